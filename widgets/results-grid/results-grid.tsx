import { useEffect, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { activeFilters } from '../components/filters/active-filters.ts';
import { FilterChips } from '../components/filters/filter-chips.tsx';
import { clearAll, withFilters } from '../components/filters/filters.model.ts';
import type { FilterDraft } from '../components/filters/filters.model.ts';
import { Pagination } from '../components/pagination/pagination.tsx';
import {
  FallbackBanner,
  NoResults,
  ResultsError,
  ResultsHint,
} from '../components/results-states/results-states.tsx';
import { StayContext } from '../components/stay-context.tsx';
import type { Stay } from '../components/stay-context.tsx';
import { criteriaToQuery } from '../core/search/address-hash.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { pageModel } from '../core/search/pagination.ts';
import { createTranslate } from '../messages/translate.ts';
import { Button } from '../primitives/button/button.tsx';
import { iconFamily } from '../primitives/icon/icons.ts';
import { VisuallyHidden } from '../primitives/visually-hidden/visually-hidden.tsx';
import { OfferList, SkeletonList } from './offer-list.tsx';
import { placePoint } from './place-point.ts';
import { ResultsToolbar } from './results-toolbar.tsx';
import * as S from './results-grid.styles.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import type { Over } from './over-grid.tsx';
import { errorDetail } from './error-detail.ts';
import { isPlain } from './select-offer.ts';
import { useLazy } from './use-lazy.ts';
import { useResultsGrid } from './use-results-grid.ts';

/** What each relaxed search is headed by. */
const FALLBACK_TITLES = {
  expandDestination: 'results.fallback.destination',
  removeCategory: 'results.fallback.category',
  removeDates: 'results.fallback.dates',
  severalRooms: 'results.fallback.severalRooms',
} as const;

const loadOver = () => import('./over-grid.tsx');
const loadHeart = () => import('../components/offer-card/heart.tsx');

/**
 * What a search found: cards, filters, order, pages, and what to do when there is little or nothing. Renders on the
 * server from `initial`; every link in it works without script.
 */
export function ResultsGrid(props: ResultsGridProps) {
  const { locale, messages, assetBase = '', now = Date.now } = props;
  const stay = useMemo<Stay>(
    () => ({ locale, t: createTranslate(locale, messages), now, assetBase }),
    [locale, messages, now, assetBase],
  );
  const { t } = stay;
  const grid = useResultsGrid(props);
  const { state, filters, fallbacks, pageSize } = grid;
  const { criteria, page, status } = state;
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const tell = (error: unknown) => props.onError?.(errorDetail(error));
  const hearts = useLazy(loadHeart, mounted && !!props.wishlist, tell);
  const [over, setOver] = useState<Over>();
  const overParts = useLazy(loadOver, !!over, (error) => {
    setOver(undefined);
    tell(error);
    // What cannot open over the grid takes its place.
    if (over && over.photo === undefined)
      grid.go({ ...over.criteria, hotelId: over.offer.hotel.id, page: 0 });
  });

  const total = page?.details.totalCount ?? 0;
  const pages = pageModel(total, criteria.page, pageSize);
  const busy = status === 'loading';
  const others = criteria.flow !== 'activity';
  const nothing = status === 'ready' && !page?.offers.length;
  const hrefOf = (next: SearchCriteria) => `?${criteriaToQuery(next, locale)}`;
  const takeOver = (event: MouseEvent, act: () => void) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    act();
  };
  const Level = props.headingLevel === 3 ? 'h3' : 'h2';
  const title = t('results.title', { count: total });
  const empty = nothing && !fallbacks.pending && !fallbacks.blocks.length;
  const emptyText = t(criteria.flow === 'activity' ? 'results.emptyActivity' : 'results.empty');
  const spoken = total ? title : empty ? emptyText : '';
  const list = { criteria, props, Heart: hearts?.Heart, onOver: setOver };
  // A tick in a filter is no reason to make the cards again: they are made of these alone.
  const cards = useMemo(
    () =>
      !!page?.offers.length && (
        <OfferList
          {...list}
          label={t('results.list')}
          offers={page.offers}
          first={criteria.page * pageSize}
          blocks
          eager
        />
      ),
    [props, state, stay, list.Heart],
  );
  const place = placePoint(criteria, props.place ?? page?.details.place);

  return (
    <StayContext.Provider value={stay}>
      <S.Root aria-label={t('results.list')} aria-busy={busy} part="results">
        <S.Flow>
          <ResultsToolbar grid={grid} props={props} {...(place && { place })} />
          <S.Head>
            <S.Heading>
              <Level ref={grid.heading} tabIndex={-1}>
                {total ? title : t(busy ? 'results.loading' : 'results.list')}
              </Level>
            </S.Heading>
            {pages.to > 0 && (
              <S.Legend>{t('pager.legend', { from: pages.from, to: pages.to, total })}</S.Legend>
            )}
          </S.Head>
          <FilterChips
            filters={activeFilters(filters.applied, filters.facets, stay)}
            draft={filters.applied}
            hrefOf={(draft: FilterDraft) => hrefOf(withFilters(criteria, draft))}
            onChange={(event, draft) => takeOver(event, () => filters.applyFilters(draft))}
          />
          {criteria.pax.child + criteria.pax.baby > 0 && (
            <ResultsHint icon={iconFamily}>{t('results.familyHint')}</ResultsHint>
          )}
          {busy && <SkeletonList count={pageSize} label={t('results.loading')} others={others} />}
          {status === 'error' && <ResultsError onRetry={grid.retry} />}
          {cards}
          {nothing && fallbacks.pending && (
            <SkeletonList count={3} label={t('results.loading')} others={others} />
          )}
          {empty && (
            <NoResults
              text={emptyText}
              onRemoveFilters={() => grid.go(withFilters(criteria, clearAll(filters.applied)))}
            />
          )}
          {pages.visible && (
            <Pagination
              model={pages}
              hrefOf={(number) => hrefOf({ ...criteria, page: number })}
              onPage={(event, number) => takeOver(event, () => grid.goToPage(number))}
            />
          )}
          {fallbacks.blocks.length > 0 && (
            <S.Fallbacks>
              <FallbackBanner instead={nothing} />
              {fallbacks.blocks.map(({ search, offers }) => (
                <section key={search.order} aria-label={t(FALLBACK_TITLES[search.kind])}>
                  <S.SubHeading>{t(FALLBACK_TITLES[search.kind])}</S.SubHeading>
                  {search.kind === 'severalRooms' && (
                    <S.WayOut>
                      <span>{t('results.oneRoom')}</span>
                      <Button variant="primary" onClick={() => grid.go(search.criteria)}>
                        {t('results.severalRooms')}
                      </Button>
                    </S.WayOut>
                  )}
                  <OfferList
                    {...list}
                    criteria={search.criteria}
                    label={t(FALLBACK_TITLES[search.kind])}
                    offers={offers}
                    first={0}
                  />
                </section>
              ))}
            </S.Fallbacks>
          )}
          {!!props.suggestions?.length && (
            <nav aria-label={t('results.suggestions')}>
              <S.SubHeading>{t('results.suggestions')}</S.SubHeading>
              <S.Links>
                {props.suggestions.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </S.Links>
            </nav>
          )}
          {overParts && over && (
            <overParts.OverGrid over={over} props={props} onClose={() => setOver(undefined)} />
          )}
          <VisuallyHidden role="status">{state.fresh ? spoken : null}</VisuallyHidden>
        </S.Flow>
      </S.Root>
    </StayContext.Provider>
  );
}
