import type { MouseEvent } from 'react';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import { followWayOut, type WayOut } from '@staykit/core/search/ways-out.ts';
import { activeFilters } from '@staykit/ui/components/filters/active-filters.ts';
import { draftOf } from '@staykit/ui/components/filters/filters.model.ts';
import { formatRange } from '@staykit/ui/components/calendar/format-range.ts';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { useStay, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconChevronRight } from '@staykit/ui/primitives/icon/icons.ts';
import { isPlain } from '../offers/select-offer.ts';
import type { ResultsGridModel } from '../use-results-grid.ts';
import { SubHeading } from './sub-heading.styles.ts';
import { Way, Ways } from './ways-out.styles.ts';

/** What is in the way of a search, and links to the nearest that finds more: each was searched before. [GRID-03] */
export function WaysOut({ grid, ways }: { grid: ResultsGridModel; ways: readonly WayOut[] }) {
  const stay = useStay();
  const { t, locale } = stay;
  const { criteria, page } = grid.search;
  const nothing = !page?.offers.length;
  const heading = t(nothing ? 'results.way.none' : 'results.way.few');
  return (
    <Ways aria-label={heading} part="ways-out">
      <SubHeading>{heading}</SubHeading>
      <ul>
        {ways.map((way) => {
          const next = followWayOut(criteria, way);
          if (!next) return undefined;
          const { label, why } = wordsOf(way, criteria, next, grid.known?.facets, stay);
          const found = [t('results.title', { count: way.totalCount })];
          if (way.fromPrice !== undefined)
            found.push(t('results.way.price', { price: formatMoney(way.fromPrice, locale) }));
          const href = `?${criteriaToQuery(next, locale)}`;
          const go = (event: MouseEvent) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            grid.go(next);
          };
          return (
            <li key={href}>
              <Way href={href} onClick={go}>
                <span>
                  {nothing && <small>{why}</small>}
                  <b>{label}</b>
                  <small>{found.join(', ')}</small>
                </span>
                <Icon of={iconChevronRight} size={20} />
              </Way>
            </li>
          );
        })}
      </ul>
    </Ways>
  );
}

/** What is in the way, and what the way does about it. */
function wordsOf(
  way: WayOut,
  criteria: SearchCriteria,
  next: SearchCriteria,
  facets: Facets | undefined,
  stay: Stay,
): { label: string; why: string } {
  const { kind, place } = way;
  const { t, locale } = stay;
  const filter = filterName(way, criteria, facets, stay);
  const said = (search: SearchCriteria) => ({
    party: paxText(search.pax, t),
    dates: rangeOf(search, locale),
    km: search.distanceMax ?? 0,
    filter,
  });
  const why = t(`results.way.${kind}Why`, said(criteria));
  if (kind !== 'place') return { why, label: t(`results.way.${kind}`, said(next)) };
  const { label = '', distance } = place ?? {};
  return {
    why,
    label: distance ? t('results.way.placeAway', { place: label, km: Math.ceil(distance) }) : label,
  };
}

function rangeOf({ checkin, checkout }: SearchCriteria, locale: Stay['locale']): string {
  if (!checkin) return '';
  return checkout ? formatRange(checkin, checkout, locale) : formatDay(checkin, locale, 'short');
}

/** Keys of the chips of filters that have one value. */
const SINGLE: Record<string, string> = { price: 'budget', hotelScore: 'score' };

/** The filter in the words of its chip. */
function filterName(
  { filter }: WayOut,
  criteria: SearchCriteria,
  facets: Facets | undefined,
  stay: Stay,
): string {
  const { name = '', value = '' } = filter ?? {};
  const key = SINGLE[name] ?? `${name}-${value}`;
  const chip = activeFilters(draftOf(criteria), facets, stay).find((active) => active.key === key);
  return chip?.label ?? value;
}
