import { useEffect, useState } from 'react';
import type { DestinationInput, LocalSearch } from '../components/destination-picker/use-destination.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { chooseDestination, travelLocally, withoutPlace } from '../core/search/destination.ts';
import type { Suggestion } from '../core/search/location.ts';
import { addRecentSearch, parseRecentSearches, RECENT_SEARCHES_KEY } from '../core/search/recent-searches.ts';
import type { Translate } from '../messages/translate.ts';
import { placeKey, placeText } from './place-text.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { readText, store } from './storage.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The chosen place, the places to choose from, and what choosing one does to the criteria. */
export function useDestinationChoice(
  props: Pick<SearchBoxProps, 'client' | 'place' | 'storage'>,
  criteria: SearchCriteria,
  remembers: boolean,
  commit: (criteria: SearchCriteria) => void,
  onError: (thrown: unknown) => void,
  t: Translate,
): DestinationInput {
  const { client, storage } = props;
  const key = placeKey(criteria);
  const [known, setKnown] = useState({ key, label: props.place });
  const [recents, setRecents] = useState<readonly Suggestion[]>([]);
  const { groups, ask } = useSuggestions(client, onError);

  useEffect(() => {
    if (remembers) setRecents(parseRecentSearches(readText(storage, RECENT_SEARCHES_KEY)));
  }, [storage, remembers]);

  const remembered = recents.find(({ category, id }) => `${category}:${id}` === key)?.label;
  const label = (known.key === key ? known.label : undefined) ?? remembered;
  const isLocal = criteria.distanceActive && criteria.lat !== undefined && !criteria.location;

  const choose = (next: SearchCriteria, name: string) => {
    setKnown({ key: placeKey(next), label: name });
    commit(next);
  };
  const onPick = (suggestion: Suggestion, local?: LocalSearch) => {
    const { latitude: lat, longitude: lng } = suggestion;
    if (local && lat !== undefined && lng !== undefined) {
      choose(travelLocally(criteria, { lat, lng }, local.distance), suggestion.label);
      return;
    }
    choose(chooseDestination(criteria, suggestion), suggestion.label);
    if (!remembers) return;
    const list = addRecentSearch(recents, suggestion);
    setRecents(list);
    store(storage, RECENT_SEARCHES_KEY, list);
  };

  return {
    value: placeText(criteria, label, t),
    groups,
    recents,
    ...(isLocal && criteria.distanceMax !== undefined && { local: { distance: criteria.distanceMax } }),
    onTerm: ask,
    onPick,
    onClear: () => commit(withoutPlace(criteria)),
    onDistance: (distanceMax) => commit({ ...criteria, distanceMax }),
  };
}
