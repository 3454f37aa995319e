import type { PartnerProblem } from './partner-error.ts';
import type { Partner } from './partner.ts';
import type { RefusedPartner } from './refused-partner.ts';

/** How the first segment of an address is held against a `minisiteUrl`; the whole of it always. */
export type MinisiteMatch = 'any-case' | 'same-case';

/** MINISITE_MATCH: in any case of letters. [MINISITE-05] */
export const MINISITE_MATCH: MinisiteMatch = 'any-case';

/** The partners of this host, found by address, id or domain. */
export interface PartnerRegistry {
  readonly all: readonly Partner[];
  /** What of their files works, and not well: told by `partner check` and by a build, and no reason to stop. */
  readonly warnings: readonly PartnerProblem[];
  /** Those of one partner's file and of what it takes over, by the name of its folder. */
  warningsOf(slug: string): readonly PartnerProblem[];
  /** Partners whose files cannot be used: their visitors are told to come back. */
  readonly refused: readonly RefusedPartner[];
  /** By the first path segment, as MINISITE_MATCH says. [MINISITE-04] [MINISITE-05] */
  byAddress(segment: string): Partner | undefined;
  byId(minisiteId: number): Partner | undefined;
  /** By the host name that a partner brought. */
  byDomain(name: string): Partner | undefined;
  /** By an origin of its file that may embed the contact form, in lower case. */
  byOrigin(origin: string): Partner | undefined;
  /** A refused partner by the first path segment; a partner that is served comes first. */
  refusedByAddress(segment: string): RefusedPartner | undefined;
  /** A refused partner by the host name that it brought; a partner that is served comes first. */
  refusedByDomain(name: string): RefusedPartner | undefined;
}

/** A registry of partners whose files were checked. */
export function createPartnerRegistry(
  partners: readonly Partner[],
  {
    warnings = [],
    warningsOf = () => [],
    refused = [],
    match = MINISITE_MATCH,
  }: Partial<Pick<PartnerRegistry, 'warnings' | 'warningsOf' | 'refused'> & { match: MinisiteMatch }> = {},
): PartnerRegistry {
  const spelt = (segment: string) => (match === 'any-case' ? segment.toLowerCase() : segment);
  const addresses = new Map(partners.map((partner) => [partner.minisiteUrl, partner]));
  const ids = new Map(partners.map((partner) => [partner.minisiteId, partner]));
  const domains = new Map(
    partners.flatMap((partner) => (partner.domains ?? []).map((domain) => [domain, partner] as const)),
  );
  const origins = new Map(
    partners.flatMap((partner) => (partner.origins ?? []).map((origin) => [origin, partner] as const)),
  );
  return {
    all: partners,
    warnings,
    warningsOf,
    refused,
    byAddress: (segment) => addresses.get(spelt(segment)),
    byId: (minisiteId) => ids.get(minisiteId),
    byDomain: (name) => domains.get(name),
    byOrigin: (origin) => origins.get(origin),
    refusedByAddress: (segment) => refused.find(({ addresses: claimed }) => claimed.includes(spelt(segment))),
    refusedByDomain: (name) =>
      domains.has(name) ? undefined : refused.find(({ domains: claimed }) => claimed.includes(name)),
  };
}
