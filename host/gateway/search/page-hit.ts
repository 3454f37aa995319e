import type { HotelRecord, OfferRecord } from '../catalogue/records.ts';
import type { Columns } from './columns.ts';
import type { SearchHit } from './search-engine.ts';

/**
 * A hit of a page. Its records are read when they are asked for: a card that was written before needs none of them, and
 * each is a wait for memory.
 */
export class PageHit implements SearchHit {
  readonly #columns: Columns;
  readonly number: number;
  readonly sellPrice: number;
  readonly refPrice: number;
  readonly priceType: SearchHit['priceType'];
  readonly nights: number;
  availableRooms?: number;
  distance?: number;

  constructor(
    columns: Columns,
    number: number,
    { sellPrice, refPrice, nights, rooms }: PricedHit,
    priceType: SearchHit['priceType'],
    distance: number | undefined,
  ) {
    this.#columns = columns;
    this.number = number;
    this.sellPrice = sellPrice;
    this.refPrice = refPrice;
    this.priceType = priceType;
    this.nights = nights;
    if (rooms !== undefined) this.availableRooms = rooms;
    if (distance !== undefined) this.distance = distance;
  }

  get offer(): OfferRecord {
    return recordOf(this.#columns.offers, this.number);
  }

  get hotel(): HotelRecord {
    return recordOf(this.#columns.hotels, this.#columns.hotelOfOffer[this.number]!);
  }
}

/** What a hit costs, in cents. */
export interface PricedHit {
  sellPrice: number;
  refPrice: number;
  nights: number;
  /** Rooms left for the chosen days. */
  rooms?: number;
}

function recordOf<T>(list: { at(index: number): T | undefined }, number: number): T {
  const record = list.at(number);
  if (record === undefined) throw new RangeError(`search: record ${number} is not in the columns.`);
  return record;
}
