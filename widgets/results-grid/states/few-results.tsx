import { clearAll, withFilters } from '@staykit/ui/components/filters/filters.model.ts';
import { FallbackBanner, NoResults } from '@staykit/ui/components/results/results-states/no-results.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Fallbacks, WayOut } from './few-results.styles.ts';
import { OfferList, SkeletonList } from '../offers/offer-list.tsx';
import type { SharedList } from '../offers/offer-list.tsx';
import { SubHeading } from './sub-heading.styles.ts';
import type { FewState } from '../results-grid-state.ts';
import type { ResultsGridModel } from '../use-results-grid.ts';
import { WaysOut } from './ways-out.tsx';

/** What each relaxed search is headed by. */
const FALLBACK_TITLES = {
  expandDestination: 'results.fallback.destination',
  removeCategory: 'results.fallback.category',
  removeDates: 'results.fallback.dates',
  severalRooms: 'results.fallback.severalRooms',
} as const;

export interface FewResultsProps {
  grid: ResultsGridModel;
  few: FewState;
  /** What the cards of the grid are told. */
  list: SharedList;
  /** What is said where nothing is found. */
  emptyText: string;
}

/** Shown after few results and in place of none: other stays, or the way to more. [GRID-03] [GRID-11..20] */
export function FewResults({ grid, few, list, emptyText }: FewResultsProps) {
  const { t } = useStay();
  const { filters } = grid;
  const { criteria, page } = grid.search;
  const { isEmpty, isPending, blocks } = few;
  const nothing = !page?.offers.length;
  const ways = page?.details.waysOut?.length ? (
    <WaysOut grid={grid} ways={page.details.waysOut} />
  ) : undefined;
  if (isEmpty) {
    const removeFilters = () => grid.go(withFilters(criteria, clearAll(filters.applied)));
    const usual = ways ?? <NoResults text={emptyText} onRemoveFilters={removeFilters} />;
    const { renderEmpty } = list.props;
    return renderEmpty ? renderEmpty({ criteria, removeFilters, usual }) : usual;
  }
  return (
    <>
      {ways}
      {nothing && isPending && <SkeletonList count={3} criteria={criteria} />}
      {blocks.length > 0 && (
        <Fallbacks>
          <FallbackBanner instead={nothing} />
          {blocks.map(({ search, offers }) => (
            <section key={search.order} aria-label={t(FALLBACK_TITLES[search.kind])}>
              <SubHeading>{t(FALLBACK_TITLES[search.kind])}</SubHeading>
              {search.kind === 'severalRooms' && (
                <WayOut>
                  <span>{t('results.oneRoom')}</span>
                  <Button variant="primary" onClick={() => grid.go(search.criteria)}>
                    {t('results.severalRooms')}
                  </Button>
                </WayOut>
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
        </Fallbacks>
      )}
    </>
  );
}
