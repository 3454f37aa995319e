import { nightsOf } from '../dates/date-range.ts';
import type { SearchCriteria } from './criteria.ts';
import { emptyCriteria } from './empty-criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { effectiveSort } from './results/sort-rules.ts';
import { without } from './without.ts';

/** What a change of flow does: keep all criteria, keep what fits a gift, or start afresh. */
export type FlowSwitchRule = 'keep' | 'gift' | 'clear';

/** Every change of flow. [FLOW-08] */
export const FLOW_SWITCH_RULES: Record<SearchFlow, Partial<Record<SearchFlow, FlowSwitchRule>>> = {
  booking: { gifting: 'gift', activity: 'clear', hotel: 'keep' },
  gifting: { booking: 'keep', activity: 'clear', hotel: 'keep' },
  activity: { booking: 'keep', gifting: 'gift', hotel: 'keep' },
  hotel: { booking: 'keep', gifting: 'gift', activity: 'clear' },
};

/** What the browser forgets when the visitor turns to activities; recent searches stay. [FLOW-10] */
export const ACTIVITY_SWITCH_CLEARED_STORAGE = ['staykit.dates', 'staykit.filters'] as const;

/** Adults of a gift search: who travels is chosen later. [FLOW-12] */
export const GIFT_ADULTS = 2;

/** Sort orders that are kept when switching to gifts. [FLOW-11] */
const SORTS_INTO_GIFTING = ['priceQuality', 'distance'];

/** The criteria after a change of flow. [FLOW-08..13] */
export function switchFlow(criteria: SearchCriteria, flow: SearchFlow): SearchCriteria {
  const rule = FLOW_SWITCH_RULES[criteria.flow][flow];
  if (!rule) return criteria;
  if (rule === 'clear') return emptyCriteria(flow);

  const { sort, giftFormat } = criteria;
  const kept = without(criteria, 'sort', 'giftAdult', 'giftNights', 'giftFormat');
  const next: SearchCriteria = { ...kept, flow, page: 0 };
  if (rule === 'keep') return sort ? { ...next, sort: effectiveSort({ ...next, sort }) } : next;

  const undated = without(next, 'checkin', 'checkout', 'night', 'flex');
  const gift: SearchCriteria = { ...undated, giftAdult: GIFT_ADULTS, giftNights: nightsOf(criteria) };
  if (giftFormat) gift.giftFormat = giftFormat;
  if (sort)
    gift.sort = effectiveSort({ ...gift, sort: SORTS_INTO_GIFTING.includes(sort) ? sort : 'priceQuality' });
  return gift;
}
