import type { Booking } from './booking.ts';

/** When a hotel takes its guests and lets them go: `HH:mm` on its clock. */
export type StayHours = NonNullable<Booking['hotel']['hours']>;

/** Says one text of hours in a language. */
type SayHours = (
  key: 'checkout.hours.from' | 'checkout.hours.between' | 'checkout.hours.until',
  values: Readonly<Record<string, string>>,
) => string;

/** From when, and by when, guests arrive. */
export function arrivalHours({ checkin, checkinUntil }: StayHours, say: SayHours): string {
  return checkinUntil === undefined
    ? say('checkout.hours.from', { from: checkin })
    : say('checkout.hours.between', { from: checkin, until: checkinUntil });
}

/** By when guests leave. */
export function departureHours({ checkout }: StayHours, say: SayHours): string {
  return say('checkout.hours.until', { until: checkout });
}
