/*
 * SHA-256 of short texts, for proof of work: the one of browsers is asynchronous, which takes longer
 * than the work itself, and is missing on pages without TLS.
 */

const WORDS = 64;

/** The first bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const K = new Int32Array(WORDS);
const START = new Int32Array(8);
for (let found = 0, candidate = 2; found < WORDS; candidate += 1) {
  let isPrime = true;
  for (let factor = 2; factor * factor <= candidate; factor += 1)
    if (candidate % factor === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = fraction(Math.sqrt(candidate));
  K[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const w = new Int32Array(WORDS);

/** The hash of a text of ASCII letters, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = new Int32Array((((text.length + 8) >> 6) + 1) * 16);
  for (let at = 0; at <= text.length; at += 1)
    words[at >> 2]! |= (at < text.length ? text.charCodeAt(at) : 0x80) << (24 - (at & 3) * 8);
  words[words.length - 1] = text.length * 8;
  const hash = Int32Array.from(START);
  for (let block = 0; block < words.length; block += 16) mix(hash, words, block);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** One block of sixteen words. */
function mix(hash: Int32Array, words: Int32Array, block: number): void {
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < WORDS; i += 1) {
    if (i < 16) w[i] = words[block + i]!;
    else {
      const near = w[i - 2]!;
      const far = w[i - 15]!;
      w[i] =
        w[i - 16]! +
        (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) +
        w[i - 7]! +
        (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10));
    }
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}
