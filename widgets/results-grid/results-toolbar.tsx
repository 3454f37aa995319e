import { useMemo, useRef } from 'react';
import { FilterDropdown } from '@staykit/ui/components/filters/filter-dropdown.tsx';
import { countAll } from '@staykit/ui/components/filters/filters.model.ts';
import type { FilterSection } from '@staykit/ui/components/filters/filter-sections.ts';
import type { FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
import type { PlacePoint, SectionProps } from '@staykit/ui/components/filters/section-props.ts';
import { Trigger } from '@staykit/ui/components/filters/trigger.styles.ts';
import { loadOnDemand, useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { SortPicker } from '@staykit/ui/components/results/sort-picker/sort-picker.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { allowedSorts } from '@staykit/core/search/results/sort-rules.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconFilter, iconSort } from '@staykit/ui/primitives/icon/icons.ts';
import { Bar } from './results-grid.styles.ts';
import { errorDetail } from './error-detail.ts';
import { MapButton } from './map/map-button.tsx';
import type { ResultsGridProps } from './results-grid-props.ts';
import { useFilterDraft } from './filters/use-filter-draft.ts';
import { useHeld } from '@staykit/ui/hooks/use-held.ts';
import type { ResultsGridModel } from './use-results-grid.ts';

/** The dropdowns of the bar in the order of how much they are used, and the width from which each has room. */
const DROPDOWNS: readonly (readonly [section: FilterSection, width: 'all' | 'broad' | 'full' | 'widest'])[] =
  [
    ['budget', 'all'],
    ['stars', 'all'],
    ['score', 'broad'],
    ['amenities', 'broad'],
    ['activities', 'full'],
    ['hotel', 'widest'],
    ['distance', 'widest'],
  ];

const contentPart = loadOnDemand(() => import('@staykit/ui/components/filters/filter-section.tsx'));
const rangesPart = loadOnDemand(() => import('@staykit/ui/components/filters/filter-ranges.ts'));
const panelPart = loadOnDemand(() => import('@staykit/ui/components/filters/filter-panel.tsx'));
const sortsPart = loadOnDemand(() => import('@staykit/ui/components/results/sort-picker/sort-content.ts'));

export interface ResultsToolbarProps {
  grid: ResultsGridModel;
  place?: PlacePoint;
  props: ResultsGridProps;
  /** How many offers were found. */
  total: number;
}

/** The sticky bar: Filter, Map, Sort, and on a wide grid a dropdown for each filter. [GRID-02] [GRID-07] */
export function ResultsToolbar({ grid, place, props, total }: ResultsToolbarProps) {
  const Summary = props.components?.Summary;
  const { t } = useStay();
  const { dispatch, isMapHidden, isMapKept, known, over, sort } = grid;
  const { applied } = grid.filters;
  const { criteria, status } = grid.search;
  const tell = (error: unknown) => props.onError?.(errorDetail(error));
  const filters = useFilterDraft({
    ...grid.filters,
    client: props.client,
    criteria,
    known,
    onKnown: (counts) => dispatch({ type: 'countsReceived', known: counts }),
    onError: tell,
  });
  const bar = useRef<HTMLDivElement>(null);
  useHeld(bar);
  const sorting = over === 'sort' || over === 'sortDrawer' ? over : undefined;
  const isMapOpen = over === 'map';
  const closeSort = useEvent(() => sorting && dispatch({ type: 'closed', over: sorting }));
  const fail = (error: unknown) => {
    filters.cancel();
    closeSort();
    tell(error);
  };
  const { open } = filters;
  const all = open === 'drawer' || open === 'modal';
  const content = useOnDemand(contentPart, open !== undefined, fail);
  const ranges = useOnDemand(rangesPart, open === 'budget' || open === 'distance', fail);
  const Panel = useOnDemand(panelPart, all, fail)?.FilterPanel;
  const orders = useOnDemand(sortsPart, sorting !== undefined, fail);
  const SortDrawer = orders?.SortDrawer;

  const sectionOf = (draft: FilterDraft): SectionProps => ({
    draft,
    flow: criteria.flow,
    onChange: filters.change,
    onTick: filters.tick,
    ...(known && { facets: known.facets }),
    ...(place && { place }),
  });
  const chooseSort = useEvent((chosen: Sort) => {
    closeSort();
    if (chosen !== sort) grid.sortBy(chosen);
  });
  const sorts = useMemo(
    () => ({
      sorts: allowedSorts(criteria),
      value: sort,
      onClose: closeSort,
      onChange: chooseSort,
    }),
    [criteria, sort, chooseSort, closeSort],
  );
  const active = countAll(applied);
  const onPhone = () => matchMedia('(max-width: 767px)').matches;

  const { show, change, tick, apply, cancel, resetSection } = filters;
  const { flow } = criteria;
  // A tick makes the open filter again, and nothing else: the rest is made of what is searched.
  const closed = useMemo(
    () =>
      DROPDOWNS.map(([name, width]) => (
        <div key={name} data-wide={width}>
          <FilterDropdown
            {...{ draft: applied, flow, content: undefined, ranges: undefined, open: false }}
            section={name}
            onToggle={() => show(name)}
            onChange={change}
            onTick={tick}
            onApply={apply}
            onCancel={cancel}
            onReset={() => resetSection(name)}
          />
        </div>
      )),
    [applied, flow, show, change, tick, apply, cancel, resetSection],
  );
  const dropdown = ([name, width]: (typeof DROPDOWNS)[number], at: number) =>
    name === open ? (
      <div key={name} data-wide={width}>
        <FilterDropdown
          {...sectionOf(filters.draft)}
          section={name}
          content={content}
          ranges={ranges}
          open
          onToggle={apply}
          onApply={apply}
          onCancel={cancel}
          onReset={() => resetSection(name)}
          {...(filters.total !== undefined && { total: filters.total })}
        />
      </div>
    ) : (
      closed[at]
    );
  const { go } = grid;
  const map = useMemo(
    () =>
      props.map !== false && (
        <MapButton
          {...{
            criteria,
            dispatch,
            isOpen: isMapOpen,
            isKept: isMapKept,
            isHidden: isMapHidden,
            onSearch: go,
            props,
          }}
          {...(place && { place })}
        />
      ),
    [criteria, dispatch, isMapOpen, isMapKept, isMapHidden, go, props, place],
  );
  const order = useMemo(
    () => (
      <div data-wide="sort">
        <SortPicker
          {...sorts}
          content={orders}
          open={sorting === 'sort'}
          onToggle={() => dispatch({ type: sorting ? 'closed' : 'opened', over: sorting ?? 'sort' })}
        />
      </div>
    ),
    [sorts, sorting, orders, dispatch],
  );

  return (
    <Bar
      ref={bar}
      role="group"
      aria-label={t('results.toolbar')}
      part="toolbar"
      onPointerEnter={contentPart.prefetch}
      onFocus={contentPart.prefetch}
    >
      {Summary && (
        <div data-summary="">
          <Summary criteria={criteria} status={status} total={total} />
        </div>
      )}
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-expanded={all}
        data-active={active > 0}
        onClick={() => filters.show(onPhone() ? 'modal' : 'drawer')}
      >
        <Icon of={iconFilter} />
        {t('filters.filter')}
        {active > 0 && <b>{active}</b>}
      </Trigger>
      {map}
      {DROPDOWNS.map(dropdown)}
      {order}
      <Trigger
        type="button"
        data-narrow
        aria-haspopup="dialog"
        onClick={() => dispatch({ type: 'opened', over: 'sortDrawer' })}
      >
        <Icon of={iconSort} />
        {t('sort.label')}
      </Trigger>
      {SortDrawer && sorting === 'sortDrawer' && <SortDrawer {...sorts} />}
      {Panel && all && (
        <Panel
          {...sectionOf(filters.draft)}
          form={open}
          onApply={filters.apply}
          onCancel={filters.cancel}
          onReset={filters.resetAll}
        />
      )}
    </Bar>
  );
}
