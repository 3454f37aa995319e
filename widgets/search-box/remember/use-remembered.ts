import { useEffect, useState } from 'react';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
} from '@staykit/core/search/recent-searches.ts';
import { restoredDates } from '@staykit/core/search/used-dates.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { STORED_DATES_KEY } from '../search-box.settings.ts';
import { placeKey, placeText } from '../destination/place-text.ts';
import type { LiveSearchBoxProps, SearchBoxModel } from '../use-search-box.ts';
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

/** The box with the destinations that the visitor chose before, unless `isOff`. [DEST-15] */
export function useRecentPlaces(
  { storage }: LiveSearchBoxProps,
  box: SearchBoxModel,
  isOff = false,
): SearchBoxModel {
  const [places, setPlaces] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!isOff) setPlaces(parseRecentSearches(readText(storage, RECENT_SEARCHES_KEY)));
  }, [storage, isOff]);

  const { criteria, destination } = box;
  const { t } = box.stay;
  const { groups, label } = destination;
  const key = placeKey(criteria);
  const chosen = places.find(({ category, id }) => `${category}:${id}` === key);
  const recents = { key: 'recent', label: t('destination.recent'), icon: 'recent', results: [...places] };
  return {
    ...box,
    destination: {
      ...destination,
      value: placeText(criteria, label ?? chosen?.label, t),
      groups: places.length > 0 && !destination.found ? [recents, ...groups] : groups,
      onPick(place, distance) {
        destination.onPick(place, distance);
        // Where the visitor lives is no place to go to.
        if (isOff || (distance !== undefined && place.latitude !== undefined)) return;
        const list = addRecentSearch(places, place);
        setPlaces(list);
        store(storage, RECENT_SEARCHES_KEY, list);
      },
    },
  };
}
