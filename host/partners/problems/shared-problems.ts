import { hostLook } from './host-look.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../partner-text.ts';

/** A checked file among the others. */
export interface PartnerEntry {
  slug: string;
  settings: PartnerSettings;
  text: PartnerText;
}

/** Addresses that are taken by the shop: segment to what it is. */
export type ReservedSegments = ReadonlyMap<string, string>;

/**
 * What is wrong between partners, or between a partner and the shop. Where two claim the same, the problem is the later
 * one's: a partner whose folder is named after its address comes before one that only claims it (a copied file), then the
 * order of the folders' names decides. [MINISITE-03] [MINISITE-07]
 */
export function sharedProblems(all: readonly PartnerEntry[], reserved: ReservedSegments): PartnerProblem[] {
  const claims = ({ slug, settings }: PartnerEntry) => Number(slug !== settings.minisiteUrl);
  const entries = all.toSorted((a, b) => claims(a) - claims(b));
  return [
    ...entries.flatMap((entry) => hiddenPage(entry, reserved)),
    ...repeats(
      entries,
      ['minisiteId'],
      (id) => `${JSON.stringify(id)}`,
      () => Math.max(...entries.map(({ settings }) => settings.minisiteId)) + 1,
    ),
    ...repeats(
      entries,
      ['minisiteUrl'],
      (url) => `${JSON.stringify(url)}`,
      ({ slug, settings }) => (slug === settings.minisiteUrl ? `${slug}-2` : slug),
    ),
    ...repeatedDomains(entries),
    ...entries.flatMap((entry) => wrongRedirects(entry, reserved)),
  ];
}

function hiddenPage({ slug, settings, text }: PartnerEntry, reserved: ReservedSegments): PartnerProblem[] {
  const page = reserved.get(settings.minisiteUrl);
  if (page === undefined) return [];
  return [
    text.problem(
      ['minisiteUrl'],
      'an address that hides nothing of the shop',
      `"${settings.minisiteUrl}", which is ${page}`,
      { value: reserved.has(slug) ? `${slug}-minisite` : slug },
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
    const next = redirects[to.split(/[?#]/, 1)[0]?.replace(/\/$/, '') ?? ''];
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
  path: readonly ['minisiteId' | 'minisiteUrl'],
  show: (value: unknown) => string,
  instead: (entry: PartnerEntry) => unknown,
): PartnerProblem[] {
  const first = new Map<unknown, PartnerEntry>();
  return entries.flatMap((entry) => {
    const value = entry.settings[path[0]];
    const owner = first.get(value);
    if (!owner) {
      first.set(value, entry);
      return [];
    }
    const place = `${owner.text.file}:${owner.text.lineOf(path) ?? 1}`;
    return [
      entry.text.problem(path, `a ${path[0]} of its own`, `${show(value)}, which ${place} has too`, {
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
            : `"${domain}", which looks like ${owner.domain} of ${file}`,
          'nothing: take this line out',
        ),
      ];
    }),
  );
}
