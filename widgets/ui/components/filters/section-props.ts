import type { ReactNode } from 'react';
import type { CheckListProps } from './check-list.tsx';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import type { DraftChange, FilterDraft } from './filters.model.ts';

/** The point that distances are measured from. */
export interface PlacePoint {
  lat: number;
  lng: number;
  /** A city has bounds of its own. [FILTER-26] */
  city: boolean;
}

/** The sections with a slider, which are fetched by themselves. */
export interface FilterRanges {
  BudgetFilter: (props: SectionProps) => ReactNode;
  DistanceFilter: (props: RangeProps) => ReactNode;
}

/** What every section of the filters is told. */
export interface SectionProps {
  draft: FilterDraft;
  /** Counts for the draft; the last known ones while newer ones are on their way. */
  facets?: Facets;
  flow: SearchFlow;
  /** The destination's own coordinates, where it has any. [FILTER-29] */
  place?: PlacePoint;
  onChange: (change: DraftChange) => void;
  /** A value was ticked: its box shows it at once, and the draft follows after that was painted. */
  onTick: (change: (draft: FilterDraft) => DraftChange) => void;
}

/** What the sections with a slider are told: lists to tick come with the section around them. */
export interface RangeProps extends SectionProps {
  CheckList: (props: CheckListProps) => ReactNode;
}
