import { useEffect, useRef } from 'react';
import { criteriaToHash, hashHasCriteria, readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { usedDates } from '@staykit/core/search/used-dates.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { CARE_DISABLED_SEARCH_FEATURES, DATES_SUGGESTED_DISMISSED_KEY } from '../search-box.settings.ts';
import { keepDates, keepSearch, useRecentSearches, useStoredDates } from '../remember/use-remembered.ts';
import { useSearchBox, type LiveSearchBoxProps, type SearchBoxModel } from '../use-search-box.ts';
import { readStored, store } from '../remember/storage.ts';

/** The search box of the shop's own pages: with the visitor's storage, the address, and the experiments with dates. */
export function useShopBox(props: LiveSearchBoxProps): SearchBoxModel {
  const { channel, address, storage, variants = {} } = props;
  const off = props.careMode ? (props.careDisabled ?? CARE_DISABLED_SEARCH_FEATURES) : [];
  const dismissed = useRef(false);
  const box = useSearchBox(props, {
    onCommit(next) {
      const hash = criteriaToHash(next);
      if (address && address.read().hash !== hash) address.write({ hash }, 'replace');
    },
    onDates: (range) => keepDates(props, range),
    onSearch(criteria, place) {
      if (!off.includes('recentSearches')) keepSearch(props, criteria, place);
    },
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

  const read = useEvent(() => {
    const parts = address?.read() ?? { hash: '', search: '' };
    if (hashHasCriteria(parts.hash)) channel.set({ criteria: readCriteria(parts, box.market()) }, 'address');
  });
  useEffect(() => {
    if (!address) return;
    read();
    return address.subscribe(read);
  }, [address, channel, read]);

  useEffect(() => {
    dismissed.current = readStored(storage, DATES_SUGGESTED_DISMISSED_KEY) === true;
  }, [storage]);
  // After the address, whose dates come first.
  useStoredDates(props, box);
  return useRecentSearches(props, box, off.includes('recentSearches'));
}
