import { useEffect, useState } from 'react';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
} from '@staykit/core/search/recent-searches.ts';
import {
  addMadeSearch,
  keptSearches,
  MADE_SEARCHES_KEY,
  readMadeSearches,
  type MadeSearch,
} from '@staykit/core/search/made-searches.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { PlaceGroup } from '@staykit/ui/components/destination-picker/destination-picker.model.ts';
import { restoredDates } from '@staykit/core/search/used-dates.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { STORED_DATES_KEY } from '../search-box.settings.ts';
import { placeKey, placeText } from '../destination/place-text.ts';
import type { LiveSearchBoxProps, SearchBoxModel } from '../use-search-box.ts';
import { searchText } from './search-text.ts';
import { readStored, readText, store } from './storage.ts';

/** Keeps the dates that were chosen last. [CAL-26] */
export const keepDates = ({ storage }: LiveSearchBoxProps, range: DateRange): void =>
  store(storage, STORED_DATES_KEY, range.checkin ? range : undefined);

/** Gives a search without dates those of the visitor's last one. [CAL-26] */
export function useStoredDates({ channel, storage }: LiveSearchBoxProps, box: SearchBoxModel): void {
  const restore = useEvent(() => {
    const { criteria: present } = channel.get();
    const stored = restoredDates(readStored(storage, STORED_DATES_KEY), box.market());
    if (stored && hasDates(present.flow) && !present.checkin) box.commit({ ...present, ...stored });
  });
  useEffect(restore, [restore]);
}

const readSearches = ({ storage, now = Date.now, locale }: LiveSearchBoxProps): MadeSearch[] =>
  readMadeSearches(readStored(storage, MADE_SEARCHES_KEY), localNow(now(), locale));

/** Keeps a list; an empty one is taken away. */
const keepList = (storage: LiveSearchBoxProps['storage'], key: string, list: readonly unknown[]): void =>
  store(storage, key, list.length > 0 ? list : undefined);

/** Keeps a search that was submitted. */
export function keepSearch(props: LiveSearchBoxProps, criteria: SearchCriteria, place?: string): void {
  const list = addMadeSearch(readSearches(props), criteria, place);
  keepList(props.storage, MADE_SEARCHES_KEY, keptSearches(list));
}

/** The box with the searches that the visitor made and the destinations that they chose before, unless `isOff`. [DEST-15] */
export function useRecentSearches(
  props: LiveSearchBoxProps,
  box: SearchBoxModel,
  isOff = false,
): SearchBoxModel {
  const { storage } = props;
  const [places, setPlaces] = useState<readonly Suggestion[]>([]);
  const [searches, setSearches] = useState<readonly MadeSearch[]>([]);
  useEffect(() => {
    if (!isOff) setPlaces(parseRecentSearches(readText(storage, RECENT_SEARCHES_KEY)));
  }, [storage, isOff]);

  const { criteria, destination, stay } = box;
  const { t, locale } = stay;
  const { groups, label } = destination;
  const key = placeKey(criteria);
  const chosen = places.find(({ category, id }) => `${category}:${id}` === key);
  const keepPlaces = (list: readonly Suggestion[]) => {
    setPlaces(list);
    keepList(storage, RECENT_SEARCHES_KEY, list);
  };
  const keepSearches = (list: readonly MadeSearch[]) => {
    setSearches(list);
    keepList(storage, MADE_SEARCHES_KEY, keptSearches(list));
  };

  const shown = searches.filter((search) => search.criteria.flow === criteria.flow);
  const searched = new Set(shown.map((search) => placeKey(search.criteria)));
  const recents: PlaceGroup = {
    key: 'recent',
    label: t('destination.recent'),
    icon: 'recent',
    results: [
      // A search stands in the list as a place whose id is its query, which is the id of no place.
      ...shown.map((search): Suggestion => ({
        id: search.query,
        category: search.criteria.location?.category ?? 'hotel',
        ...searchText(search, locale, t),
      })),
      ...places.filter(({ category, id }) => !searched.has(`${category}:${id}`)),
    ],
    forget(gone) {
      keepSearches(gone ? searches.filter(({ query }) => query !== gone.id) : []);
      keepPlaces(gone ? places.filter((place) => place !== gone) : []);
    },
  };
  return {
    ...box,
    destination: {
      ...destination,
      value: placeText(criteria, label ?? chosen?.label, t),
      groups: recents.results.length > 0 && !destination.found ? [recents, ...groups] : groups,
      onTerm(term) {
        // A search of this page, or of another tab, may have come since.
        if (!term && !isOff) setSearches(readSearches(props));
        destination.onTerm(term);
      },
      onPick(place, distance) {
        const search = searches.find(({ query }) => query === place.id);
        if (search) return box.searchFor(search.criteria, search.place);
        destination.onPick(place, distance);
        // Where the visitor lives is no place to go to.
        if (isOff || (distance !== undefined && place.latitude !== undefined)) return;
        keepPlaces(addRecentSearch(places, place));
      },
    },
  };
}
