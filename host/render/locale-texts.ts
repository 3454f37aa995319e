import type { Locale } from '../../widgets/core/market/locale.ts';
import esEs from '../../widgets/messages/es_ES.json' with { type: 'json' };
import frBe from '../../widgets/messages/fr_BE.json' with { type: 'json' };
import frFr from '../../widgets/messages/fr_FR.json' with { type: 'json' };
import itIt from '../../widgets/messages/it_IT.json' with { type: 'json' };
import nlBe from '../../widgets/messages/nl_BE.json' with { type: 'json' };
import nlNl from '../../widgets/messages/nl_NL.json' with { type: 'json' };
import type { Messages } from '../../widgets/messages/translate.ts';

/** The texts of the six locales, for pages that a server prints. */
export const LOCALE_TEXTS: Readonly<Record<Locale, Messages>> = {
  fr_FR: frFr,
  es_ES: esEs,
  fr_BE: frBe,
  nl_BE: nlBe,
  nl_NL: nlNl,
  it_IT: itIt,
};
