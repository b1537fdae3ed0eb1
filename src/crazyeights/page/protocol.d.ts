/** Stands in for what is generated from the server's OpenAPI description until that exists. */
export type Suit = "C" | "D" | "H" | "S";
export type Pace = "calm" | "normal" | "fast" | "instant";
export type Phase = "turn" | "naming" | "debt" | "skipped" | "more" | "cover" | "over";
export interface Event {
  kind: string;
  seat?: number | null;
  card?: string | null;
  suit?: Suit | null;
  number?: number | null;
  total?: number | null;
  cause?: string | null;
  end?: string | null;
}
export interface Update {
  version: number;
  undone: boolean;
  events: Event[];
  said: string;
}
export interface Seat {
  name: string;
  you: boolean;
  computer: string | null;
  count: number;
  total: number;
  playing: boolean;
  called: boolean;
  losing_turn: boolean;
  last: string;
  label: string;
}
export interface HandCard {
  card: string;
  playable: boolean;
  suits: Suit[];
  label: string;
}
export interface EndedRow {
  seat: number;
  name: string;
  cards: string[];
  values: number[];
  sum: number;
  points: number;
  before: number;
  total: number;
  note: string;
  winner: boolean;
}
export interface Ended {
  heading: string;
  explanation: string;
  winners: number[];
  blocked: boolean;
  game_over: boolean;
  game_winners: number[];
  game_heading: string;
  rows: EndedRow[];
  limit: number | null;
  remark: string;
  deals: number[][];
}
export interface View {
  table: string;
  version: number;
  rules: { preset: string | null; name: string };
  deal: number;
  pace: Pace;
  level: string | null;
  you: number | null;
  seats: Seat[];
  turn: number | null;
  dealer: number;
  direction: 1 | -1;
  phase: Phase;
  hand: HandCard[];
  discards: string[];
  discards_count: number;
  stock_count: number;
  required: Suit | null;
  required_words: string;
  anything: boolean;
  debt: number;
  debt_words: string;
  skip: number;
  may: { draw: boolean; pass: boolean; call: boolean; stop: boolean; name: Suit[]; undo: boolean; next_deal: boolean };
  draw_words: string;
  draw_expected: boolean;
  call_words: string;
  stop_words: string;
  has: { call: boolean; stop: boolean; pass: boolean; reverse: boolean };
  said: string;
  prompt: string;
  direction_words: string;
  target: number | null;
  commitment: string | null;
  next_commitment: string | null;
  assisted: boolean;
  ended: Ended | null;
}
export interface Frame {
  version: number;
  updates: Update[];
  view: View;
}
export type Request =
  | { do: "play"; card: string; suit?: Suit }
  | { do: "draw" }
  | { do: "pass" }
  | { do: "name"; suit: Suit }
  | { do: "call" }
  | { do: "stop" }
  | { do: "next_deal" }
  | { do: "undo" };
export interface Command {
  version: number;
  key: string;
  request: Request;
}
export interface Refused {
  code: string;
  message: string;
  frame: Frame;
}
export interface Problem {
  code: string;
  message: string;
}
export interface NewTable {
  preset?: string;
  opponents?: number;
  level?: string;
  target?: number | null;
  pace?: Pace;
}
export interface Home {
  language: string;
  table: string | null;
  levels: { id: string; name: string; summary: string }[];
  paces: { id: Pace; name: string }[];
  languages: { id: string; name: string }[];
  presets: {
    id: string;
    name: string;
    summary: string;
    fewest: number;
    most: number;
    targets: number[];
    default_target: number | null;
    one_deal: boolean;
  }[];
}
export interface Hint {
  action: Request;
  message: string;
  chance: number | null;
}
export interface Explanation {
  allowed: boolean;
  message: string;
}
export interface Log {
  deals: { deal: number; lines: { seat: number | null; heading: boolean; text: string }[] }[];
}
export interface Book {
  title: string;
  terms: { words: string[]; meaning: string }[];
  sections: {
    name: string;
    title: string;
    paragraphs: { shape: "text" | "entry" | "row"; parts: { text: string; text_id: string }[]; cards?: string[] }[];
  }[];
}
export interface Shuffle {
  deal: number;
  commitment: string;
  secret: string;
  cards: string[];
  shuffled: string[];
  cut: { seat: number; card: string }[] | null;
}
export interface Statistics {
  games: number;
  wins: number;
  streak: number;
  best_streak: number;
  average_points: number | null;
  groups: {
    preset: string;
    preset_name: string;
    level: string;
    level_name: string;
    games: number;
    wins: number;
    average_points: number | null;
  }[];
  games_over_time: { ended: string; preset: string; level: string; won: boolean; points: number }[];
}
export interface Texts {
  language: string;
  plain: Record<string, string>;
  counted: Record<string, string[]>;
  named: Record<string, string>;
  cards: Record<string, string>;
  suits: Record<Suit, string>;
  ranks: Record<string, string>;
  suit_keys: Record<Suit, string>;
}
