import { languageTag } from '@staykit/values/market/locale.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import type { FacetFamily, Facets } from '@staykit/core/search/facets/facets.ts';
import type { Stay } from '../../hooks/stay-context.tsx';
import { changeDraft, clearSection, LISTED_FAMILIES } from './filters.model.ts';
import type { FilterDraft } from './filters.model.ts';

/** A filter that is set, in words, and the filters that remain without it. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: FilterDraft;
}

/** Every filter that is set, for the row of chips. A value that the facets do not name shows as it is. */
export function activeFilters(draft: FilterDraft, facets: Facets | undefined, stay: Stay): ActiveFilter[] {
  const { t, locale } = stay;
  const active: ActiveFilter[] = [];
  const add = (key: string, label: string, without: FilterDraft) => active.push({ key, label, without });

  const { priceMin, priceMax } = draft;
  if (priceMin !== undefined || priceMax !== undefined) {
    const min = formatMoney(priceMin ?? 0, locale);
    const max = formatMoney(priceMax ?? 0, locale);
    const label =
      priceMax === undefined
        ? t('filters.priceFrom', { min })
        : priceMin === undefined
          ? t('filters.priceTo', { max })
          : t('filters.priceRange', { min, max });
    add('budget', label, clearSection(draft, 'budget'));
  }
  for (const star of [...draft.stars].toSorted((a, b) => b - a)) {
    const without = changeDraft(draft, { stars: draft.stars.filter((other) => other !== star) });
    add(`stars-${star}`, t('card.stars', { count: star }), without);
  }
  if (draft.hotelScore !== undefined) {
    const score = draft.hotelScore.toLocaleString(languageTag(locale));
    const label = `${t('filters.section.score')} ${t('filters.scoreOption', { score })}`;
    add('score', label, clearSection(draft, 'score'));
  }
  for (const [field, family] of LISTED_FAMILIES) {
    for (const value of draft[field]) {
      const without = changeDraft(draft, { [field]: draft[field].filter((other) => other !== value) });
      add(`${field}-${value}`, labelOf(facets, family, value), without);
    }
  }
  if (draft.distanceActive) {
    const label =
      draft.distanceMax === undefined
        ? t('filters.around')
        : t('filters.distanceTo', { count: draft.distanceMax });
    add('distance', label, clearSection(draft, 'distance'));
  }
  return active;
}

function labelOf(facets: Facets | undefined, family: FacetFamily, value: string): string {
  const facet = facets?.values[family].find((known) => known.value === value);
  if (facet) return facet.label;
  const activities = facets?.activities.flatMap((group) => group.activities);
  return (family === 'tag' && activities?.find((activity) => activity.id === value)?.name) || value;
}
