import { describe, expect, it } from 'vitest';
import { cutText, DESCRIPTION_LETTERS } from './cut-text.ts';

describe('cutText', () => {
  it('keeps 86 letters on a phone and 250 on a desk, the ellipsis not counted [PRODUCT-11]', () => {
    const text = 'a'.repeat(300);
    expect(cutText(text, DESCRIPTION_LETTERS.mobile)).toBe(`${'a'.repeat(86)}…`);
    expect(cutText(text, DESCRIPTION_LETTERS.desktop)).toBe(`${'a'.repeat(250)}…`);
  });

  it('leaves a text alone that just fits [PRODUCT-11]', () => {
    for (const letters of [86, 250]) expect(cutText('a'.repeat(letters), letters)).toBe('a'.repeat(letters));
  });

  it('never cuts a sign in two', () => {
    expect(cutText('🌊🌊🌊', 2)).toBe('🌊🌊…');
  });
});
