import * as jsvat from 'jsvat';
import { ungrouped } from '@staykit/values/text/pasted.ts';
import { MARKET_VAT_NUMBERS } from './market-vat-numbers.ts';

/** The member states of the European Union that are no market: the library knows others too. */
const MEMBERS = [
  jsvat.austria,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.sweden,
];

/**
 * A VAT number of the European Union without spaces, dots and hyphens, if its form and its check digits are right; else
 * undefined. Whether it is in use is not checked: the service VIES of the Commission tells that.
 */
export function checkedVatNumber(typed: string): string | undefined {
  const bare = ungrouped(typed).replaceAll('/', '').toUpperCase();
  // Belgian numbers were written without their zero.
  const number = /^BE\d{9}$/.test(bare) ? `BE0${bare.slice(2)}` : bare;
  // Without its country a number may be one of several.
  if (!/^[A-Z]{2}/.test(number)) return undefined;
  const [, isOfMarket] =
    Object.entries(MARKET_VAT_NUMBERS).find(([market]) => number.startsWith(market)) ?? [];
  const isGood = isOfMarket ? isOfMarket(number) : jsvat.checkVAT(number, MEMBERS).isValid;
  return isGood ? number : undefined;
}
