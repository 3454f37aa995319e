import { stayLimits } from '@staykit/core/offer/stay-limits.ts';
import type { Stay } from '@staykit/ui/hooks/stay-context.tsx';
import type { IslandPage } from './page-data.ts';
import type { PageRequest } from './request/page-request.ts';

/** The shared data of all islands of a page. */
export function islandPage({
  locale,
  apiOrigin,
  address: { partner, prefix },
  visit,
  tiles,
}: Pick<PageRequest, 'locale' | 'apiOrigin' | 'address' | 'visit' | 'tiles'>): IslandPage {
  const limits = stayLimits(partner?.offerTerms);
  return {
    locale,
    origin: apiOrigin,
    ...(partner && { partner: partner.minisiteId, theme: partner.slug }),
    ...(limits && { limits }),
    ...(prefix !== '' && { prefix }),
    ...(tiles && { tiles }),
    ...(visit.care && { care: true }),
    ...(Object.keys(visit.variants).length > 0 && { variants: visit.variants }),
  };
}

/** Market, texts and clock of an island that the server prints. */
export function serverStay({
  locale,
  t,
  apiOrigin,
  instant,
}: Pick<PageRequest, 'locale' | 't' | 'apiOrigin' | 'instant'>): Stay {
  return { locale, t, now: () => instant, assetBase: apiOrigin };
}
