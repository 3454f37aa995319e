import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Days after the refusal of a kept card on which its guest may still pay, at most until the day before arrival. */
const PAY_AGAIN_DAYS = 2;

/** Last day on which a guest whose kept card was refused today may pay on a page. */
export function lastDayToPay(today: PlainDate, checkin: PlainDate): PlainDate {
  const [last, before] = [addDays(today, PAY_AGAIN_DAYS), addDays(checkin, -1)];
  const day = last < before ? last : before;
  return day < today ? today : day;
}
