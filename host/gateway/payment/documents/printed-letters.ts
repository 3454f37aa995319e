/** Letters of the fonts: Western European ones and punctuation. */
const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/;
/** Letters of Central and Eastern Europe, in font files of their own. */
const EXTENDED =
  /[\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85]/;

/** A part of a line that one font file has. */
export interface Run {
  text: string;
  /** In the file with the letters of Central and Eastern Europe. */
  isExtended: boolean;
}

/** Narrow spaces are printed as whole ones that do not break. */
const narrow = (letter: string): string => (letter === '\u202f' || letter === '\u2009' ? '\u00a0' : letter);

/**
 * A text in letters that the documents print. Emojis and other scripts are removed, and letters that no font has lose
 * their accents.
 */
export function printedLetters(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const one = narrow(letter);
      if (one === '\n' || LATIN.test(one) || EXTENDED.test(one)) return one;
      const plain = one.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every((each) => LATIN.test(each)) ? plain : '';
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The parts of a printed text, by the file that has them. */
export function runsOf(printed: string): Run[] {
  const runs: Run[] = [];
  for (const letter of printed) {
    const isExtended = EXTENDED.test(letter);
    const last = runs.at(-1);
    if (last?.isExtended === isExtended) last.text += letter;
    else runs.push({ text: letter, isExtended });
  }
  return runs;
}
