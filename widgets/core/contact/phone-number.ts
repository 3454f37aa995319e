import { pasted } from '@staykit/values/text/pasted.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import { isPhoneText, type PhoneEntry } from './contact-rules.ts';

/** The country code of each market. */
export const COUNTRY_CODES: Record<Market, string> = { FR: '33', ES: '34', BE: '32', NL: '31', IT: '39' };

/** Digits of a number with its country code: no country has longer ones, and shorter ones are services. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/** Digits of a number as it is dialled at home. */
const NATIONAL = /^\d{8,11}$/;

/**
 * A phone number as it is dialled from anywhere (`+33612345678`), or nothing when it is none. A number without a country
 * belongs to the market of the page; a zero in brackets after the country is not dialled. [CONTACT-20]
 */
export function normalizePhone(typed: string, market: Market): string | undefined {
  const text = pasted(typed);
  if (!isPhoneText(text)) return undefined;
  const isInternational = /^(\+|00)/.test(text);
  const digits = (isInternational ? text.replace(/\(0+\)/, '') : text).replace(/[^0-9]/g, '');
  if (isInternational) {
    const number = text.startsWith('+') ? digits : digits.slice(2);
    return INTERNATIONAL.test(number) ? `+${number}` : undefined;
  }
  if (!NATIONAL.test(digits)) return undefined;
  // In Italy the zero is a part of the number.
  const number = market === 'IT' ? digits : digits.replace(/^0/, '');
  return /^0*$/.test(number) ? undefined : `+${COUNTRY_CODES[market]}${number}`;
}

/** What is known of a phone number that was typed on a page of a market. [CONTACT-20] */
export function phoneEntry(typed: string, market: Market): PhoneEntry {
  const value = pasted(typed);
  return {
    value,
    normalized: normalizePhone(value, market),
    error: value !== '' && !isPhoneText(value) ? 'form.phone' : null,
  };
}
