import { useState } from 'react';
import type { DestinationInput } from '../components/destination-picker/use-destination.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { chooseDestination, travelLocally, withoutPlace } from '../core/search/destination.ts';
import type { Translate } from '../messages/translate.ts';
import { placeKey, placeText } from './place-text.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { useSuggestions } from './use-suggestions.ts';
import type { ShopExtras } from './use-shop-extras.ts';

/** The chosen place, the places to choose from, and what choosing one does to the criteria. */
export function useDestinationChoice(
  { client, place }: SearchBoxProps,
  criteria: SearchCriteria,
  extras: ShopExtras | undefined,
  commit: (criteria: SearchCriteria) => void,
  report: (thrown: unknown) => void,
  t: Translate,
): DestinationInput {
  const { distanceMax, distanceActive, lat, location } = criteria;
  const key = placeKey(criteria);
  /** The last place whose name is known. */
  const [known, setKnown] = useState([key, place]);
  const [groups, term, onTerm] = useSuggestions(client, report);
  const recents = extras?.recents;
  const label =
    (known[0] === key ? known[1] : undefined) ??
    recents?.results.find(({ category, id }) => `${category}:${id}` === key)?.label;

  return {
    value: placeText(criteria, label, t),
    groups: recents && !term ? [recents, ...groups] : groups,
    distance: distanceActive && lat !== undefined && !location ? distanceMax : undefined,
    onTerm,
    onPick(suggestion, distance) {
      const { latitude, longitude } = suggestion;
      const around = distance !== undefined && latitude !== undefined && longitude !== undefined;
      const next = around
        ? travelLocally(criteria, { lat: latitude, lng: longitude }, distance)
        : chooseDestination(criteria, suggestion);
      setKnown([placeKey(next), suggestion.label]);
      commit(next);
      if (!around) extras?.remember(suggestion);
    },
    onClear: () => commit(withoutPlace(criteria)),
    onDistance: (distance) => commit({ ...criteria, distanceMax: distance }),
  };
}
