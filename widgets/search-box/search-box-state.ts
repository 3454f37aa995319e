import type { PlaceGroup } from '@staykit/ui/components/destination-picker/destination-picker.model.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { placeKey } from './destination/place-text.ts';

/** A panel that opens under its field. */
export type BoxPanel = 'dates' | 'theme' | 'travellers';

/** A place by `placeKey`, and its name; none of a place that nobody knows any more. */
export interface NamedPlace {
  key: string;
  name?: string | undefined;
}

/** Places for a term: recommended ones for ''. */
export interface SuggestedPlaces {
  groups: readonly PlaceGroup[];
  term: string;
}

/** Everything that changes in a search box. */
export interface SearchBoxState {
  /** The criteria of the channel. */
  committed: SearchCriteria;
  /** Travellers while their panel is open: they count when it closes. [PAX-10..12] */
  draft?: Pax | undefined;
  panel?: BoxPanel | undefined;
  /** On a phone the fields are open as a screen of their own. [SEARCHBOX-03] */
  isScreenOpen: boolean;
  /** The last place whose name was asked for or chosen; the criteria hold only its id. */
  named: NamedPlace;
  /** What was found last. [DEST-05] */
  suggested: SuggestedPlaces;
}

export type SearchBoxAction =
  /** The channel has other criteria. */
  | { type: 'criteriaReceived'; criteria: SearchCriteria }
  /** The visitor chose; `panel` stays open, any other closes. */
  | { type: 'criteriaChosen'; criteria: SearchCriteria; panel?: BoxPanel | undefined }
  | { type: 'paxDrafted'; pax: Pax }
  | { type: 'panelOpened'; panel: BoxPanel }
  | { type: 'panelClosed' | 'screenOpened' | 'screenClosed' }
  | { type: 'placeNamed'; named: NamedPlace }
  | { type: 'placesSuggested'; suggested: SuggestedPlaces };

/** The state that a server renders and a browser takes over; `place` is the name of the place in the criteria. */
export const firstState = (criteria: SearchCriteria, place?: string): SearchBoxState => ({
  committed: criteria,
  isScreenOpen: false,
  named: { key: placeKey(criteria), name: place },
  suggested: { groups: [], term: '' },
});

/** The criteria with what is being chosen: what the fields show and a search looks for. */
export const shownCriteria = ({ committed, draft }: SearchBoxState): SearchCriteria =>
  draft ? { ...committed, pax: draft } : committed;

/** The box after something happened. */
export function searchBoxReducer(state: SearchBoxState, action: SearchBoxAction): SearchBoxState {
  switch (action.type) {
    case 'criteriaReceived':
      return { ...state, committed: action.criteria };
    case 'criteriaChosen':
      return { ...state, committed: action.criteria, draft: undefined, panel: action.panel };
    case 'paxDrafted':
      return { ...state, draft: action.pax };
    case 'panelOpened':
      return { ...state, panel: action.panel };
    case 'panelClosed':
      return { ...state, panel: undefined };
    case 'screenOpened':
    case 'screenClosed':
      return { ...state, isScreenOpen: action.type === 'screenOpened' };
    case 'placeNamed':
      return { ...state, named: action.named };
    case 'placesSuggested':
      return { ...state, suggested: action.suggested };
  }
}
