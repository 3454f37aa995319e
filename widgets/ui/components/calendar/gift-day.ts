import type { Translate } from '@staykit/messages/translate.ts';
import type { CalendarDayState } from './use-calendar.ts';

/** What a day costs the beneficiary of a gift: nothing, something, or it cannot be had. [CAL-33] */
export type GiftDayStatus = 'included' | 'supplement' | 'notAvailable';

const MARKS: Record<GiftDayStatus, string> = { included: '✓', supplement: '+', notAvailable: '–' };

/** What the signs of a gift's days mean, in one line. [CAL-33] */
export const giftLegend = (t: Translate): string =>
  (['included', 'supplement', 'notAvailable'] as const)
    .map((status) => `${MARKS[status]} ${t(`calendar.gift.${status}`)}`)
    .join(' · ');

/** A day of a gift's calendar: a sign to see, words to hear, and open unless it cannot be had. [CAL-33] */
export function giftDayState(status: GiftDayStatus, t: Translate): CalendarDayState {
  return {
    selectable: status !== 'notAvailable',
    mark: MARKS[status],
    note: t(`calendar.gift.${status}`),
  };
}
