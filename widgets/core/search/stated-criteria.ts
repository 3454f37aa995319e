import { isPaxCount, type PaxKind } from '@staykit/values/pax/pax.ts';
import { entriesToCriteria, hashToCriteria, readStars, type Entries } from './address/address-hash.ts';
import type { SearchCriteria } from './criteria.ts';
import { emptyCriteria } from './empty-criteria.ts';
import { isSearchFlow, type SearchFlow } from '@staykit/values/search/flow.ts';
import { LOCATION_CATEGORIES, type LocationCategory } from '@staykit/values/search/location.ts';
import { effectiveSort } from './results/sort-rules.ts';

/** Criteria as an object of a page: `SearchCriteria`, or the short keys of the address in place of its place and travellers. */
export interface CriteriaObject
  extends Partial<SearchCriteria>, Partial<Record<LocationCategory, string | number>> {
  /** Adults. */
  a?: number;
  /** Children. */
  c?: number;
  /** Babies. */
  b?: number;
  /** One person has a room alone. */
  s?: boolean;
}

/** Search criteria as given by a page, parsed. */
export interface StatedCriteria {
  /** The search, with the defaults filled in. Nothing where to search for it would be another search than was meant. */
  criteria?: SearchCriteria;
  /** What of it is not read, in words that follow a name: `="stars=six" is invalid: ...`. */
  told?: string;
}

const COUNTS: Partial<Record<string, PaxKind>> = { a: 'adult', c: 'child', b: 'baby' };
const PAX_KEYS: Partial<Record<string, string>> = { adult: 'a', child: 'c', baby: 'b', singleRoom: 's' };
/** A value that could not be written in an address. */
const NO_TEXT = '\0';

/**
 * Reads criteria that a page states: a text as in the address, an object with its keys, or `SearchCriteria`. Of a text
 * what can be read is used; an object that is not read as a whole is another than was meant.
 *
 * @param flow of criteria that name none
 */
export function statedCriteria(stated: unknown, flow: SearchFlow): StatedCriteria {
  const isText = typeof stated === 'string';
  const entries = isText
    ? Object.fromEntries(new URLSearchParams(stated.replace(/^[#?]/, '')))
    : entriesOf(stated);
  const given = Object.keys(entries).filter((key) => entries[key]);
  const unread = given.filter((key) => !isRead(key, entries));
  const usable = isText ? unread.length < given.length : !unread.length;
  const read = new URLSearchParams(given.map((key) => [key, entries[key]!])).toString();
  const criteria = { ...emptyCriteria(flow), ...hashToCriteria(read, read) };
  if (criteria.sort) criteria.sort = effectiveSort(criteria);
  if (entries['distanceActive']) criteria.distanceActive = entries['distanceActive'] === 'true';
  const written = isText ? stated : JSON.stringify(stated);
  return {
    ...(usable && { criteria }),
    ...((unread.length > 0 || !usable) && {
      told:
        `="${written}" is ${usable ? 'partly ' : ''}invalid: ${unread.length > 0 ? `${unread.join(', ')} cannot be read` : 'no known key'}. ` +
        'Expected keys and values of the address, such as `city=75&stars=5,4&a=2`.',
    }),
  };
}

/** An object as the entries of an address. */
function entriesOf(stated: unknown): Entries {
  if (!isObject(stated)) return { [String(stated)]: NO_TEXT };
  const entries: Entries = {};
  for (const [key, value] of Object.entries(stated)) {
    if (key === 'pax' && isObject(value))
      for (const [kind, count] of Object.entries(value))
        entries[PAX_KEYS[kind] ?? `pax.${kind}`] = textOf(count);
    else if (key === 'location' && isObject(value)) {
      const { category, id } = value;
      const isPlace = (LOCATION_CATEGORIES as readonly unknown[]).includes(category);
      entries[isPlace ? String(category) : key] = textOf(id ?? null);
    } else entries[key] = textOf(value);
  }
  return entries;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const plain = [value].flat().every((one) => /^(string|number|boolean)$/.test(typeof one));
  return plain ? String(value) : NO_TEXT;
}

/** Whether an entry says anything, of which no part is lost. */
function isRead(key: string, entries: Entries): boolean {
  const text = entries[key]!;
  const kind = COUNTS[key];
  if (text === NO_TEXT) return false;
  if (kind) return isPaxCount(kind, Number(text));
  if (key === 's' || key === 'distanceActive') return /^(true|false)$/.test(text);
  if (key === 'flow') return isSearchFlow(text);
  if (key === 'page') return /^\d{1,6}$/.test(text);
  if (key === 'from') return true;
  if (key === 'stars') return readStars(text).length === text.split(',').length;
  const { checkin, checkout, ...rest } = entriesToCriteria({ checkin: entries['checkin'], [key]: text });
  // Only with its first day does a stay have a last one.
  if (/^(checkout|nights?)$/.test(key)) return checkout !== undefined;
  return key === 'checkin' ? checkin !== undefined : Object.keys(rest).length > 0;
}
