import type { Locale } from '@staykit/values/market/locale.ts';
import { MINISITE_LOCALES } from './partner-schema.ts';
import type { PartnerProblem } from './partner-error.ts';

/** A partner that is not served, since its file cannot be used. */
export interface RefusedPartner {
  /** Name of the folder. */
  slug: string;
  /** All that is wrong with it. */
  problems: readonly PartnerProblem[];
  /** Where its visitors arrive, as far as the file can be read: the first segments of paths. */
  addresses: readonly string[];
  /** Host names that visitors may come in by; none that a partner cannot have, whatever else is wrong. */
  domains: readonly string[];
  /** The language of its visitors, where the file tells it. */
  minisiteLocale?: Locale;
}

/**
 * What a file that cannot be used tells of its visitors all the same: it may be no JSON at all. `isFree` says which
 * addresses and host names are neither the shop's nor another partner's; absent: all.
 */
export function refusedPartner(
  slug: string,
  json: string,
  problems: readonly PartnerProblem[],
  isFree: { address?: (segment: string) => boolean; domain?: (name: string) => boolean } = {},
): RefusedPartner {
  const url = /"minisiteUrl"\s*:\s*"([a-z0-9-]+)"/.exec(json)?.[1];
  const written = /"minisiteLocale"\s*:\s*"(\w+)"/.exec(json)?.[1];
  const minisiteLocale = MINISITE_LOCALES.find((locale) => locale === written);
  const domains =
    /"domains"\s*:\s*\[([^\]]*)\]/.exec(json)?.[1]?.matchAll(/"([a-z0-9-]+(?:\.[a-z0-9-]+)+)"/g) ?? [];
  return {
    slug,
    problems,
    addresses: [...new Set([slug, ...(url === undefined ? [] : [url])])].filter(isFree.address ?? Boolean),
    domains: [...domains].map(([, domain = '']) => domain).filter(isFree.domain ?? Boolean),
    ...(minisiteLocale && { minisiteLocale }),
  };
}
