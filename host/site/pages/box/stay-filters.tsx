import { useState } from 'react';
import { FilterChips } from '@staykit/ui/components/filters/filter-chips.tsx';
import { countAll, withFilters } from '@staykit/ui/components/filters/filters.model.ts';
import { Trigger } from '@staykit/ui/components/filters/trigger.styles.ts';
import { loadOnDemand, useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { criteriaToHash } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconFilter } from '@staykit/ui/primitives/icon/icons.ts';
import type { KnownFacets } from '@staykit/widgets/results-grid/filters/known-facets.ts';
import { useFilterDraft, useSearchFilters } from '@staykit/widgets/results-grid/filters/use-filter-draft.ts';
import { Filters } from './box.styles.ts';
import { tellThrown } from '../../framework/browser/tell-failure.ts';

const panelPart = loadOnDemand(() => import('@staykit/ui/components/filters/filter-panel.tsx'));

interface StayFiltersProps {
  criteria: SearchCriteria;
  /** Counts of the gift's stays; absent on the server. [PAPI-21] */
  facets?: ResultsClient['facets'];
  onApply: (criteria: SearchCriteria) => void;
}

/** The filters of the stays of a gift: the panel of the results, and what is set. [PAPI-21] */
export function StayFilters({ criteria, facets, onApply }: StayFiltersProps) {
  const { t } = useStay();
  const search = useSearchFilters(criteria, onApply);
  const [known, onKnown] = useState<KnownFacets>();
  const filters = useFilterDraft({
    ...search,
    client: { facets: facets ?? (() => Promise.reject(new Error('no filters on a server'))) },
    criteria,
    known,
    onKnown,
    // The panel shows what it knows.
    onError: tellThrown,
  });
  const { open, draft } = filters;
  const { applied } = search;
  const Panel = useOnDemand(panelPart, open !== undefined, filters.cancel)?.FilterPanel;
  const active = countAll(applied);
  const form = () => (matchMedia('(max-width: 767px)').matches ? 'modal' : 'drawer');
  return (
    <Filters>
      <Trigger
        type="button"
        disabled={!facets}
        aria-haspopup="dialog"
        aria-expanded={open !== undefined}
        data-active={active > 0}
        onClick={() => filters.show(form())}
      >
        <Icon of={iconFilter} />
        {t('filters.filter')}
        {active > 0 && <b>{active}</b>}
      </Trigger>
      {active > 0 && (
        <FilterChips
          draft={applied}
          facets={known?.facets}
          hrefOf={(next) => `#${criteriaToHash(withFilters(criteria, next))}`}
          onChange={(event, next) => {
            event.preventDefault();
            search.applyFilters(next);
          }}
        />
      )}
      {Panel && open !== undefined && (
        <Panel
          draft={draft}
          flow={criteria.checkin === undefined ? 'gifting' : 'booking'}
          form={open === 'modal' ? 'modal' : 'drawer'}
          onChange={filters.change}
          onTick={filters.tick}
          onApply={filters.apply}
          onCancel={filters.cancel}
          onReset={filters.resetAll}
          {...(known && { facets: known.facets })}
        />
      )}
    </Filters>
  );
}
