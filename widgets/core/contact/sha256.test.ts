import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('gives the hash that everybody else gives, of texts of every length', () => {
  // The block ends at 55, 63 and 119 letters.
  for (let length = 0; length < 200; length += 1) {
    const text = 'az~ 09'.repeat(40).slice(0, length);
    expect(sha256(text), String(length)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
