import type { ReactElement } from 'react';
import { createChannel } from '../../widgets/channel/create-channel.ts';
import { stayLimits } from '../../widgets/core/offer/stay-limits.ts';
import type { SearchCriteria } from '../../widgets/core/search/criteria.ts';
import type { IslandTools } from '../render/island-tools.ts';
import type { IslandName, PageData } from '../render/page-data.ts';
import type { PageRequest } from '../render/page.ts';

/** The place of a widget that the browser brings to life. */
export function Island({ name, children }: { name: IslandName; children: ReactElement }) {
  return <div data-island={name}>{children}</div>;
}

/** The part of the page's data that every island reads. */
export function islandPage({ locale, apiOrigin, address, visit, tiles }: PageRequest): PageData {
  const { partner, prefix } = address;
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

/** What an island takes from the server. */
export function serverTools(request: PageRequest, criteria: SearchCriteria): IslandTools {
  const { client, messages, locale, apiOrigin, instant } = request;
  return {
    client,
    messages,
    channel: createChannel({ criteria, context: { api: apiOrigin, locale }, submitted: 0 }),
    now: () => instant,
  };
}
