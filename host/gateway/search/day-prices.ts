import { fromEpochDay } from '../../../widgets/core/dates/plain-date.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { partyExtras, partyRatio, roomsFor } from '../catalogue/stay-price.ts';
import type { Columns } from './columns.ts';
import type { OfferFinder } from './found-offers.ts';
import type { Query } from './query.ts';
import type { DayPrice } from './search-engine.ts';
import { minimumStay, stayWindow } from './stay-window.ts';

/** The cheapest stay, by the night, that may begin on each of the days `first` to `last` (epoch days). */
export function dayPrices(
  columns: Columns,
  query: Query,
  findOffers: OfferFinder,
  first: number,
  last: number,
): Map<PlainDate, DayPrice> {
  const begin = Math.max(first, query.today);
  const count = Math.max(0, last - begin + 1);
  const lowest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const least = new Uint8Array(count).fill(255);
  // The dates themselves are what is asked for: every hotel that has any is a candidate.
  const { offers, count: foundCount } = findOffers({ ...query, stay: undefined }, true);
  for (let place = 0; place < foundCount; place += 1) {
    const offer = offers[place]!;
    const hotel = columns.hotelOfOffer[offer]!;
    const room = columns.classes[columns.offerClass[offer] ?? 0];
    if (!room || columns.offerDated[offer] !== 1) continue;
    const rooms = roomsFor(room, query.pax);
    const ratio = ((columns.offerRatio[offer] ?? 0) * partyRatio(query.pax, rooms)) / 1_000_000;
    const extras = partyExtras(columns.offerExtra[offer] ?? 0, query.pax);
    const shortest = columns.offerNights[offer] ?? 0;
    const longest = columns.offerMaxNights[offer] ?? 0;
    for (let index = 0; index < count; index += 1) {
      const day = begin + index - columns.firstDay;
      const minimum = minimumStay(columns, hotel, day);
      if (minimum === 0) continue;
      const nights = Math.max(minimum, shortest);
      if (nights > longest) continue;
      const window = stayWindow(columns, hotel, day, nights, rooms);
      if (!window) continue;
      const perNight = Math.ceil((Math.round(window.sum * ratio) + extras) / nights);
      if (perNight < (lowest[index] ?? 0)) lowest[index] = perNight;
      if (nights < (least[index] ?? 0)) least[index] = nights;
    }
  }

  const found = new Map<PlainDate, DayPrice>();
  lowest.forEach((perNight, index) => {
    if (Number.isFinite(perNight))
      found.set(fromEpochDay(begin + index), { perNight, minLos: least[index] ?? 1 });
  });
  return found;
}
