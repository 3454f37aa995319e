import { useEffect, useRef, useState } from 'react';
import type { PaidBy } from '../../../widgets/booking-box/booking-box.props.ts';
import type { BookingBoxClient } from '../../../widgets/client/product/create-booking-box-client.ts';
import type { HotelClient } from '../../../widgets/client/product/create-hotel-client.ts';
import type { Track } from '../../../widgets/analytics/track.ts';
import { localNow } from '../../../widgets/core/market/time-zone.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { Room } from '../../../widgets/core/offer/room.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { AddressBinding } from '../../../widgets/core/search/address.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { readHotelHash } from '../../../widgets/core/search/hotel-hash.ts';
import {
  readProductHash,
  writeProductHash,
  type ProductStay,
} from '../../../widgets/core/search/product-hash.ts';
import { useEvent } from '../../../widgets/primitives/use-event.ts';
import { without } from '../../../widgets/core/search/without.ts';
import type { HotelRoomsData } from './hotel-data.ts';

/** What the rooms take from the browser; a server has none of it. */
export interface HotelTools {
  client: HotelClient;
  bookingBox: BookingBoxClient;
  address: AddressBinding;
  now: () => number;
  track?: Track;
  minisite?: number;
  /** The gift that the visitor brought along. [CAL-33] */
  paidBy?: PaidBy;
  onError?: (error: unknown) => void;
  /** What is shown is what the address asks for, or on its way. */
  onShown?: () => void;
}

/** What stands over the page: one of its choices, a room in detail, or the stay that is booked. */
export type HotelPanel =
  | { name: 'dates' }
  | { name: 'travellers' }
  | { name: 'details'; room: string }
  | { name: 'options'; offerId: string };

/** The rooms of a hotel, as far as they are known for the chosen days and travellers. */
export type HotelRooms = { state: 'ready'; rooms: Room[] } | { state: 'loading' } | { state: 'failed' };

/** State of the rooms of a hotel: what is chosen, what can be had, and what stands over the page. */
export type HotelStay = ReturnType<typeof useHotelStay>;

/** What rooms are asked for. */
const askedFor = ({ checkin, checkout, pax }: ProductStay) => JSON.stringify([checkin, checkout, pax]);

function firstStay({ checkin, checkout, night, pax }: SearchCriteria): ProductStay {
  return { ...(checkin && checkout && night && { checkin, checkout, night }), pax, upsell: 'none' };
}

/** Days and travellers of a hotel: chosen here or told by the address, and the rooms for them. [HOTEL-06] */
export function useHotelStay(data: HotelRoomsData, tools: HotelTools | undefined, locale: Locale) {
  const { criteria, hotelId } = data;
  const [stay, setStay] = useState(() => firstStay(criteria));
  const [known, setKnown] = useState<HotelRooms>({ state: 'ready', rooms: data.rooms });
  const [panel, setPanel] = useState<HotelPanel>();
  const [draft, setDraft] = useState<Pax>();
  const [tries, setTries] = useState(0);
  const shownFor = useRef(askedFor(stay));
  const market = () => localNow(tools?.now() ?? 0, locale);
  const wanted = askedFor(stay);

  const read = ({ address }: HotelTools) => setStay(readHotelHash(address.read().hash, market()).stay);
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
    if (!tools || (wanted === shownFor.current && tries === 0)) return;
    const { checkin, checkout, night, pax } = stay;
    const asked = { ...without(criteria, 'checkin', 'checkout', 'night'), pax };
    shownFor.current = wanted;
    setKnown({ state: 'loading' });
    tools.client
      .hotelDetail(
        hotelId,
        { ...asked, ...(checkin && checkout && night && { checkin, checkout, night }) },
        { signal },
      )
      .then(
        ({ rooms = [] }) => !signal.aborted && setKnown({ state: 'ready', rooms }),
        (error: unknown) => {
          if (signal.aborted) return;
          setKnown({ state: 'failed' });
          tools.onError?.(error);
        },
      );
  });
  useEffect(() => {
    const call = new AbortController();
    ask(call.signal);
    return () => call.abort();
  }, [ask, wanted, tries, tools]);

  const tellShown = useEvent(() => {
    const told = tools && readProductHash(tools.address.read().hash, market());
    if (!told || askedFor(told) === wanted) tools?.onShown?.();
  });
  useEffect(tellShown, [tellShown, wanted, tools]);

  /** Takes over other days, travellers or another offer, and writes them into the address. */
  const change = (next: ProductStay) => {
    setStay(next);
    tools?.address.write({ hash: writeProductHash(tools.address.read().hash, next) }, 'replace');
  };
  const isDated = stay.checkin !== undefined && stay.checkout !== undefined;

  return {
    stay,
    known,
    panel,
    draft,
    setDraft,
    market,
    isDated,
    change,
    /** Opens what stands over the page, or closes it; travellers that were chosen in it count now. */
    open(next?: HotelPanel) {
      setPanel(next);
      if (draft) {
        setDraft(undefined);
        if (JSON.stringify(draft) !== JSON.stringify(stay.pax)) change({ ...stay, pax: draft });
      }
    },
    /** The days were confirmed: the offer that asked for them is booked now. [ROOM-03] */
    confirmDates() {
      const { offerId } = stay;
      setPanel(offerId === undefined ? undefined : { name: 'options', offerId });
    },
    /** An offer was chosen: its options where days are known, else the days first. [ROOM-03] [ROOM-04] */
    select(offerId: string) {
      change({ ...stay, offerId });
      setPanel(isDated ? { name: 'options', offerId } : { name: 'dates' });
    },
    /** All offers of the hotel, on whatever days. [HOTEL-16] */
    seeAll: () => change(without(stay, 'checkin', 'checkout', 'night')),
    retry: () => setTries(tries + 1),
    /** What was chosen in the booking options counts here as well. */
    readAgain: () => tools && read(tools),
  };
}
