import type { Locale } from '@staykit/values/market/locale.ts';
import esEs from './es_ES.json' with { type: 'json' };
import frBe from './fr_BE.json' with { type: 'json' };
import frFr from './fr_FR.json' with { type: 'json' };
import itIt from './it_IT.json' with { type: 'json' };
import nlBe from './nl_BE.json' with { type: 'json' };
import nlNl from './nl_NL.json' with { type: 'json' };
import type { Messages } from './translate.ts';

/** The texts of the six locales, for pages that a server prints. */
export const LOCALE_TEXTS: Readonly<Record<Locale, Messages>> = {
  fr_FR: frFr,
  es_ES: esEs,
  fr_BE: frBe,
  nl_BE: nlBe,
  nl_NL: nlNl,
  it_IT: itIt,
};
