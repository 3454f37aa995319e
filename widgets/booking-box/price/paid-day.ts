import type { CalendarDayState } from '@staykit/ui/components/calendar/use-calendar.ts';
import type { AvailableDay } from '@staykit/core/dates/selectable-days.ts';
import type { PaidBy } from '../booking-box.props.ts';

/** A day of arrival with what a gift pays of the stay from it: the price gives way to a sign. [CAL-33] */
export function paidDay(
  state: CalendarDayState,
  day: AvailableDay | undefined,
  paidBy: PaidBy | undefined,
): CalendarDayState {
  const total = day?.total;
  return state.selectable && total !== undefined ? { ...state, ...paidBy?.day(total) } : state;
}
