import { useEffect, useState } from 'react';
import type { DestinationInput } from '../components/destination-picker/use-destination.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { chooseDestination, travelLocally, withoutPlace } from '../core/search/destination.ts';
import type { Translate } from '../messages/translate.ts';
import { useEvent } from '../primitives/use-event.ts';
import { placeName } from './place-name.ts';
import { placeKey, placeText } from './place-text.ts';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** What the field of the destination shows and does. */
export interface DestinationChoice extends DestinationInput {
  /** The name of the chosen place, where it is known. */
  label: string | undefined;
}

/** The chosen place, the places to choose from, and what choosing one does to the criteria. */
export function useDestinationChoice(
  { client, place }: LiveSearchBoxProps,
  criteria: SearchCriteria,
  commit: (criteria: SearchCriteria) => void,
  report: (thrown: unknown) => void,
  t: Translate,
): DestinationChoice {
  const { distanceMax, distanceActive, lat, location, hotelId } = criteria;
  const key = placeKey(criteria);
  /** The last place whose name is known. */
  const [known, setKnown] = useState([key, place]);
  const [groups, found, onTerm] = useSuggestions(client, report);
  const label = known[0] === key ? known[1] : undefined;
  // An address, or the page around an element, tells the id of a place alone.
  const isNameless = !label && !!(location || hotelId);
  const askName = useEvent((signal: AbortSignal) =>
    placeName(client, criteria).then((name) => signal.aborted || setKnown([key, name]), report),
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
    groups,
    found,
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
    },
    onClear: () => commit(withoutPlace(criteria)),
    onDistance: (distance) => commit({ ...criteria, distanceMax: distance }),
  };
}
