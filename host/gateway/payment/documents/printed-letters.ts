/** Letters of the fonts: Western European ones and punctuation. */
const LATIN =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212]/;
/** Letters of Central and Eastern Europe, in font files of their own. */
const EXTENDED =
  /[\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0134-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2020]/;

/** How letters are written that the fonts lack and Unicode does not take apart. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '\t': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  // Narrow spaces are printed as whole ones that do not break.
  '\u2007': '\u00a0',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '—',
  ʼ: '’',
  ʹ: '’',
  ʻ: '‘',
  '‛': '‘',
  '‟': '“',
  '′': "'",
  '″': '"',
  '‰': '°/°°',
  '‡': '††',
  '₤': '£',
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  ʾ: '’',
  ʿ: '‘',
};

/** Letters with a stroke or hook, or turned, by the letter that is printed for them. */
const PLAIN: Readonly<Record<string, string>> = {
  A: 'Ⱥ',
  B: 'ƁƂɃ',
  b: 'ƀƃɓ',
  C: 'ƇȻ',
  c: 'ƈȼ',
  D: 'ƉƊƋ',
  d: 'ƌȡɖɗ',
  E: 'ƎƏƐɆ',
  e: 'ǝɇəɛ',
  F: 'Ƒ',
  f: 'ƒ',
  G: 'ƓƔǤ',
  g: 'ǥɠɣ',
  I: 'Ɨ',
  i: 'ɨ',
  J: 'Ɉ',
  j: 'ȷɉ',
  K: 'Ƙ',
  k: 'ĸƙ',
  L: 'Ƚ',
  l: 'ƚȴ',
  N: 'ƝȠ',
  n: 'ƞȵɲ',
  O: 'ƆƟ',
  o: 'ɔɵ',
  P: 'Ƥ',
  p: 'ƥ',
  Q: 'Ɋ',
  q: 'ɋ',
  R: 'Ɍ',
  r: 'ɍ',
  s: 'ȿ',
  T: 'ŦƬƮȾ',
  t: 'ŧƫƭȶ',
  U: 'Ʉ',
  V: 'Ʋ',
  v: 'ʋ',
  Y: 'ƳɎ',
  y: 'ƴɏ',
  Z: 'ƵƷȤ',
  z: 'ƶȥɀʒ',
};

const WRITTEN = new Map([
  ...Object.entries(SUBSTITUTES),
  ...Object.entries(PLAIN).flatMap(([plain, letters]) => [...letters].map((one) => [one, plain] as const)),
]);

/** A part of a line that one font file has. */
export interface Run {
  text: string;
  /** In the file with the letters of Central and Eastern Europe. */
  isExtended: boolean;
}

const substituted = (text: string): string => [...text].map((one) => WRITTEN.get(one) ?? one).join('');

const isInFonts = (text: string): boolean =>
  [...text].every((one) => one === '\n' || LATIN.test(one) || EXTENDED.test(one));

/** A letter as the fonts have it: itself, else its parts (a ligature), else its parts without accents, else nothing. */
function printed(letter: string): string {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [letter, letter.normalize('NFKC'), plain].map(substituted).find(isInFonts) ?? '';
}

/**
 * A text in letters that the documents print. Emojis and other scripts are removed, ligatures and digraphs written in
 * their letters, and letters that no font has lose their accents and strokes.
 */
export function printedLetters(text: string): string {
  return [...text.normalize('NFC')].map(printed).join('').replace(/ {2,}/g, ' ').trim();
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
