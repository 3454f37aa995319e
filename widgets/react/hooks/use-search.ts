import { createSearchBoxClient } from '@staykit/client/create-search-box-client.ts';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { without } from '@staykit/core/search/without.ts';
import type { PlaceGroup } from '@staykit/ui/components/destination-picker/destination-picker.model.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import type { SearchBoxProps } from '@staykit/widgets/search-box/search-box.props.ts';
import { useSearchBox } from '@staykit/widgets/search-box/use-search-box.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useGiven, useShop } from '../shop/use-shop.ts';
import type { GivenCriteria } from '../widget-props.ts';

/** What a search form is told. All is optional inside a `StaykitProvider`. */
export interface UseSearchOptions
  extends
    StaykitSettings,
    Pick<SearchBoxProps, 'place' | 'resultsUrl' | 'now' | 'onSearch' | 'onError' | 'navigate'> {
  /** What is chosen at first: as in the address, `city=75&a=2`, or an object with the same keys. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createClient`; the hook makes its own otherwise. */
  client?: SearchBoxClient;
}

/** A search that is being put together. */
export interface UseSearchResult {
  /** What is chosen; the group has it too, and searches for it with `submit`. */
  criteria: SearchCriteria;
  /** Name of the chosen place, as soon as it is known; `criteria` hold its id. */
  place: string | undefined;
  /** Places for the last term of `findPlaces`; recommended ones for ''. */
  places: readonly PlaceGroup[];
  /** Asks for places, once typing rests. [DEST-05] */
  findPlaces: (term: string) => void;
  /** Takes a place, with a distance in km everything around it. */
  choosePlace: (place: Suggestion, distance?: number) => void;
  /** Searches everywhere. */
  clearPlace: () => void;
  /** Prices by day of arrival, as far as `loadDays` has asked for them; other travellers or places begin again. [API-27] */
  days: Availability;
  /** Asks for months of `days`, from one on. */
  loadDays: (from: PlainMonth, count?: number) => void;
  /** Changes some criteria: `{ pax }`, `{ checkin, checkout }`. Throws a `StayError` that names what cannot be read. */
  choose: (criteria: Partial<SearchCriteria>) => void;
  /** Searches: results of the group follow, or `resultsUrl` opens. [SEARCHBOX-06] */
  submit: () => void;
  /** Takes every choice back. */
  reset: () => void;
}

/** A search form without its fields, as `SearchBox` has it. */
export function useSearch(options: UseSearchOptions = {}): UseSearchResult {
  const { client, criteria: given, ...rest } = options;
  const shop = useShop('useSearch()', options, createSearchBoxClient, client);
  const wanted = useGiven(shop, given);
  const box = useSearchBox({
    ...rest,
    ...shop.shared,
    channel: shop.channel,
    flow: shop.flow,
    ...(wanted && { criteria: wanted }),
  });
  const { criteria, destination } = box;
  const [prices, load] = box.prices;
  return {
    criteria,
    place: destination.label,
    places: destination.groups,
    findPlaces: destination.onTerm,
    choosePlace: destination.onPick,
    clearPlace: destination.onClear,
    days: prices.days,
    loadDays: (from, count = 1) => load({ from, count, direction: 'forward' }),
    choose(change) {
      const latest = shop.channel.get().criteria;
      box.commit(shop.read({ ...withoutNights(latest, change), ...change }));
    },
    submit: box.search,
    reset: box.reset,
  };
}

/** Other dates have other nights. */
const withoutNights = (criteria: SearchCriteria, change: Partial<SearchCriteria>): Partial<SearchCriteria> =>
  'checkin' in change || 'checkout' in change ? without(criteria, 'night') : criteria;
