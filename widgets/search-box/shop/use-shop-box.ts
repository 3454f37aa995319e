import { useEffect, useRef, useState } from 'react';
import { criteriaToHash, hashHasCriteria, readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
} from '@staykit/core/search/recent-searches.ts';
import { restoredDates, usedDates } from '@staykit/core/search/used-dates.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import {
  CARE_DISABLED_SEARCH_FEATURES,
  DATES_SUGGESTED_DISMISSED_KEY,
  STORED_DATES_KEY,
} from '../search-box.settings.ts';
import { placeKey, placeText } from '../destination/place-text.ts';
import { useSearchBox, type LiveSearchBoxProps, type SearchBoxModel } from '../use-search-box.ts';
import { readStored, readText, store } from './storage.ts';

/** The search box of the shop's own pages: with the visitor's storage, the address, and the experiments with dates. */
export function useShopBox(props: LiveSearchBoxProps): SearchBoxModel {
  const { channel, address, storage, variants = {} } = props;
  const off = props.careMode ? (props.careDisabled ?? CARE_DISABLED_SEARCH_FEATURES) : [];
  const remembers = !off.includes('recentSearches');
  /** The recent searches that the storage holds. [DEST-15] */
  const [places, setPlaces] = useState<readonly Suggestion[]>([]);
  const dismissed = useRef(false);
  const box = useSearchBox(props, {
    onCommit(next) {
      const hash = criteriaToHash(next);
      if (address && address.read().hash !== hash) address.write({ hash }, 'replace');
    },
    onDates: (range) => store(storage, STORED_DATES_KEY, range.checkin ? range : undefined),
    onDatesLeft() {
      if (!variants.datesSuggested) return;
      dismissed.current = true;
      store(storage, DATES_SUGGESTED_DISMISSED_KEY, true);
    },
    asksDates: (wanted, now) =>
      !off.includes('datesExperiments') &&
      hasDates(wanted.flow) &&
      !usedDates(wanted, now) &&
      !!(variants.datesForced || (variants.datesSuggested && !dismissed.current)),
  });
  const { criteria, commit, market, destination } = box;

  const read = useEvent(() => {
    const parts = address?.read() ?? { hash: '', search: '' };
    if (hashHasCriteria(parts.hash)) channel.set({ criteria: readCriteria(parts, market()) }, 'address');
  });
  useEffect(() => {
    if (!address) return;
    read();
    return address.subscribe(read);
  }, [address, channel, read]);

  const restore = useEvent(() => {
    const { criteria: present } = channel.get();
    const stored = restoredDates(readStored(storage, STORED_DATES_KEY), market());
    if (stored && hasDates(present.flow) && !present.checkin) commit({ ...present, ...stored });
    dismissed.current = readStored(storage, DATES_SUGGESTED_DISMISSED_KEY) === true;
  });
  useEffect(restore, [restore]);

  useEffect(() => {
    if (remembers) setPlaces(parseRecentSearches(readText(storage, RECENT_SEARCHES_KEY)));
  }, [storage, remembers]);

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
        if (!remembers || (distance !== undefined && place.latitude !== undefined)) return;
        const list = addRecentSearch(places, place);
        setPlaces(list);
        store(storage, RECENT_SEARCHES_KEY, list);
      },
    },
  };
}
