import type { Locale } from '@staykit/values/market/locale.ts';

/** Days that share their hours; each has a text of its own. */
export type OpenDays = 'weekdays' | 'saturday' | 'weekend';

/** When somebody answers: full hours of the market's clock, 0 to 24. */
export interface OpenHours {
  days: OpenDays;
  from: number;
  to: number;
}

/** HELP_BOX_HOURS: when the help box of the contact page is looked after. [CONTACT-07] */
export const HELP_BOX_HOURS: readonly OpenHours[] = [
  { days: 'weekdays', from: 10, to: 19 },
  { days: 'saturday', from: 10, to: 18 },
];

const OFFICE: readonly OpenHours[] = [{ days: 'weekdays', from: 10, to: 18 }];

/** PHONE_HOURS: when the phone of a locale is answered, told the same in every place. [CONTACT-07] */
export const PHONE_HOURS: Readonly<Record<Locale, readonly OpenHours[]>> = {
  fr_FR: OFFICE,
  es_ES: OFFICE,
  fr_BE: OFFICE,
  nl_BE: OFFICE,
  nl_NL: OFFICE,
  it_IT: OFFICE,
};

/** CHAT_HOURS: when a chat is answered at once. [CONTACT-04] */
export const CHAT_HOURS: OpenHours = { days: 'weekdays', from: 9, to: 18 };

/** Says one text of hours in a language. */
export type SayHours = (
  key: `contact.hours.${OpenDays}` | 'contact.chatHours' | 'contact.clock',
  values?: { from: number; to: number },
) => string;

/** Hours in words: `Mon-Fri 10-19, Sat 10-18`. */
export function hoursText(hours: readonly OpenHours[], say: SayHours): string {
  return hours.map((each) => say(`contact.hours.${each.days}`, { from: each.from, to: each.to })).join(', ');
}

/** When the phone of a locale is answered, in words. Every place that tells it asks here. [CONTACT-07] */
export function phoneHoursText(locale: Locale, say: SayHours, hours = PHONE_HOURS): string {
  return hoursText(hours[locale], say);
}

/** When a chat is answered at once, on the clock that the language reads: `9 to 6` of 9 to 18. [CONTACT-04] */
export function chatHoursText(say: SayHours, { from, to }: OpenHours = CHAT_HOURS): string {
  const clock = Number(say('contact.clock'));
  return say('contact.chatHours', { from, to: to > clock ? to - clock : to });
}
