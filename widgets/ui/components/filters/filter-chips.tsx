import type { MouseEvent } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconClose } from '../../primitives/icon/icons.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { activeFilters } from './active-filters.ts';
import { clearAll } from './filters.model.ts';
import type { FilterDraft } from './filters.model.ts';
import { Chip, Chips } from './filter-chips.styles.ts';

export interface FilterChipsProps {
  /** The filters of the search. */
  draft: FilterDraft;
  /** They know the words of values. */
  facets: Facets | undefined;
  /** Address of the search with other filters, so that a chip works without script. */
  hrefOf: (filters: FilterDraft) => string;
  onChange: (event: MouseEvent, filters: FilterDraft) => void;
}

/** The filters that are set, each with its way out. */
export function FilterChips({ draft, facets, hrefOf, onChange }: FilterChipsProps) {
  const stay = useStay();
  const { t } = stay;
  const none = clearAll(draft);
  return (
    <Chips aria-label={t('filters.active')}>
      {activeFilters(draft, facets, stay).map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            href={hrefOf(without)}
            rel="nofollow"
            aria-label={t('filters.remove', { name: label })}
            onClick={(event: MouseEvent) => onChange(event, without)}
          >
            {label}
            <Icon of={iconClose} size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Chip
          href={hrefOf(none)}
          rel="nofollow"
          data-quiet="true"
          onClick={(event: MouseEvent) => onChange(event, none)}
        >
          {t('filters.clearAll')}
        </Chip>
      </li>
    </Chips>
  );
}
