import type { Locale } from '@staykit/values/market/locale.ts';

/** A group of days with the same hours; each has its own text. */
export type OpenDays = 'weekdays' | 'saturday' | 'weekend';

/** Opening hours: full hours in the market's time zone, 0 to 24. */
export interface OpenHours {
  days: OpenDays;
  from: number;
  to: number;
}

const OFFICE: readonly OpenHours[] = [{ days: 'weekdays', from: 10, to: 18 }];

/** PHONE_HOURS: opening hours of the phone line of each locale, the same on every page. [CONTACT-07] */
export const PHONE_HOURS: Readonly<Record<Locale, readonly OpenHours[]>> = {
  fr_FR: OFFICE,
  es_ES: OFFICE,
  fr_BE: OFFICE,
  nl_BE: OFFICE,
  nl_NL: OFFICE,
  it_IT: OFFICE,
};

/** CHAT_HOURS: opening hours of the chat. [CONTACT-04] */
export const CHAT_HOURS: OpenHours = { days: 'weekdays', from: 9, to: 18 };

/** Says one text of hours in a language. */
export type SayHours = (
  key: `contact.hours.${OpenDays}` | 'contact.chatHours' | 'contact.clock',
  values?: { from: number; to: number },
) => string;

/** Hours in words: `Mon-Fri 10-19, Sat 10-18`. */
function hoursText(hours: readonly OpenHours[], say: SayHours): string {
  return hours.map((each) => say(`contact.hours.${each.days}`, { from: each.from, to: each.to })).join(', ');
}

/** Opening hours of a locale's phone line in words, for every page that shows them. [CONTACT-07] */
export function phoneHoursText(locale: Locale, say: SayHours, hours = PHONE_HOURS): string {
  return hoursText(hours[locale], say);
}

/** Opening hours of the chat in words, on the clock of the language: `9 to 6` for 9 to 18. [CONTACT-04] */
export function chatHoursText(say: SayHours, { from, to }: OpenHours = CHAT_HOURS): string {
  const clock = Number(say('contact.clock'));
  return say('contact.chatHours', { from, to: to > clock ? to - clock : to });
}
