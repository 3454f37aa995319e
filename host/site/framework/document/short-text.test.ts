import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortText } from './short-text.ts';

describe('a description for search engines', () => {
  it('keeps a short text, with single spaces', () => {
    expect(shortText('  Deux nuits\n à la mer. ')).toBe('Deux nuits à la mer.');
  });

  it('ends a long text after a whole word, within 160 characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zé,]{1,12}$/), { minLength: 60, maxLength: 80 }),
        (words) => {
          const text = words.join(' ');
          const short = shortText(text);
          expect(short.length).toBeLessThanOrEqual(160);
          if (text.length <= 160) expect(short).toBe(text);
          else {
            expect(short.endsWith('…')).toBe(true);
            const kept = short.slice(0, -1);
            expect(text.startsWith(kept)).toBe(true);
            expect(text.slice(kept.length)).toMatch(/^[ ,]/);
          }
        },
      ),
    );
  });
});
