import type { PartnerRegistry } from './partner-registry.ts';
import type { Partner } from './partner.ts';
import type { RefusedPartner } from './refused-partner.ts';

/**
 * A registry without the partners that are paused at the moment of each question: their addresses are those of partners
 * that are not served. `all` has them still, since it is what the process prepares for.
 */
export function servedPartners(
  registry: PartnerRegistry,
  isPaused: (minisiteId: number) => boolean,
): PartnerRegistry {
  const served = (partner: Partner | undefined) =>
    partner && !isPaused(partner.minisiteId) ? partner : undefined;
  const closed = (partner: Partner | undefined): RefusedPartner | undefined =>
    partner && isPaused(partner.minisiteId)
      ? {
          slug: partner.slug,
          problems: [],
          addresses: [partner.minisiteUrl],
          domains: partner.domains ?? [],
          minisiteLocale: partner.minisiteLocale,
        }
      : undefined;
  return {
    get all() {
      return registry.all;
    },
    get warnings() {
      return registry.warnings;
    },
    get refused() {
      return registry.refused;
    },
    warningsOf: (slug) => registry.warningsOf(slug),
    byAddress: (segment) => served(registry.byAddress(segment)),
    byId: (minisiteId) => served(registry.byId(minisiteId)),
    byDomain: (name) => served(registry.byDomain(name)),
    byOrigin: (origin) => served(registry.byOrigin(origin)),
    refusedByAddress: (segment) => closed(registry.byAddress(segment)) ?? registry.refusedByAddress(segment),
    refusedByDomain: (name) => closed(registry.byDomain(name)) ?? registry.refusedByDomain(name),
  };
}
