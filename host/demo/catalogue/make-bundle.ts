import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { buildCalendar } from './calendar.ts';
import type { KnownHotel } from './make-hotel.ts';
import { makeHotel } from './make-hotel.ts';
import { makeOffers } from './offers.ts';
import { placePriceRatio } from './place-hotels.ts';
import type { PlaceBook } from './places.ts';
import type { CalendarRecord, HotelBundle, ReviewRecord } from '@staykit/gateway/catalogue/records.ts';
import { averageScore, makeReviews } from './reviews.ts';

/** Average price of the sold nights, in cents. */
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

/** Creates a hotel with its reviews, calendar and offers. Reviews come first, since the score affects prices. */
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
