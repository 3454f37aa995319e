import { hostLook } from './host-look.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';

/** A checked file among the others. */
export interface PartnerEntry {
  slug: string;
  /** What of the file can be used. */
  settings: Partial<PartnerSettings>;
  text: PartnerText;
}

/** Addresses that are taken by the shop: segment to what it is. */
export type ReservedSegments = ReadonlyMap<string, string>;

/**
 * What is wrong between partners, or between a partner and the shop. Where two claim the same, the problem is that of the
 * one with the higher `rank`; then a partner whose folder is named after its address comes before one that only claims it
 * (a copied file); then the order of the folders' names decides. Another partner is named by the place of its file alone:
 * whoever mends one file need not learn what is in another. [MINISITE-03] [MINISITE-07]
 */
export function sharedProblems(
  all: readonly PartnerEntry[],
  reserved: ReservedSegments,
  rank: (entry: PartnerEntry) => number = () => 0,
): PartnerProblem[] {
  const claims = new Map(
    all.map((entry) => [entry, 2 * rank(entry) + Number(entry.slug !== entry.settings.minisiteUrl)]),
  );
  const entries = all.toSorted((a, b) => (claims.get(a) ?? 0) - (claims.get(b) ?? 0));
  const ids = new Set(entries.map(({ settings }) => settings.minisiteId));
  const urls = new Set(entries.map(({ settings }) => settings.minisiteUrl));
  /** An id that nobody has, and that is told once. */
  const freeId = () => {
    let id = Math.max(...[...ids].map((one) => one ?? 0)) + 1;
    while (ids.has(id)) id += 1;
    ids.add(id);
    return id;
  };
  /** An address like the folder's name that nobody has, and that is told once. */
  const freeUrl = ({ slug }: PartnerEntry) => {
    const name =
      slug
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'minisite';
    const names = [
      name,
      `${name}-minisite`,
      ...Array.from({ length: all.length + 1 }, (_, index) => `${name}-${index + 2}`),
    ];
    const url = names.find((one) => !urls.has(one) && !reserved.has(one));
    urls.add(url);
    return url;
  };
  return [
    ...entries.flatMap((entry) => hiddenPage(entry, reserved, freeUrl)),
    ...repeats(entries, 'minisiteId', freeId),
    ...repeats(
      entries.filter(({ settings }) => !reserved.has(settings.minisiteUrl ?? '')),
      'minisiteUrl',
      freeUrl,
    ),
    ...repeatedDomains(entries),
    ...entries.flatMap((entry) => wrongRedirects(entry, reserved)),
  ];
}

function hiddenPage(
  entry: PartnerEntry,
  reserved: ReservedSegments,
  instead: (entry: PartnerEntry) => unknown,
): PartnerProblem[] {
  const { minisiteUrl = '' } = entry.settings;
  const page = reserved.get(minisiteUrl);
  if (page === undefined) return [];
  return [
    entry.text.problem(
      ['minisiteUrl'],
      'an address that hides nothing of the shop',
      `"${minisiteUrl}", which is ${page}`,
      { value: instead(entry) },
    ),
  ];
}

/** Pages whose addresses name one thing, which may be gone. */
const OF_ONE_THING = ['product', 'hotel', 'activity', 'box', 'landing', 'content'];

/** Redirects that would hide a page, or lead on and on. */
function wrongRedirects(
  { settings: { redirects = {} }, text }: PartnerEntry,
  reserved: ReservedSegments,
): PartnerProblem[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const [, first = '', second] = from.split('/');
    const page = reserved.get(first);
    if (page !== undefined && !(second !== undefined && OF_ONE_THING.includes(first)))
      return [
        text.problem(
          ['redirects', from],
          'an address that hides nothing of the minisite',
          `"${from}", which is of ${page}`,
          'nothing: take this line out',
        ),
      ];
    const next = redirects[to.split(/[?#]/, 1)[0]?.replaceAll(/\/+(?=\/|$)/g, '') ?? ''];
    if (next === undefined) return [];
    return [
      text.problem(
        ['redirects', from],
        'the address that it leads to in the end',
        `"${to}", which has moved too`,
        next === to || next.startsWith(from) ? 'nothing: take this line out' : { value: next },
      ),
    ];
  });
}

function repeats(
  entries: readonly PartnerEntry[],
  key: 'minisiteId' | 'minisiteUrl',
  instead: (entry: PartnerEntry) => unknown,
): PartnerProblem[] {
  const first = new Map<unknown, PartnerEntry>();
  return entries.flatMap((entry) => {
    const value = entry.settings[key];
    if (value === undefined) return [];
    const owner = first.get(value);
    if (!owner) {
      first.set(value, entry);
      return [];
    }
    const place = `${owner.text.file}:${owner.text.lineOf([key]) ?? 1}`;
    return [
      entry.text.problem([key], `a ${key} of its own`, `${JSON.stringify(value)}, which ${place} has too`, {
        value: instead(entry),
      }),
    ];
  });
}

function repeatedDomains(entries: readonly PartnerEntry[]): PartnerProblem[] {
  const owners = new Map<string, { entry: PartnerEntry; domain: string }>();
  return entries.flatMap((entry) =>
    (entry.settings.domains ?? []).flatMap((domain, index) => {
      const look = hostLook(domain);
      const owner = owners.get(look) ?? { entry, domain };
      owners.set(look, owner);
      if (owner.entry === entry) return [];
      const { file } = owner.entry.text;
      return [
        entry.text.problem(
          ['domains', index],
          'a domain that no other partner has',
          owner.domain === domain
            ? `"${domain}", which ${file} has too`
            : `"${domain}", which looks like a domain of ${file}`,
          'nothing: take this line out',
        ),
      ];
    }),
  );
}
