// @ts-check
/**
 * SHA-256 (FIPS 180-4). The browser's own is missing on pages that did not come over https, such as
 * those of a server in the home network.
 */

const PRIMES = [2];
for (let n = 3; PRIMES.length < 64; n += 2) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits behind the point. @param {number} root */
const fraction = (root) => ((root % 1) * 2 ** 32) | 0;

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint8Array} message
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(message) {
  // The message, a one, zeros, and its length in bits: whole blocks of 64 bytes.
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);

  const hash = Int32Array.from(START);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const x = at(words, i - 15);
      const y = at(words, i - 2);
      words[i] =
        at(words, i - 16) +
        (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
        at(words, i - 7) +
        (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const first =
        h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (ROUNDS[i] ?? 0) +
        at(words, i);
      const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
  }

  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => result.setInt32(4 * i, word));
  return new Uint8Array(result.buffer);
}

/** @param {Int32Array} words @param {number} i */
function at(words, i) {
  return words[i] ?? 0;
}

/** @param {Uint8Array} bytes @returns {string} small hexadecimal digits */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits pairs of hexadecimal digits @returns {Uint8Array} */
export function fromHex(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
