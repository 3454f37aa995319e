import { describe, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import type { Availability, StayLength } from '../core/dates/selectable-days.ts';
import type { CancellationPolicy, OfferCard, OfferHotel } from '../core/offer/offer-card.ts';
import type { SearchDetails } from '../core/search/offer-page.ts';
import type { availabilityAnswer, stayLength } from './calendar-month.ts';
import type { cancellationPolicy, offerCard } from './offer-card.ts';
import type { searchDetails } from './offers.ts';

describe('the shapes on the wire', () => {
  it('are those of the entities, field by field', () => {
    expectTypeOf<z.output<typeof offerCard>>().toExtend<OfferCard>();
    expectTypeOf<keyof z.output<typeof offerCard>>().toEqualTypeOf<keyof OfferCard>();
    expectTypeOf<keyof z.output<typeof offerCard>['hotel']>().toEqualTypeOf<keyof OfferHotel>();
    expectTypeOf<z.output<typeof cancellationPolicy>>().toExtend<CancellationPolicy>();
    expectTypeOf<keyof z.output<typeof cancellationPolicy>>().toEqualTypeOf<keyof CancellationPolicy>();
    expectTypeOf<z.output<typeof searchDetails>>().toExtend<SearchDetails>();
    expectTypeOf<keyof z.output<typeof searchDetails>>().toEqualTypeOf<keyof SearchDetails>();
    expectTypeOf<z.output<typeof availabilityAnswer>>().toExtend<Availability>();
    expectTypeOf<z.output<typeof stayLength>>().toExtend<StayLength>();
  });
});
