import type { Locale } from '../../widgets/core/market/locale.ts';
import type { Messages } from '../../widgets/messages/translate.ts';

/** One chunk of texts for each locale: a page loads one. */
export const LOCALE_CHUNKS: Record<Locale, () => Promise<{ default: Messages }>> = {
  fr_FR: () => import('../../widgets/messages/fr_FR.json'),
  es_ES: () => import('../../widgets/messages/es_ES.json'),
  fr_BE: () => import('../../widgets/messages/fr_BE.json'),
  nl_BE: () => import('../../widgets/messages/nl_BE.json'),
  nl_NL: () => import('../../widgets/messages/nl_NL.json'),
  it_IT: () => import('../../widgets/messages/it_IT.json'),
};
