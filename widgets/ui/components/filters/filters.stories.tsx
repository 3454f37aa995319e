import type { ReactNode } from 'react';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { BudgetFilter } from './budget-filter.tsx';
import { DistanceFilter } from './distance-filter.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDropdown } from './filter-dropdown.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FILTER_SECTIONS } from './filter-sections.ts';
import { FilterSection } from './filter-section.tsx';
import { changeDraft, draftOf, type FilterDraft } from './filters.model.ts';
import { HighlightedFilters } from './highlighted-filters.tsx';
import type { SectionProps } from './section-props.ts';

export default { component: FilterPanel };

const NOTHING = () => {};
const NONE = draftOf(criteria());
const SOME: FilterDraft = { ...NONE, stars: [4, 5], facilities: ['pool'], priceMin: 8000, hotelScore: 8 };
const RANGES = { BudgetFilter, DistanceFilter };

/** Filters that can be changed. */
const filters = (start: FilterDraft, draw: (props: SectionProps) => ReactNode) =>
  story(() => (
    <Kept start={start}>
      {(draft, change) =>
        draw({
          draft,
          facets: facets(),
          flow: 'booking',
          place: { lat: 45.9, lng: 6.1, city: true },
          onChange: (news) => change(changeDraft(draft, news)),
          onTick: (news) => change(changeDraft(draft, news(draft))),
        })
      }
    </Kept>
  ));

const FOOT = { onApply: NOTHING, onCancel: NOTHING, onReset: NOTHING };

const panel = (form: 'modal' | 'drawer', start: FilterDraft) =>
  filters(start, (props) => <FilterPanel form={form} {...FOOT} {...props} />);

export const AllOnADesk = panel('modal', NONE);
export const AllOnAPhone = panel('drawer', NONE);
export const SomeChosen = panel('modal', SOME);

const dropdown = (open: boolean, start = NONE) =>
  filters(start, (props) => (
    <FilterDropdown
      {...FOOT}
      {...props}
      section="stars"
      content={{ FilterSection }}
      ranges={RANGES}
      open={open}
      onToggle={NOTHING}
      total={12}
    />
  ));

export const Dropdown = dropdown(false);
export const DropdownOpen = dropdown(true);
export const DropdownWithChoices = dropdown(false, SOME);

export const Sections = filters(SOME, (props) =>
  FILTER_SECTIONS.map((section) => (
    <FilterSection key={section} divided section={section} ranges={RANGES} {...props} />
  )),
);

export const Highlighted = filters(NONE, (props) => (
  <HighlightedFilters
    {...props}
    facets={facets({
      values: {
        ...facets().values,
        highlighted: [{ family: 'facility', value: 'spa', label: 'Spa', count: 18 }],
      },
    })}
  />
));

export const Chips = filters(SOME, ({ draft }) => (
  <FilterChips draft={draft} facets={facets()} hrefOf={() => '#'} onChange={NOTHING} />
));
