import { shop, shopMarket, type OpenDays, type OpenHours } from '../market/shop.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

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
export function phoneHoursText(locale: Locale, say: SayHours): string {
  return hoursText(shopMarket(locale)?.phoneHours ?? [], say);
}

/** Opening hours of the chat in words, on the clock of the language: `9 to 6` for 9 to 18. [CONTACT-04] */
export function chatHoursText(say: SayHours): string {
  const { from, to } = shop().chatHours;
  const clock = Number(say('contact.clock'));
  return say('contact.chatHours', { from, to: to > clock ? to - clock : to });
}
