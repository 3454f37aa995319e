import type { Locale } from '@staykit/values/market/locale.ts';
import type { ItemCategory } from '../../offer/card/offer-card.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** The flow that a card of each category leads to; an activity has none. [ROUTE-15] */
const FLOW_OF_CATEGORY: Partial<Record<ItemCategory, SearchFlow>> = {
  weekend: 'booking',
  single_voucher: 'gifting',
};

/** The flow of a card's link, by what the card sells. [ROUTE-15] */
export function flowOfCategory(category: ItemCategory): SearchFlow | undefined {
  return FLOW_OF_CATEGORY[category];
}

/** What the address writes for a flow: the Italian shop leaves booking out. [ROUTE-07] */
export function flowParam(flow: SearchFlow, locale?: Locale): SearchFlow | undefined {
  return flow === 'booking' && locale === 'it_IT' ? undefined : flow;
}
