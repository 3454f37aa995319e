import { OFFER_KINDS } from '../catalogue/records.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { Columns } from './columns.ts';
import type { FlowOffers } from './flow-offers.ts';
import type { FromPrices } from './from-prices.ts';
import type { Query } from './query.ts';
import type { SomeHotels, StayWindows } from './stay-windows.ts';

/** An offer that the columns let through, written over for every candidate: copy what is kept. */
export interface Candidate {
  hotel: number;
  offer: number;
  /** 0, or the bit of the one family that hides it. */
  fail: number;
  sellPrice: number;
  refPrice: number;
  /** Cents that the price filter and the orders compare: a night of a dated stay, the whole thing elsewhere. */
  unitPrice: number;
  nights: number;
  /** -1 without dates. */
  availableRooms: number;
  /** km, NaN without a point. */
  distance: number;
}

/** What an engine keeps beside its columns to price offers quickly. */
export interface Prices {
  from: FromPrices;
  windows: (epochDay: number, nights: number, hotels: SomeHotels) => StayWindows;
  flowOffers: (flowBit: number) => FlowOffers;
}

const VOUCHER = OFFER_KINDS.indexOf('voucher');
const ACTIVITY = OFFER_KINDS.indexOf('activity');

/** Sets the price of an offer of a hotel for the party of one query; false when it is not sold to it then. */
export type PriceOffer = (into: Candidate) => boolean;

/** A room class for the party of a query: rooms are 0 where it does not fit; the ratio is in thousandths of a room. */
interface Party {
  rooms: Uint16Array;
  ratios: Float64Array;
}

function partyOf(columns: Columns, query: Query): Party {
  const rooms = Uint16Array.from(columns.classes, (room) => roomsFor(room, query.pax));
  return { rooms, ratios: Float64Array.from(rooms, (count) => partyRatio(query.pax, count)) };
}

/** Prices the offers of `hotels` for one query. Good until the next search. */
export function createPricing(
  columns: Columns,
  query: Query,
  { from, windows }: Prices,
  hotels: SomeHotels,
): PriceOffer {
  const { rooms: roomsOfClass, ratios } = partyOf(columns, query);
  const { stay, today, pax, giftNights } = query;
  const { offerClass, offerNights, offerMaxNights, offerRatio, offerExtra, offerDated } = columns;
  const found = stay && windows(stay.day, stay.nights, hotels);

  function setDated(into: Candidate, sum: number, reference: number, nights: number): void {
    const { offer } = into;
    const ratio = (offerRatio[offer]! * ratios[offerClass[offer]!]!) / 1_000_000;
    const extra = offerExtra[offer]!;
    const extras = extra === 0 ? 0 : partyExtras(extra, pax);
    into.sellPrice = Math.round(sum * ratio) + extras;
    into.refPrice = Math.max(into.sellPrice, Math.round(reference * ratio) + extras);
    into.nights = nights;
    into.unitPrice = Math.ceil(into.sellPrice / nights);
  }

  function priceDated(into: Candidate): boolean {
    const { hotel, offer } = into;
    const rooms = roomsOfClass[offerClass[offer]!]!;
    if (rooms === 0) return false;
    const shortest = offerNights[offer]!;
    const longest = offerMaxNights[offer]!;
    if (stay && found) {
      const rest = found.left[hotel]!;
      if (rest < rooms || stay.nights < shortest || stay.nights > longest) return false;
      setDated(into, found.sums[hotel]!, found.references[hotel]!, stay.nights);
      into.availableRooms = Math.floor(rest / rooms);
      return true;
    }
    const cheapest = from.cheapest(hotel, shortest, longest, rooms, today);
    if (!cheapest) return false;
    setDated(into, cheapest.sum, cheapest.reference, cheapest.nights);
    into.availableRooms = -1;
    return true;
  }

  function priceUndated(into: Candidate): boolean {
    const { offer } = into;
    const kind = columns.offerKind[offer];
    const nights = offerNights[offer]!;
    if (giftNights !== undefined && kind === VOUCHER && nights !== giftNights) return false;
    const people = kind === ACTIVITY ? pax.adult : 1;
    const price = columns.offerPrice[offer]!;
    into.sellPrice = price * people;
    into.refPrice = Math.max(into.sellPrice, columns.offerRefPrice[offer]! * people);
    into.unitPrice = price;
    into.nights = nights;
    into.availableRooms = -1;
    return true;
  }

  return (into) => (offerDated[into.offer] === 1 ? priceDated(into) : priceUndated(into));
}
