import type { MadeSearch } from '@staykit/core/search/made-searches.ts';
import { iconFor } from '@staykit/core/search/facets/thematics.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { datesText } from '@staykit/ui/components/calendar/format-range.ts';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { placeText } from '../destination/place-text.ts';

/** A search in words: its place, else its theme, else that it is anywhere; and beside that what else it says. */
export function searchText(
  { criteria, place }: Pick<MadeSearch, 'criteria' | 'place'>,
  locale: Locale,
  t: Translate,
): { label: string; detail: string } {
  const { theme, flow, pax } = criteria;
  const where = placeText(criteria, place, t);
  const what = theme === undefined ? '' : t(`theme.${iconFor(theme)}`);
  const who = flow === 'activity' ? t('travellers.participantCount', { count: pax.adult }) : paxText(pax, t);
  return {
    label: where || what || t('destination.placeholder'),
    detail: [where && what, datesText(criteria, locale, t), who].filter(Boolean).join(' · '),
  };
}
