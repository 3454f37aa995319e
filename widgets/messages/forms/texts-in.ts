import type { AddressForm } from '@staykit/values/market/address-form.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '../locale-texts.ts';
import type { Messages } from '../translate.ts';
import { withTexts } from '../with-texts.ts';
import nlBeFormal from './nl_BE.formal.json' with { type: 'json' };
import nlBeInformal from './nl_BE.informal.json' with { type: 'json' };
import nlNlFormal from './nl_NL.formal.json' with { type: 'json' };
import nlNlInformal from './nl_NL.informal.json' with { type: 'json' };

/** The texts of a form of address that differ from those of the locale; mails, invoices and other papers have one form. */
export const FORM_TEXTS: Readonly<Partial<Record<Locale, Readonly<Record<AddressForm, Messages>>>>> = {
  nl_BE: { formal: nlBeFormal, informal: nlBeInformal },
  nl_NL: { formal: nlNlFormal, informal: nlNlInformal },
};

const made = new Map<string, Messages>();

/** The texts of a locale in a form of address, for pages that a server prints; without a form as the shop speaks. */
export function textsIn(locale: Locale, form?: AddressForm): Messages {
  const theirs = form && FORM_TEXTS[locale]?.[form];
  if (!theirs) return LOCALE_TEXTS[locale];
  const name = `${locale} ${form}`;
  const known = made.get(name) ?? withTexts(LOCALE_TEXTS[locale], theirs);
  made.set(name, known);
  return known;
}
