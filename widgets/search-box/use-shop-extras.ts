import { useEffect, useRef, useState } from 'react';
import type { Channel } from '../channel/create-channel.ts';
import type { PlaceGroup } from '../components/destination-picker/destination-picker.model.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import type { MarketNow } from '../core/dates/market-time.ts';
import { criteriaToHash, hashHasCriteria, readCriteria } from '../core/search/address-hash.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { hasDates } from '../core/search/flow.ts';
import type { Suggestion } from '../core/search/location.ts';
import { addRecentSearch, parseRecentSearches, RECENT_SEARCHES_KEY } from '../core/search/recent-searches.ts';
import { restoredDates, usedDates } from '../core/search/used-dates.ts';
import type { Translate } from '../messages/translate.ts';
import {
  CARE_DISABLED_SEARCH_FEATURES,
  DATES_SUGGESTED_DISMISSED_KEY,
  STORED_DATES_KEY,
} from './search-box.settings.ts';
import type { SearchBoxProps } from './search-box.props.ts';
import { readStored, readText, store } from './storage.ts';

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
  /** Places that were chosen before. [DEST-15] */
  recents: PlaceGroup | undefined;
  remember: (place: Suggestion) => void;
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

  useEffect(() => {
    if (!address) return;
    const read = () => {
      const parts = address.read();
      if (hashHasCriteria(parts.hash)) channel.set({ criteria: readCriteria(parts, market()) }, 'address');
    };
    read();
    return address.subscribe(read);
  }, [address, channel]);

  useEffect(() => {
    const { criteria: present } = channel.get();
    const stored = restoredDates(readStored(storage, STORED_DATES_KEY), market());
    if (stored && hasDates(present.flow) && !present.checkin) commit({ ...present, ...stored });
    dismissed.current = readStored(storage, DATES_SUGGESTED_DISMISSED_KEY) === true;
  }, []);

  useEffect(() => {
    if (remembers) setPlaces(parseRecentSearches(readText(storage, RECENT_SEARCHES_KEY)));
  }, [storage, remembers]);

  return {
    recents:
      places.length > 0
        ? { key: 'recent', label: t('destination.recent'), icon: 'recent', results: [...places] }
        : undefined,
    remember(place) {
      if (!remembers) return;
      const list = addRecentSearch(places, place);
      setPlaces(list);
      store(storage, RECENT_SEARCHES_KEY, list);
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
