import type { Locale } from '@staykit/values/market/locale.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';

/** What a legal text has to tell, in words, and how it is recognised. */
type Rule = readonly [what: string, pattern: RegExp];

const CONTACT: Rule = [
  'an e-mail address or telephone number',
  /[\w.+-]+@[\w-]+(\.[\w-]+)+|\+\d{2}[\d\s().-]{7,}|\b0\d[\d\s./-]{7,}/,
];

const BELGIUM: readonly Rule[] = [
  [
    'who publishes it ("éditeur responsable" or "verantwoordelijke uitgever", or a company with its form)',
    /(é|e)diteur|uitgever|uitgegeven|\b(SA|SRL|SPRL|ASBL|NV|BV|VZW|CV)\b/i,
  ],
  ['its enterprise number (BCE or KBO)', /\b(BE\s?)?[01]\d{3}[.\s]?\d{3}[.\s]?\d{3}\b/],
  ['its address with postcode and town', /\b[1-9]\d{3}\s+\p{L}/u],
  CONTACT,
];

/**
 * What the law of each market wants to be read on a site of a company, as far as its presence can be seen: France LCEN
 * art. 1-1, Belgium CDE/WER XII.6, Netherlands BW 3:15d, Spain LSSI art. 10, Italy D.Lgs. 70/2003 art. 7.
 */
const RULES: Readonly<Record<Locale, readonly Rule[]>> = {
  fr_FR: [
    [
      'who publishes it ("éditeur", or a company with its form)',
      /(é|e)dit(é|e|ion)|(é|e)ditrice|\b(SA|SAS|SASU|SARL|EURL|SCOP|SNC)\b|association|mutuelle/i,
    ],
    [
      'its registration (SIREN, RCS or RNA)',
      /\b\d{3}[\s\u00a0\u202f]?\d{3}[\s\u00a0\u202f]?\d{3}\b|\bW\d{9}\b/,
    ],
    ['its address with postcode and town', /\b\d{5}\s+\p{L}/u],
    [
      'who answers for what is published ("directeur" or "directrice de la publication")',
      /direct(eur|rice)|responsable de (la )?publication/i,
    ],
    CONTACT,
  ],
  fr_BE: BELGIUM,
  nl_BE: BELGIUM,
  nl_NL: [
    [
      'who publishes it ("uitgever", or a company with its form)',
      /uitgever|uitgegeven|\b(B\.?V\.?|N\.?V\.?|V\.?O\.?F\.?|stichting|vereniging|eenmanszaak)(?=\W|$)/i,
    ],
    ['its number at the KvK', /\b(KvK|Kamer van Koophandel)\D{0,20}\d{8}\b/i],
    ['its address with postcode and town', /\b[1-9]\d{3}\s?[A-Z]{2}\s+\p{L}/u],
    CONTACT,
  ],
  es_ES: [
    [
      'who publishes it ("titular", "editor", or a company with its form)',
      /titular|edit(or|a\b)|denominaci(ó|o)n|\bS\.?\s?[AL]\.?(U\.?)?(?=\W|$)/i,
    ],
    ['its tax number (NIF or CIF)', /\b(?:[A-HJNP-SUVW]-?\d{7}-?[\dA-J]|\d{8}-?[A-Z])\b/],
    ['its address with postcode and town', /\b\d{5}\s+\p{L}/u],
    CONTACT,
  ],
  it_IT: [
    [
      'who publishes it ("editore", "ragione sociale", or a company with its form)',
      /editor|edito da|ragione sociale|\bS\.?\s?(r\.?l|p\.?A|n\.?c|a\.?s)\.?(?=\W|$)/i,
    ],
    ['its VAT number (partita IVA)', /\b(IT\s?)?\d{11}\b/],
    ['its address with postcode and town', /\b\d{5}\s+\p{L}/u],
    CONTACT,
  ],
};

const COUNTRIES: Readonly<Record<string, string>> = {
  FR: 'France',
  BE: 'Belgium',
  NL: 'the Netherlands',
  ES: 'Spain',
  IT: 'Italy',
};

/**
 * What the footer does not tell of its publisher, for the market of a minisite. Only that something of the kind is there
 * is seen, not that it is right or enough.
 */
export function legalWarnings(
  { minisiteLocale }: Pick<PartnerSettings, 'minisiteLocale'>,
  legalText: string | undefined,
  text: PartnerText,
): PartnerProblem[] {
  const rules = RULES[minisiteLocale];
  // The number of a company is no telephone.
  const numberless = rules.reduce(
    (rest, [, pattern]) => (pattern === CONTACT[1] ? rest : rest.replace(pattern, '')),
    legalText ?? '',
  );
  const missing = rules.filter(
    ([, pattern]) => !pattern.test(pattern === CONTACT[1] ? numberless : (legalText ?? '')),
  );
  if (missing.length === 0) return [];
  const names = missing.map(([what]) => what).join('; ');
  return [
    text.problem(
      ['legalText'],
      `what ${COUNTRIES[minisiteLocale.slice(3)]} asks of a publisher (its presence is checked, and this is no legal advice)`,
      legalText === undefined ? 'no legal text' : `a text without ${names}`,
      legalText === undefined ? `"legalText": "legal.txt", with ${names}` : `a sentence with ${names}`,
    ),
  ];
}
