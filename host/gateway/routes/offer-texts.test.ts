import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import { LOCALES } from '../../../widgets/core/market/locale.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import { DAYS, FIRST_DAY, smallCatalogue } from '../search/fixtures/small-catalogue.ts';
import { modelOfRecords } from '../search/search-model.ts';
import { datesOf } from './offers.ts';
import { offersText } from './offer-texts.ts';
import { presentOf } from './present.ts';
import { toOfferCard } from './to-offer-card.ts';

const CLOCK = Date.parse(`${FIRST_DAY}T10:00:00Z`);

describe('a page of offers', () => {
  it('is written as its cards are, in every language, with and without dates and a point', () => {
    let written = 0;
    fc.assert(
      fc.property(
        smallCatalogue,
        fc.constantFrom(...SEARCH_FLOWS),
        fc.option(fc.tuple(fc.integer({ min: 0, max: DAYS - 4 }), fc.integer({ min: 1, max: 3 })), {
          nil: undefined,
        }),
        fc.boolean(),
        fc.string({ unit: 'grapheme' }),
        (records, flow, dates, isAround, hotelId) => {
          const model = modelOfRecords(records);
          const checkin = dates && addDays(FIRST_DAY, dates[0]);
          const criteria = {
            ...emptyCriteria(flow),
            ...(checkin && { checkin, checkout: addDays(checkin, dates[1]), night: dates[1] }),
            ...(isAround && { lat: 48.85, lng: 2.35 }),
          };
          for (const locale of [...LOCALES, ...LOCALES]) {
            const parts = {
              model: () => model,
              clock: () => CLOCK,
              images: { picture: async () => undefined },
            };
            const present = presentOf(parts, locale);
            const { hits } = model.engine.search(criteria, present.now, { size: 100, perHotel: 5 });
            const used = datesOf(criteria, present);
            const details = { hotelId, totalCount: hits.length };
            const { bytes } = offersText({ hits, present, dates: used, people: 3, details });
            const cards = hits.map((hit) => toOfferCard(hit, present, used, 3));
            // Through JSON as well, which knows no negative zero.
            const expected = JSON.stringify({ exactMatch: cards, searchDetails: details });
            expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(expected));
            written += hits.length;
          }
        },
      ),
      { numRuns: 40 },
    );
    expect(written).toBeGreaterThan(0);
  });
});
