// @ts-check
/**
 * Quiet sounds, made here and not loaded: a card laid down, a card drawn, your turn, a suit named, a
 * deal won or lost. Nothing of it exists until the player has switched sounds on and touched the
 * page, as browsers want it.
 */
import { store } from "./store.js";

/** @import { Change } from "./store.js" */
/** @import { Suit } from "./protocol.js" */

/** Seconds between cards that follow one another at once, and the most that are heard. */
const STEP = 0.09;
const MOST = 6;

/** Hertz; each suit has its own note. */
const NOTES = { C: 392, D: 440, H: 523.25, S: 587.33 };

/** @type {{ context: AudioContext, out: GainNode, noise: AudioBuffer } | null} */
let player = null;

function wake() {
  if (!store.settings.get("sound")) return;
  if (!player) {
    const context = new AudioContext();
    const out = new GainNode(context, { gain: 0.16 });
    out.connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
    player = { context, out, noise };
  }
  if (player.context.state === "suspended") void player.context.resume();
}

/** An envelope that rises at once and fades. @param {number} at @param {number} loud @param {number} seconds */
function fade(at, loud, seconds) {
  if (!player) throw new Error("Sounds are off.");
  const gain = new GainNode(player.context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(player.out);
  return gain;
}

/**
 * A plucked note with a soft octave above.
 * @param {number} at @param {number} hertz @param {number} loud @param {number} [seconds]
 */
function note(at, hertz, loud, seconds = 0.35) {
  for (const [times, share] of /** @type {const} */ ([[1, 1], [2, 0.22]])) {
    if (!player) return;
    const tone = new OscillatorNode(player.context, { type: "sine", frequency: hertz * times });
    tone.connect(fade(at, loud * share, seconds / times));
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/**
 * Paper: noise through a filter that slides from one frequency to another.
 * @param {number} at @param {number} from @param {number} to @param {number} loud @param {number} seconds
 */
function rustle(at, from, to, loud, seconds) {
  if (!player) return;
  const { context, noise } = player;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: 0.9 });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fade(at, loud, seconds));
  source.start(at, Math.random() * 0.1, seconds);
}

const SOUNDS = {
  /** @param {number} at */
  down(at) {
    rustle(at, 2600, 900, 0.9, 0.07);
    note(at, 150, 0.5, 0.09);
  },
  /** @param {number} at */
  draw(at) {
    rustle(at, 1200, 3400, 0.5, 0.11);
  },
  /** @param {number} at */
  turn(at) {
    note(at, 659.25, 0.35, 0.22);
    note(at + 0.11, 880, 0.35, 0.3);
  },
  /** @param {number} at */
  won(at) {
    [523.25, 659.25, 783.99, 1046.5].forEach((hertz, i) => note(at + i * 0.12, hertz, 0.5, 0.5));
  },
  /** @param {number} at */
  lost(at) {
    [440, 392, 329.63].forEach((hertz, i) => note(at + i * 0.16, hertz, 0.4, 0.45));
  },
};

/** @param {Change} change */
function hear({ updates, previous, fresh }) {
  const view = store.view;
  if (!player || !view || fresh || !store.settings.get("sound")) return;
  let at = player.context.currentTime + 0.02;
  let heard = 0;
  for (const { events, undone } of updates) {
    if (undone) continue;
    for (const event of events) {
      const named = event.kind === "named" && event.suit;
      const cards = { played: 1, starter: 1, drew: event.number ?? 1 }[event.kind] ?? 0;
      for (let card = 0; card < cards && heard < MOST; card += 1, heard += 1, at += STEP) {
        SOUNDS[event.kind === "drew" ? "draw" : "down"](at);
      }
      if (named) note(at, NOTES[/** @type {Suit} */ (named)], 0.5, 0.5);
    }
  }
  if (view.ended && !previous?.ended) {
    const winners = view.ended.game_over ? view.ended.game_winners : view.ended.winners;
    SOUNDS[view.you !== null && winners.includes(view.you) ? "won" : "lost"](at + 0.15);
  } else if (updates.length && view.turn === view.you && previous?.turn !== view.you) {
    SOUNDS.turn(at + 0.05);
  }
}

/** Listen to the table, and wait for the first touch or key after sounds are switched on. */
export function startSounds() {
  for (const gesture of ["pointerup", "keydown"]) {
    document.addEventListener(gesture, wake, { passive: true });
  }
  store.settings.subscribe(({ sound }) => {
    if (sound && navigator.userActivation?.isActive) wake();
    if (!sound && player) {
      void player.context.close();
      player = null;
    }
  });
  store.subscribe(hear);
}
