/** Characters of the PDF standard fonts beyond Latin-1: the upper half of Windows-1252. */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Replacements of letters that Unicode normalisation does not decompose. */
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
 * A text in the characters of the PDF standard fonts. Other letters lose their accents; emojis and other scripts are
 * removed.
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
