import * as z from 'zod/mini';
import { readSecretList } from '@staykit/gateway/visitors/secret.ts';
import { readServerAddress } from '@staykit/gateway/database/server/server-address.ts';

/** Refuses a setting. `received` describes what came, and never a secret; the text itself without it. */
type Refuse = (received?: string) => undefined;

/**
 * A setting in a text: `read` gives its value, or refuses the text, several times where several parts of it are wrong.
 * `expected` completes the sentence "NAME: expected ...".
 */
function setting<Value>(expected: string, read: (text: string, refuse: Refuse) => Value | undefined) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const value = read(text, (received = JSON.stringify(text)) => {
        issues.push({ code: 'custom', message: expected, params: { received }, input: undefined });
        return undefined;
      });
      return value === undefined ? z.NEVER : value;
    }),
  );
}

/** A text of a given form. */
export const textLike = (form: RegExp, expected: string) =>
  setting(expected, (text, refuse) => (form.test(text) ? text : refuse()));

/** A whole number from `min` to `max`. */
export const wholeNumber = (max: number, min = 0) =>
  setting(`a whole number from ${min} to ${max}`, (text, refuse) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : refuse(),
  );

/** One of a few texts. */
export const oneOf = <Choice extends string>(choices: readonly Choice[], expected?: string) =>
  setting(expected ?? `one of ${choices.join(', ')}`, (text, refuse) => {
    return choices.find((choice) => choice === text) ?? refuse();
  });

/** A URL. It may hold a password, so of a wrong one the scheme alone is repeated. */
export const address = (...protocols: readonly string[]) =>
  setting(
    `an address beginning with ${protocols.map((each) => `${each}://`).join(' or ')}`,
    (text, refuse) => {
      const scheme = /^([a-z]+):\/\/[^/\s]/i.exec(text)?.[1]?.toLowerCase();
      if (scheme && protocols.includes(scheme) && URL.canParse(text)) return text;
      return refuse(scheme ? `an address beginning with ${scheme}://` : `a text of ${text.length} letters`);
    },
  );

/** A PostgreSQL address, with one host or several, or a unix socket. */
export const databaseAddress = () =>
  setting('an address beginning with postgres:// or postgresql://', (text, refuse) => {
    const scheme = /^([a-z]+):\/\//i.exec(text)?.[1]?.toLowerCase();
    if (scheme !== 'postgres' && scheme !== 'postgresql')
      return refuse(scheme ? `an address beginning with ${scheme}://` : `a text of ${text.length} letters`);
    const read = readServerAddress(text);
    return typeof read === 'string' ? refuse(read) : text;
  });

/** Least letters of a secret: 128 bits as hex digits. */
const SECRET_LETTERS = 32;

/** A secret, or the present one and older ones that are still read, joined by commas: of a short one the length alone is repeated. */
export const secret = () =>
  setting(
    `at least ${SECRET_LETTERS} letters, or several such secrets with commas between`,
    (text, refuse) => {
      const list = readSecretList(text);
      const short = list?.find((one) => one.length < SECRET_LETTERS);
      return list && short === undefined ? list : refuse(`${short?.length ?? 0} letters`);
    },
  );

/** Texts of a given form, separated by commas. */
export const listOf = (form: RegExp, expected: string) =>
  setting(expected, (text, refuse): readonly string[] => {
    const items = itemsOf(text);
    const wrong = items.find((item) => !form.test(item));
    if (wrong !== undefined) refuse(JSON.stringify(wrong));
    return items;
  });

/** `key=value` pairs, separated by commas. `entryOf` gives the entry of a pair, and undefined for a wrong one. */
export const pairsOf = <Value>(
  expected: string,
  entryOf: (key: string, value: string) => readonly [string, Value] | undefined,
) =>
  setting(expected, (text, refuse): Record<string, Value> => {
    const entries = itemsOf(text).flatMap((pair) => {
      const [key = '', value = '', ...more] = pair.split('=').map((part) => part.trim());
      const entry = more.length > 0 ? undefined : entryOf(key, value);
      if (!entry) refuse(JSON.stringify(pair));
      return entry ? [entry] : [];
    });
    return Object.fromEntries(entries);
  });

const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
