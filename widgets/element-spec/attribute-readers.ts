import { CONSENT_PURPOSES, type ConsentPurpose } from '@staykit/core/consent/consent.ts';
import { isLocale, LOCALES } from '@staykit/values/market/locale.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';

/**
 * Reads the text of an attribute: `String`, or `() => true` where being there is all it says. Throws an error whose
 * message is what the attribute takes.
 */
export type AttributeReader = (text: string) => unknown;

/** A number of things, or an id. */
export const wholeNumber: AttributeReader = (text) => {
  // As far as ids go in the contract.
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_147_483_647)
    throw new Error('a whole number, 1 or more');
  return Number(text);
};

/** One of a few words. */
export const oneOf =
  (...words: readonly string[]): AttributeReader =>
  (text) => {
    if (!words.includes(text)) throw new Error(`one of ${words.join(', ')}`);
    return text;
  };

/** What to search for: an object as JSON, or a text as in the address, which is read later. */
export const criteria: AttributeReader = (text) => {
  if (/^\s*\{/.test(text)) {
    try {
      return JSON.parse(text);
    } catch {
      // As of any other text that says no criteria.
    }
  } else if (/\w=./.test(text)) return text;
  throw new Error('criteria such as `city=75&stars=5,4&a=2`, or JSON');
};

/** As `lang` is written too: a hyphen must not make it the language of another country. */
const locale: AttributeReader = (text) => {
  const named = text.replace('-', '_');
  if (!isLocale(named)) throw new Error(`one of ${LOCALES.join(', ')}`);
  return named;
};

const api: AttributeReader = (text) => {
  const isOrigin = /^https?:\/\/[^/?#\s]+\/?$/.test(text);
  if (!isOrigin) throw new Error('an origin such as `https://shop.example`, without a path');
  return text.replace(/\/$/, '');
};

/** An address that leads somewhere: a path, or one of http or https. It is read as browsers do, which pass over blanks. */
export const webAddress: AttributeReader = (text) => {
  if (!/^https?:$/.test(URL.parse(text, 'https://page.example')?.protocol ?? ''))
    throw new Error('a path, or an address of http or https');
  return text;
};

/** An object as JSON, such as `example`. */
const json =
  (example: string): AttributeReader =>
  (text) => {
    try {
      const read: unknown = JSON.parse(text);
      if (typeof read === 'object' && read && !Array.isArray(read)) return read;
    } catch {
      // As of anything else that is no object.
    }
    throw new Error(`a JSON object such as \`${example}\``);
  };

const isPurpose = (word: string): word is ConsentPurpose =>
  CONSENT_PURPOSES.some((purpose) => purpose === word);

/** Purposes that the visitor consented to, separated by spaces or commas; `none` for none. */
export const consent = (text: string): readonly ConsentPurpose[] => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none');
  if (!words.every(isPurpose)) throw new Error(`\`none\`, or some of ${CONSENT_PURPOSES.join(', ')}`);
  return words;
};

/** Attributes that every element has; of the loader script, behind `data-`. */
export const COMMON_ATTRIBUTES: Readonly<Record<string, AttributeReader>> = {
  api,
  locale,
  partner: wholeNumber,
  theme: String,
  typeface: oneOf('theme', 'page'),
  flow: oneOf(...SEARCH_FLOWS),
  group: String,
  settings: json('{"quote":{"realtimeModes":["pull"]}}'),
  messages: json('{"searchBox":{"search":"Go"}}'),
  consent,
};
