import { useEffect, type Dispatch } from 'react';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { DestinationInput } from '@staykit/ui/components/destination-picker/use-destination.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { chooseDestination, travelLocally, withoutPlace } from '@staykit/core/search/destination.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { shownCriteria, type SearchBoxAction, type SearchBoxState } from '../search-box-state.ts';
import { placeName } from './place-name.ts';
import { placeKey, placeText } from './place-text.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface DestinationChoiceOptions {
  client: SearchBoxClient;
  state: SearchBoxState;
  dispatch: Dispatch<SearchBoxAction>;
  commit: (criteria: SearchCriteria) => void;
  report: (thrown: unknown) => void;
  t: Translate;
}

/** What the field of the destination shows and does. */
export interface DestinationChoice extends DestinationInput {
  /** The name of the chosen place, where it is known. */
  label?: string | undefined;
}

/** The chosen place, the places to choose from, and what choosing one does to the criteria. */
export function useDestinationChoice(options: DestinationChoiceOptions): DestinationChoice {
  const { client, state, dispatch, commit, report, t } = options;
  const { named, suggested } = state;
  const criteria = shownCriteria(state);
  const { distanceMax, distanceActive, lat, location, hotelId } = criteria;
  const key = placeKey(criteria);
  const onTerm = useSuggestions(client, dispatch, report);
  const label = named.key === key ? named.name : undefined;
  // An address, or the page around an element, tells the id of a place alone.
  const isNameless = !label && !!(location || hotelId);
  const askName = useEvent((signal: AbortSignal) =>
    placeName(client, criteria).then(
      (name) => signal.aborted || dispatch({ type: 'placeNamed', named: { key, name } }),
      report,
    ),
  );
  useEffect(() => {
    if (!isNameless) return;
    const asked = new AbortController();
    void askName(asked.signal);
    return () => asked.abort();
  }, [askName, key, isNameless]);

  return {
    label,
    value: placeText(criteria, label, t),
    groups: suggested.groups,
    found: suggested.term,
    distance: distanceActive && lat !== undefined && !location ? distanceMax : undefined,
    onTerm,
    onPick(suggestion, distance) {
      const { latitude, longitude } = suggestion;
      const around = distance !== undefined && latitude !== undefined && longitude !== undefined;
      const next = around
        ? travelLocally(criteria, { lat: latitude, lng: longitude }, distance)
        : chooseDestination(criteria, suggestion);
      dispatch({ type: 'placeNamed', named: { key: placeKey(next), name: suggestion.label } });
      commit(next);
    },
    onClear: () => commit(withoutPlace(criteria)),
    onDistance: (distance) => commit({ ...criteria, distanceMax: distance }),
  };
}
