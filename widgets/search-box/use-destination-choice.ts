import { useState } from 'react';
import type { SearchBoxClient } from '../client/stay-client.ts';
import type { DestinationInput } from '../components/destination-picker/use-destination.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { chooseDestination, travelLocally, withoutPlace } from '../core/search/destination.ts';
import type { Translate } from '../messages/translate.ts';
import { placeKey, placeText } from './place-text.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { ShopExtras } from './use-shop-extras.ts';

/** What the choice of a place is made from. */
export interface DestinationChoiceInput {
  client: SearchBoxClient;
  criteria: SearchCriteria;
  /** The name of the place that the criteria begin with. */
  place: string | undefined;
  extras: ShopExtras | undefined;
  commit: (criteria: SearchCriteria) => void;
  report: (thrown: unknown) => void;
  t: Translate;
}

/** The chosen place, the places to choose from, and what choosing one does to the criteria. */
export function useDestinationChoice(input: DestinationChoiceInput): DestinationInput {
  const { client, criteria, extras, commit, t } = input;
  const { distanceMax, lat } = criteria;
  const key = placeKey(criteria);
  const [known, setKnown] = useState([key, input.place]);
  const [groups, term, onTerm] = useSuggestions(client, input.report);
  const recents = extras?.recents;
  const label =
    (known[0] === key && known[1]) ||
    recents?.results.find(({ category, id }) => `${category}:${id}` === key)?.label;
  const isLocal = criteria.distanceActive && lat !== undefined && !criteria.location;

  return {
    value: placeText(criteria, label || undefined, t),
    groups: recents && !term ? [recents, ...groups] : groups,
    local: isLocal && distanceMax !== undefined ? { distance: distanceMax } : undefined,
    onTerm,
    onPick(suggestion, local) {
      const { latitude, longitude } = suggestion;
      const around = local && latitude !== undefined && longitude !== undefined;
      const next = around
        ? travelLocally(criteria, { lat: latitude, lng: longitude }, local.distance)
        : chooseDestination(criteria, suggestion);
      setKnown([placeKey(next), suggestion.label]);
      commit(next);
      if (!around) extras?.remember(suggestion);
    },
    onClear: () => commit(withoutPlace(criteria)),
    onDistance: (distance) => commit({ ...criteria, distanceMax: distance }),
  };
}
