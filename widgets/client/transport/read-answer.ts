import { isPlainDate } from '@staykit/values/dates/plain-date.ts';
import { parseActivityChoice } from '@staykit/values/offer/activity-choice.ts';
import { LINK } from '@staykit/contract/patterns.ts';

/*
 * The parts that `calls/` builds the checks of answers from, one function for each kind of schema: a
 * widget ships those that the answers of its own calls need.
 */

/**
 * Returns a value as the contract knows it: named fields only, ids as text. Throws the place where it breaks the
 * contract, as keys from the root: `/offers/0/id`.
 */
export type Check = (value: unknown, path: string) => unknown;

type Fields = Readonly<Record<string, unknown>>;

function misfit(path: string): never {
  // Only the path is thrown; the transport makes an error of it.
  throw path;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const object = (value: unknown, path: string): Fields =>
  isObject(value) && !Array.isArray(value) ? value : misfit(path);

export const text = (value: unknown, path: string): string =>
  typeof value === 'string' ? value : misfit(path);

export const number: Check = (value, path) => (Number.isFinite(value) ? value : misfit(path));

export const flag: Check = (value, path) => (typeof value === 'boolean' ? value : misfit(path));

/** A day that exists. */
export const day: Check = (value, path) => (isPlainDate(value) ? value : misfit(path));

export const link: Check = (value, path) => (LINK.test(text(value, path)) ? value : misfit(path));

/** Text, or a number that is read as text. */
export const id: Check = (value, path) => text(typeof value === 'number' ? String(value) : value, path);

/** A number, also when it came as text. */
export const numeral: Check = (value, path) =>
  number(typeof value === 'string' && value.trim() ? Number(value) : value, path);

/** A number, 0 when it is missing. */
export const count: Check = (value = 0, path) => number(value, path);

export const activityChoice: Check = (value, path) =>
  parseActivityChoice(text(value, path)) ? value : misfit(path);

/** One of fixed texts. */
export const oneOf =
  /* @__NO_SIDE_EFFECTS__ */
  (...known: unknown[]): Check =>
    (value, path) =>
      known.includes(value) ? value : misfit(path);

/** One of fixed texts; a text that this version does not know reads as the first. */
export const firstOf =
  /* @__NO_SIDE_EFFECTS__ */
  (...known: string[]): Check =>
    (value, path) =>
      known.includes(text(value, path)) ? value : known[0];

/** One of fixed texts in an optional field, which is left out when it holds a text that this version does not know. */
export const someOf =
  /* @__NO_SIDE_EFFECTS__ */
  (...known: string[]): Check =>
    (value, path) =>
      known.includes(text(value, path)) ? value : undefined;

export const list =
  /* @__NO_SIDE_EFFECTS__ */
  (item: Check): Check =>
    (value, path) =>
      Array.isArray(value) ? value.map((entry, at) => item(entry, `${path}/${at}`)) : misfit(path);

/** A list without the entries whose `key` is missing, or holds a text outside `known`. */
export const knownOf =
  /* @__NO_SIDE_EFFECTS__ */
  (item: Check, key: string, known?: readonly unknown[]): Check => {
    const isKnown = (entry: unknown) => {
      if (!isObject(entry)) return true;
      const value = entry[key];
      return value != null && !(known && typeof value === 'string' && !known.includes(value));
    };
    return (value, path) => list(item)(Array.isArray(value) ? value.filter(isKnown) : value, path);
  };

/** An object, by its fields. Keys that it does not name are left out. */
export const fields =
  /* @__NO_SIDE_EFFECTS__ */
  (required: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check => {
    const checks = Object.entries({ ...required, ...optional });
    return (value, path) => {
      const given = object(value, path);
      const read: Record<string, unknown> = {};
      for (const [key, check] of checks) {
        if (key in required || key in given) {
          const field = check(given[key], `${path}/${key}`);
          if (field !== undefined) read[key] = field;
        }
      }
      return read;
    };
  };

/** An object of any keys that fit, all of one kind. */
export const entries =
  /* @__NO_SIDE_EFFECTS__ */
  (key: Check, item: Check): Check =>
    (value, path) =>
      Object.fromEntries(
        Object.entries(object(value, path))
          .filter(([name]) => name !== '__proto__')
          .map(([name, entry]) => [key(name, path), item(entry, `${path}/${name}`)]),
      );

/** What the first check that fits makes of it. */
export const either =
  /* @__NO_SIDE_EFFECTS__ */
  (first: Check, ...others: Check[]): Check =>
    (value, path) => {
      const [next, ...rest] = others;
      if (!next) return first(value, path);
      try {
        return first(value, path);
      } catch {
        return either(next, ...rest)(value, path);
      }
    };
