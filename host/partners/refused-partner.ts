import type { Locale } from '../../widgets/core/market/locale.ts';
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
  /** Host names that visitors may come in by; none that a problem is about. */
  domains: readonly string[];
  /** The language of its visitors, where the file tells it. */
  minisiteLocale?: Locale;
}

/** What a file that cannot be used tells of its visitors all the same: it may be no JSON at all. */
export function refusedPartner(
  slug: string,
  json: string,
  problems: readonly PartnerProblem[],
): RefusedPartner {
  const wrong = problems.flatMap(({ path, received }) => (path.startsWith('domains') ? [received] : []));
  const url = /"minisiteUrl"\s*:\s*"([a-z0-9-]+)"/.exec(json)?.[1];
  const written = /"minisiteLocale"\s*:\s*"(\w+)"/.exec(json)?.[1];
  const minisiteLocale = MINISITE_LOCALES.find((locale) => locale === written);
  const domains = /"domains"\s*:\s*\[([^\]]*)\]/.exec(json)?.[1]?.match(/"[a-z0-9.-]+"/g) ?? [];
  return {
    slug,
    problems,
    addresses: [...new Set([slug, ...(url === undefined ? [] : [url])])],
    domains: domains
      .filter((domain) => !wrong.some((received) => received.startsWith(domain)))
      .map((domain) => domain.slice(1, -1)),
    ...(minisiteLocale && { minisiteLocale }),
  };
}
