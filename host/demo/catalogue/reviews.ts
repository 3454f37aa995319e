import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { REVIEW_FRAGMENTS } from '../facts/data/review-fragments.ts';
import type { Mood } from '../facts/data/review-fragments.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import type {
  CatalogueCountry,
  CatalogueLanguage,
  HotelRecord,
  ReviewRecord,
} from '@staykit/gateway/catalogue/records.ts';

/** Languages of a country's guests, by weight. */
const GUESTS: Record<CatalogueCountry, readonly (readonly [CatalogueLanguage, number])[]> = {
  FR: [
    ['fr', 76],
    ['nl', 12],
    ['es', 6],
    ['it', 6],
  ],
  ES: [
    ['es', 68],
    ['fr', 17],
    ['nl', 8],
    ['it', 7],
  ],
  BE: [
    ['nl', 52],
    ['fr', 42],
    ['it', 3],
    ['es', 3],
  ],
  NL: [
    ['nl', 80],
    ['fr', 12],
    ['it', 4],
    ['es', 4],
  ],
  IT: [
    ['it', 72],
    ['fr', 14],
    ['nl', 9],
    ['es', 5],
  ],
};

function moodOf(score: number): Mood {
  if (score >= 8) return 'good';
  return score >= 6.5 ? 'fair' : 'poor';
}

/** Random number of reviews: a few hotels have none, most a dozen, popular ones dozens. */
function drawCount(random: Random, popularity: number): number {
  if (random.chance(0.04)) return 0;
  return Math.round(3 + random.unit() ** 2.2 * 24 + (popularity / 1000) ** 3 * 22);
}

function writeReview(
  random: Random,
  hotel: HotelRecord,
  mean: number,
  position: number,
  date: PlainDate,
): ReviewRecord {
  const language = random.weighted(GUESTS[hotel.country]);
  const fragments = REVIEW_FRAGMENTS[language];
  const score = Math.round(Math.min(10, Math.max(3, mean + random.bell() * 1.15)) * 2) / 2;
  const mood = moodOf(score);
  const fitting = Object.entries(fragments.praise)
    .filter(([key]) => key === 'any' || hotel.facilities.includes(key) || hotel.environments.includes(key))
    .flatMap(([, sentences]) => sentences);
  const praise = random.sample(fitting, mood === 'good' ? random.int(1, 3) : random.int(1, 2));
  const complaints =
    mood === 'good' && score > 8.5 ? [] : random.sample(fragments.complaints, mood === 'poor' ? 2 : 1);
  const opening = random.chance(0.8) ? [random.pick(fragments.openings[mood])] : [];
  const told = mood === 'good' && random.chance(0.6) ? [] : complaints;
  const closing = random.chance(0.6) ? [random.pick(fragments.closings[mood])] : [];
  return {
    hotelId: hotel.id,
    position,
    language,
    score,
    author: `${random.pick(fragments.firstNames)} ${random.pick(['A', 'B', 'C', 'D', 'F', 'G', 'H', 'L', 'M', 'P', 'R', 'S', 'T', 'V'])}.`,
    date,
    company: random.weighted([
      ['couple', 55],
      ['family', hotel.facilities.includes('familyRooms') ? 28 : 12],
      ['friends', 12],
      ['alone', 8],
    ]),
    title: random.pick(fragments.titles[mood]),
    text: [...opening, ...praise, ...closing].join(' '),
    negative: told.join(' '),
  };
}

/** Reviews of a hotel, newest first; its `score` and `reviewCount` follow from them. */
export function makeReviews(hotel: HotelRecord, today: PlainDate): ReviewRecord[] {
  const random = createRandom(hotel.seed, 'reviews');
  const mean =
    8.15 + (hotel.stars - 3) * 0.22 + random.bell() * 0.62 + (hotel.facilities.includes('spa') ? 0.12 : 0);
  const count = drawCount(random, hotel.popularity);
  let date = addDays(today, -random.int(2, 20));
  return Array.from({ length: count }, (_, position) => {
    const review = writeReview(random, hotel, mean, position, date);
    date = addDays(date, -random.int(1, 45));
    return review;
  });
}

/** Average score out of 10 with two decimals; 0 without reviews. */
export function averageScore(reviews: readonly ReviewRecord[]): number {
  if (reviews.length === 0) return 0;
  const sum = reviews.reduce((total, review) => total + review.score * 10, 0);
  return Math.round((sum / reviews.length) * 10) / 100;
}
