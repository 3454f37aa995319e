import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { buildCalendar } from './calendar.ts';
import type { KnownHotel } from './made-up-hotel.ts';
import { makeHotel } from './made-up-hotel.ts';
import { makeOffers } from './offers.ts';
import { placePriceRatio } from './place-hotels.ts';
import type { PlaceBook } from './places.ts';
import type { CalendarRecord, HotelBundle, ReviewRecord } from './records.ts';
import { averageScore, makeReviews } from './reviews.ts';

/** Cents of the usual night: the mean of the days that are sold. */
function averageNight(calendar: CalendarRecord): number {
  let sum = 0;
  let count = 0;
  for (const price of calendar.prices) {
    if (price === 0) continue;
    sum += price;
    count += 1;
  }
  return count === 0 ? 9000 : Math.round(sum / count);
}

/** A hotel with all that belongs to it: reviews first, since the score moves the price, then days and offers. */
export function makeBundle(
  book: PlaceBook,
  known: KnownHotel,
  today: PlainDate,
  taken: Set<string>,
): HotelBundle & { reviews: ReviewRecord[] } {
  const hotel = makeHotel(book, known, taken);
  const reviews = makeReviews(hotel, today);
  hotel.score = averageScore(reviews);
  hotel.reviewCount = reviews.length;
  const calendar = buildCalendar(hotel, today, placePriceRatio(known.town, hotel.placeIds));
  return { hotel, offers: makeOffers(hotel, averageNight(calendar), today), calendar, reviews };
}
