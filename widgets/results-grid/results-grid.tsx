import { useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { countAll, withFilters } from '@staykit/ui/components/filters/filters.model.ts';
import type { FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
import { FilterChips } from '@staykit/ui/components/filters/filter-chips.tsx';
import { Heart } from '@staykit/ui/components/offer-card/heart.tsx';
import { loadOnDemand, useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { Pagination } from '@staykit/ui/components/results/pagination/pagination.tsx';
import { ResultsError } from '@staykit/ui/components/results/results-states/results-error.tsx';
import { ResultsHint } from '@staykit/ui/components/results/results-states/results-hint.tsx';
import { NightlyContext } from '@staykit/ui/components/price/nightly-context.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import type { Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { useTranslate } from '@staykit/ui/hooks/use-translate.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { pageModel } from '@staykit/core/search/results/pagination.ts';
import { iconFamily } from '@staykit/ui/primitives/icon/icons.ts';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { FAMILY_HINT_RULE } from './states/family-hint.ts';
import { FewResults } from './states/few-results.tsx';
import { Suggestions } from './states/suggestions.tsx';
import { OfferList, SkeletonList } from './offers/offer-list.tsx';
import { MapSide } from './map/map-side.tsx';
import { PriceSwitch } from './parts/price-switch.tsx';
import { placePoint } from './map/place-point.ts';
import { ResultsToolbar } from './results-toolbar.tsx';
import * as S from './results-grid.styles.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import type { OpenCard } from './results-grid-state.ts';
import { errorDetail } from './error-detail.ts';
import { isPlain } from './offers/select-offer.ts';
import { useNightly } from './parts/use-nightly.ts';
import { useResultsGrid } from './use-results-grid.ts';

const NO_OFFERS: readonly OfferCard[] = [];

const overPart = loadOnDemand(() => import('./over-grid.tsx'));

/**
 * What a search found: cards, filters, order, pages, and what to do when there is little or nothing. Renders on the
 * server from `initial`; every link in it works without script.
 */
export function ResultsGrid(props: ResultsGridProps) {
  const { locale, assetBase = '', now = Date.now, components = {} } = props;
  const { Header, Footer, Error: Failure = ResultsError } = components;
  const t = useTranslate(props);
  const stay = useMemo<Stay>(() => ({ locale, t, now, assetBase }), [locale, t, now, assetBase]);
  const grid = useResultsGrid(props);
  const { dispatch, filters, isMapHidden, over, pageSize, search } = grid;
  const beside = !!(props.map && props.map.beside);
  const listBox = useRef<HTMLDivElement>(null);
  const { criteria, page, status } = search;
  const prices = useNightly(criteria.flow, props.keptPrices);
  const isNightly = !!prices?.isNightly;
  const card = typeof over === 'object' ? over : undefined;
  const closeCard = () => card && dispatch({ type: 'closed', over: card });
  const OverGrid = useOnDemand(overPart, !!card, (error) => {
    closeCard();
    props.onError?.(errorDetail(error));
    // What cannot open over the grid takes its place.
    if (card && card.photo === undefined)
      grid.go({ ...card.criteria, hotelId: card.offer.hotel.id, page: 0 });
  })?.OverGrid;

  const total = page?.details.totalCount ?? 0;
  const pages = pageModel(total, criteria.page, pageSize);
  const busy = status === 'loading';
  const hrefOf = (next: SearchCriteria) => `?${criteriaToQuery(next, locale)}`;
  const takeOver = (event: MouseEvent, act: () => void) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    act();
  };
  const Level = props.headingLevel === 3 ? 'h3' : 'h2';
  const title = t('results.title', { count: total });
  const active = countAll(filters.applied) > 0;
  const emptyText = t(criteria.flow === 'activity' ? 'results.emptyActivity' : 'results.empty');
  const noneText = page?.details.waysOut?.length ? t('results.way.none') : emptyText;
  const spoken = total ? title : grid.few?.isEmpty ? noneText : '';
  const HeartHere = grid.isLive && props.wishlist ? Heart : undefined;
  const list = useMemo(
    () => ({
      props,
      Heart: HeartHere,
      onOver: (opened: OpenCard) => dispatch({ type: 'opened', over: opened }),
    }),
    [props, HeartHere, dispatch],
  );
  const offers = page?.offers;
  const listLabel = t('results.list');
  // New counts are no reason to make the cards again: they are made of these alone.
  const cards = useMemo(
    () =>
      !!offers?.length && (
        <OfferList
          {...list}
          criteria={criteria}
          label={listLabel}
          offers={offers}
          first={criteria.page * pageSize}
          blocks
          eager
          printed={!search.fresh}
        />
      ),
    [list, criteria, listLabel, offers, pageSize, search.fresh],
  );
  const around = { criteria, status, total };
  const placeDetails = props.place ?? page?.details.place;
  const place = useMemo(() => placePoint(criteria, placeDetails), [criteria, placeDetails]);

  return (
    <StayContext.Provider value={stay}>
      <S.Root
        aria-label={listLabel}
        aria-busy={busy}
        part="results"
        {...(isNightly && { 'data-prices': 'night' })}
      >
        <NightlyContext.Provider value={isNightly}>
          <S.Flow>
            {Header && <Header {...around} />}
            <ResultsToolbar grid={grid} props={props} total={total} {...(place && { place })} />
            <S.Split {...(beside && { 'data-beside': isMapHidden ? 'hidden' : '' })}>
              <S.List ref={listBox}>
                <S.Head>
                  <S.Heading>
                    <Level ref={grid.heading} tabIndex={-1}>
                      {busy ? t('results.loading') : status === 'ready' ? title : listLabel}
                    </Level>
                  </S.Heading>
                  {pages.to > 0 && (
                    <S.Legend>{t('pager.legend', { from: pages.from, to: pages.to, total })}</S.Legend>
                  )}
                  {prices && !grid.few?.isEmpty && <PriceSwitch {...prices} />}
                </S.Head>
                {active && (
                  <FilterChips
                    draft={filters.applied}
                    facets={grid.known?.facets}
                    hrefOf={(draft: FilterDraft) => hrefOf(withFilters(criteria, draft))}
                    onChange={(event, draft) => takeOver(event, () => filters.applyFilters(draft))}
                  />
                )}
                {FAMILY_HINT_RULE(criteria.pax) && (
                  <ResultsHint icon={iconFamily}>{t('results.familyHint')}</ResultsHint>
                )}
                {busy && <SkeletonList count={pageSize} criteria={criteria} />}
                {status === 'error' && <Failure onRetry={grid.retry} />}
                {cards}
                {pages.visible && (
                  <Pagination
                    model={pages}
                    hrefOf={(number) => hrefOf({ ...criteria, page: number })}
                    onPage={(event, number) => takeOver(event, () => grid.goToPage(number))}
                  />
                )}
                {grid.few && <FewResults grid={grid} few={grid.few} list={list} emptyText={emptyText} />}
                {!!props.suggestions?.length && <Suggestions links={props.suggestions} />}
              </S.List>
              {beside && (
                <MapSide
                  {...{ criteria, props }}
                  isHidden={isMapHidden}
                  list={listBox}
                  offers={offers ?? NO_OFFERS}
                  onSearch={grid.go}
                  {...(place && { place })}
                />
              )}
            </S.Split>
            {Footer && <Footer {...around} />}
            {OverGrid && card && <OverGrid card={card} props={props} onClose={closeCard} />}
            <VisuallyHidden role="status">{search.fresh ? spoken : null}</VisuallyHidden>
          </S.Flow>
        </NightlyContext.Provider>
      </S.Root>
    </StayContext.Provider>
  );
}
