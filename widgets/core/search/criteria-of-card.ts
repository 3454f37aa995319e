import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { SearchCriteria } from './criteria.ts';
import { without } from './without.ts';

/** The search for the stay of a card: that of its own dates where it says them, which lead on to its product. */
export function criteriaOfCard(
  criteria: SearchCriteria,
  { checkin, nights }: { checkin?: PlainDate; nights?: number },
): SearchCriteria {
  const night = nights ?? criteria.night;
  if (!checkin || !night) return criteria;
  return { ...without(criteria, 'flex'), checkin, checkout: addDays(checkin, night), night };
}
