/** What the standard fonts of a PDF print besides Latin-1: the upper half of Windows-1252. */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that lose no accent when they are taken apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ħ: 'h',
  '\u202f': '\u00a0',
};

function isPrinted(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || BEYOND_LATIN.includes(letter);
}

/**
 * A text as the standard fonts of a PDF can print it. A letter that they lack loses its accent; emojis and other
 * scripts, which would come out as nonsense, are left out.
 */
export function printedLetters(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (letter === '\n' || isPrinted(letter)) return letter;
      const plain = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every(isPrinted) ? plain : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}
