import { useEffect, useRef, useState } from 'react';
import type { Channel } from '../channel/create-channel.ts';
import type { DestinationInput } from '../components/destination-picker/use-destination.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import type { MarketNow } from '../core/dates/market-time.ts';
import { criteriaToHash, hashHasCriteria, readCriteria } from '../core/search/address-hash.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { hasDates } from '../core/search/flow.ts';
import type { Suggestion } from '../core/search/location.ts';
import { addRecentSearch, parseRecentSearches, RECENT_SEARCHES_KEY } from '../core/search/recent-searches.ts';
import { restoredDates, usedDates } from '../core/search/used-dates.ts';
import { useEvent } from '../primitives/use-event.ts';
import type { Translate } from '../messages/translate.ts';
import {
  CARE_DISABLED_SEARCH_FEATURES,
  DATES_SUGGESTED_DISMISSED_KEY,
  STORED_DATES_KEY,
} from './search-box.settings.ts';
import { placeKey, placeText } from './place-text.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { readStored, readText, store } from './storage.ts';
import type { DestinationChoice } from './use-destination-choice.ts';

/** What the extras are made from. */
export interface ShopExtrasInput {
  props: SearchBoxProps;
  channel: Channel;
  criteria: SearchCriteria;
  commit: (criteria: SearchCriteria) => void;
  market: () => MarketNow;
  t: Translate;
}

/** What the shop's own pages add to a search box. An element keeps nothing and touches no address, so has none. */
export interface ShopExtras {
  /** Remembers the places that are chosen, and shows those that were before. [DEST-15] */
  withRecents: (choice: DestinationChoice) => DestinationInput;
  /** The criteria changed by the visitor's hand. */
  onCommit: (criteria: SearchCriteria) => void;
  onDates: (range: DateRange) => void;
  /** The calendar was left. */
  onDatesLeft: () => void;
  /** Whether a search must ask for dates first. [SEARCHBOX-04] [SEARCHBOX-05] */
  asksDates: () => boolean;
}

/** The visitor's storage, the address of the page, and the experiments with dates. */
export function useShopExtras(input: ShopExtrasInput): ShopExtras {
  const { props, channel, criteria, commit, market, t } = input;
  const { address, storage, variants = {} } = props;
  const off = props.careMode ? (props.careDisabled ?? CARE_DISABLED_SEARCH_FEATURES) : [];
  const remembers = !off.includes('recentSearches');
  const [places, setPlaces] = useState<readonly Suggestion[]>([]);
  const dismissed = useRef(false);

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

  return {
    withRecents({ label, ...choice }) {
      const key = placeKey(criteria);
      const chosen = places.find(({ category, id }) => `${category}:${id}` === key);
      const recents = { key: 'recent', label: t('destination.recent'), icon: 'recent', results: [...places] };
      return {
        ...choice,
        value: placeText(criteria, label ?? chosen?.label, t),
        groups: places.length > 0 && !choice.found ? [recents, ...choice.groups] : choice.groups,
        onPick(place, distance) {
          choice.onPick(place, distance);
          // Where the visitor lives is no place to go to.
          if (!remembers || (distance !== undefined && place.latitude !== undefined)) return;
          const list = addRecentSearch(places, place);
          setPlaces(list);
          store(storage, RECENT_SEARCHES_KEY, list);
        },
      };
    },
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
    asksDates: () =>
      !off.includes('datesExperiments') &&
      hasDates(criteria.flow) &&
      !usedDates(criteria, market()) &&
      !!(variants.datesForced || (variants.datesSuggested && !dismissed.current)),
  };
}
