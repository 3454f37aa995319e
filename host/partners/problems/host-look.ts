import { domainToUnicode } from 'node:url';

/** Letters of the shop's languages once their accents are gone; any other in a host name is there to look like one of them. */
const KNOWN_LETTERS = /^[a-z0-9.œæ-]*$/;

/** Letters that a reader takes for others, and what they are taken for (Unicode TR39, as far as `KNOWN_LETTERS` goes). */
const TAKEN_FOR: readonly (readonly [string, string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['0', 'o'],
  ['1', 'l'],
  ['rn', 'm'],
  ['vv', 'w'],
];

/** What a reader sees of a host name: letters in place of `xn--`, without accents. */
const seen = (host: string): string => domainToUnicode(host).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether a host name has letters of another script, or rare ones: a Cyrillic `а` reads as a Latin one. */
export function hasForeignLetters(host: string): boolean {
  return !KNOWN_LETTERS.test(seen(host));
}

/**
 * What two host names have in common that a reader takes for the same: `www.Célestine.example` and `celestine.example`,
 * `rnag-a.example` and `mag-a.example`.
 */
export function hostLook(host: string): string {
  return TAKEN_FOR.reduce((look, [from, to]) => look.replaceAll(from, to), seen(host.toLowerCase())).replace(
    /^www\./,
    '',
  );
}
