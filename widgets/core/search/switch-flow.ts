import { nightsOf } from '../dates/date-range.ts';
import type { SearchCriteria } from './criteria.ts';
import { emptyCriteria } from './empty-criteria.ts';
import type { SearchFlow } from './flow.ts';
import { effectiveSort } from './sort-rules.ts';

/** What happens to the criteria on the way into a flow: all kept, kept for a gift, or cleared. */
export type FlowSwitchRule = 'keep' | 'gift' | 'clear';

/** The rule of each pair of flows: from, then to. [FLOW-08..13] */
export const FLOW_SWITCH_RULES: Record<SearchFlow, Partial<Record<SearchFlow, FlowSwitchRule>>> = {
  booking: { gifting: 'gift', activity: 'clear', hotel: 'keep' },
  gifting: { booking: 'keep', activity: 'clear', hotel: 'keep' },
  activity: { booking: 'keep', gifting: 'gift', hotel: 'keep' },
  hotel: { booking: 'keep', gifting: 'gift', activity: 'clear' },
};

/** Criteria after the visitor chose another flow. [FLOW-08..13] */
export function switchFlow(criteria: SearchCriteria, flow: SearchFlow): SearchCriteria {
  const rule = FLOW_SWITCH_RULES[criteria.flow][flow];
  if (rule === 'clear') return emptyCriteria(flow);
  const next: SearchCriteria = { ...criteria, flow, page: 0 };
  if (criteria.sort) next.sort = effectiveSort(next);
  return rule === 'gift' ? { ...next, giftAdult: 2, giftNights: nightsOf(criteria) } : next;
}
