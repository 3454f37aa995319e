import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { Suggestion } from '../../../widgets/core/search/location.ts';
import { createTranslate, type Messages, type Translate } from '../../../widgets/messages/translate.ts';
import es_ES from '../../../widgets/messages/es_ES.json' with { type: 'json' };
import fr_BE from '../../../widgets/messages/fr_BE.json' with { type: 'json' };
import fr_FR from '../../../widgets/messages/fr_FR.json' with { type: 'json' };
import it_IT from '../../../widgets/messages/it_IT.json' with { type: 'json' };
import nl_BE from '../../../widgets/messages/nl_BE.json' with { type: 'json' };
import nl_NL from '../../../widgets/messages/nl_NL.json' with { type: 'json' };

const CATALOGUES: Record<Locale, Messages> = { fr_FR, es_ES, fr_BE, nl_BE, nl_NL, it_IT };

const translates = new Map<Locale, Translate>();

/** The heading of a category in the visitor's language; its icon has the name of the category. [ENTITY-14] [DEST-04] */
export function categoryOf(key: Suggestion['category'], locale: Locale) {
  const t = translates.get(locale) ?? createTranslate(locale, CATALOGUES[locale]);
  translates.set(locale, t);
  return { key, label: t(`destination.category.${key}`), icon: key };
}
