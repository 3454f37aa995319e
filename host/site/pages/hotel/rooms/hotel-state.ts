import type { Room } from '@staykit/core/offer/room.ts';
import type { ProductStay } from '@staykit/core/search/address/product-hash.ts';
import { without } from '@staykit/core/search/without.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';

/** What stands over the page: one of its choices, a room in detail, or the stay that is booked. */
export type HotelPanel =
  | { name: 'dates' }
  | { name: 'travellers' }
  | { name: 'details'; room: string }
  | { name: 'options'; offerId: string };

/** The rooms of a hotel, as far as they are known for the chosen days and travellers. */
export type HotelRooms = { state: 'ready'; rooms: Room[] } | { state: 'loading' } | { state: 'failed' };

/** What changes on the page of a hotel. */
export interface HotelState {
  stay: ProductStay;
  known: HotelRooms;
  panel?: HotelPanel | undefined;
  /** Travellers that are being chosen: they count when their panel closes. */
  draft?: Pax | undefined;
  /** How often the rooms were asked for again. */
  retries: number;
}

/** What can happen there. */
export type HotelAction =
  /** Other days, travellers or another offer, chosen here or from the address. */
  | { type: 'stayChosen'; stay: ProductStay }
  /** Without a panel what is open closes; travellers that were chosen in it count now. */
  | { type: 'panelOpened'; panel: HotelPanel | undefined }
  | { type: 'travellersDrafted'; pax: Pax }
  /** The days were confirmed: the offer that asked for them is booked now. [ROOM-03] */
  | { type: 'datesConfirmed' }
  | { type: 'offerSelected'; offerId: string }
  | { type: 'roomsAnswered'; known: HotelRooms }
  | { type: 'retried' };

/** Whether the days of a stay are chosen. */
export const isDated = ({ checkin, checkout }: ProductStay): boolean =>
  checkin !== undefined && checkout !== undefined;

/** The page of a hotel after an action. */
export function hotelAfter(state: HotelState, action: HotelAction): HotelState {
  switch (action.type) {
    case 'stayChosen':
      return { ...state, stay: action.stay };
    case 'panelOpened':
      return { ...withDraft(state), panel: action.panel };
    case 'travellersDrafted':
      return { ...state, draft: action.pax };
    case 'datesConfirmed': {
      const { offerId } = state.stay;
      return { ...state, panel: offerId === undefined ? undefined : { name: 'options', offerId } };
    }
    case 'offerSelected': {
      // Its options where days are known, else the days first. [ROOM-03] [ROOM-04]
      const { offerId } = action;
      const panel: HotelPanel = isDated(state.stay) ? { name: 'options', offerId } : { name: 'dates' };
      return { ...state, stay: { ...state.stay, offerId }, panel };
    }
    case 'roomsAnswered':
      return { ...state, known: action.known };
    case 'retried':
      return { ...state, retries: state.retries + 1 };
  }
}

function withDraft({ draft, ...state }: HotelState): HotelState {
  const same = !draft || JSON.stringify(draft) === JSON.stringify(state.stay.pax);
  return same ? state : { ...state, stay: { ...state.stay, pax: draft } };
}

/** The stay on whatever days. [HOTEL-16] */
export const undated = (stay: ProductStay): ProductStay => without(stay, 'checkin', 'checkout', 'night');
