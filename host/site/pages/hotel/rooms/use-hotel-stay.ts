import { useEffect, useReducer, useRef } from 'react';
import type { PaidBy } from '@staykit/widgets/booking-box/booking-box.props.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { HotelClient } from '@staykit/client/product/create-hotel-client.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import type { Track } from '@staykit/analytics/track.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { readHotelHash } from '@staykit/core/search/address/hotel-hash.ts';
import {
  readProductHash,
  writeProductHash,
  type ProductStay,
} from '@staykit/core/search/address/product-hash.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { without } from '@staykit/core/search/without.ts';
import type { HotelRoomsData } from '../hotel-data.ts';
import { hotelAfter, isDated, undated, type HotelAction, type HotelPanel } from './hotel-state.ts';

/** What the rooms take from the browser; a server has none of it. */
export interface HotelTools {
  client: HotelClient;
  bookingBox: BookingBoxClient;
  address: AddressBinding;
  now: () => number;
  track?: Track;
  minisite?: number;
  /** Experiments of the visitor. [INSTALMENT-11] */
  variants?: Variants;
  /** Customer-care mode. [PROUTE-15] */
  careMode?: boolean;
  /** The gift that the visitor brought along. [CAL-33] */
  paidBy?: PaidBy;
  onError?: (error: unknown) => void;
  /** What is shown is what the address asks for, or on its way. */
  onShown?: () => void;
}

/** State of the rooms of a hotel: what is chosen, what can be had, and what stands over the page. */
export type HotelStay = ReturnType<typeof useHotelStay>;

/** What rooms are asked for. */
const askedFor = ({ checkin, checkout, pax }: ProductStay) => JSON.stringify([checkin, checkout, pax]);

function firstStay({ checkin, checkout, night, pax }: SearchCriteria): ProductStay {
  return { ...(checkin && checkout && night && { checkin, checkout, night }), pax, upsell: 'none' };
}

/** Days and travellers of a hotel: chosen here or from the address, and the rooms for them. [HOTEL-06] */
export function useHotelStay(data: HotelRoomsData, tools: HotelTools | undefined, locale: Locale) {
  const { criteria, hotelId } = data;
  const [state, dispatch] = useReducer(hotelAfter, {
    stay: firstStay(criteria),
    known: { state: 'ready', rooms: data.rooms },
    retries: 0,
  });
  const { stay, retries } = state;
  const shownFor = useRef(askedFor(stay));
  const market = () => localNow(tools?.now() ?? 0, locale);
  const wanted = askedFor(stay);

  const read = ({ address }: HotelTools) =>
    dispatch({ type: 'stayChosen', stay: readHotelHash(address.read().hash, market()).stay });
  const follow = useEvent(read);
  const begin = useEvent((from: HotelTools) => {
    const { address } = from;
    if (readProductHash(address.read().hash, market())) read(from);
    // Days that came in the query go into the hash; where nothing was chosen it stays empty.
    else if (stay.checkin) address.write({ hash: writeProductHash(address.read().hash, stay) }, 'replace');
  });
  useEffect(() => {
    if (!tools) return;
    begin(tools);
    return tools.address.subscribe(() => follow(tools));
  }, [begin, follow, tools]);

  const ask = useEvent((signal: AbortSignal) => {
    if (!tools || (wanted === shownFor.current && retries === 0)) return;
    const { checkin, checkout, night, pax } = stay;
    const asked = { ...without(criteria, 'checkin', 'checkout', 'night'), pax };
    shownFor.current = wanted;
    dispatch({ type: 'roomsAnswered', known: { state: 'loading' } });
    tools.client
      .hotelDetail(
        hotelId,
        { ...asked, ...(checkin && checkout && night && { checkin, checkout, night }) },
        { signal },
      )
      .then(
        ({ rooms = [] }) =>
          signal.aborted || dispatch({ type: 'roomsAnswered', known: { state: 'ready', rooms } }),
        (error: unknown) => {
          if (signal.aborted) return;
          dispatch({ type: 'roomsAnswered', known: { state: 'failed' } });
          tools.onError?.(error);
        },
      );
  });
  useEffect(() => {
    const call = new AbortController();
    ask(call.signal);
    return () => call.abort();
  }, [ask, wanted, retries, tools]);

  const tellShown = useEvent(() => {
    const told = tools && readProductHash(tools.address.read().hash, market());
    if (!told || askedFor(told) === wanted) tools?.onShown?.();
  });
  useEffect(tellShown, [tellShown, wanted, tools]);

  /** What the visitor does; another stay is written into the address. */
  const act = (action: HotelAction) => {
    const next = hotelAfter(state, action).stay;
    if (next !== stay)
      tools?.address.write({ hash: writeProductHash(tools.address.read().hash, next) }, 'replace');
    dispatch(action);
  };
  const change = (next: ProductStay) => act({ type: 'stayChosen', stay: next });

  return {
    ...state,
    market,
    isDated: isDated(stay),
    change,
    setDraft: (pax: Pax) => act({ type: 'travellersDrafted', pax }),
    open: (panel?: HotelPanel) => act({ type: 'panelOpened', panel }),
    confirmDates: () => act({ type: 'datesConfirmed' }),
    select: (offerId: string) => act({ type: 'offerSelected', offerId }),
    /** All offers of the hotel, on whatever days. */
    seeAll: () => change(undated(stay)),
    retry: () => act({ type: 'retried' }),
    /** What was chosen in the booking options counts here as well. */
    readAgain: () => tools && read(tools),
  };
}
