import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAX_LIMITS } from '../../../widgets/core/pax/pax.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import { partyKey } from './party-key.ts';

const upTo = (max: number) => fc.nat({ max });
const asked = fc.tuple(
  fc.constantFrom(...SEARCH_FLOWS.map((_, place) => 1 << place)),
  fc.record({
    adult: upTo(PAX_LIMITS.adult.max),
    child: upTo(PAX_LIMITS.child.max),
    baby: upTo(PAX_LIMITS.baby.max),
    singleRoom: fc.boolean(),
  }),
  fc.oneof(upTo(30), upTo(4_000_000)),
);

it('no two flows, parties and lengths share a key, and each is an exact number', () => {
  fc.assert(
    fc.property(asked, asked, (one, other) => {
      expect(Number.isSafeInteger(partyKey(...one))).toBe(true);
      expect(partyKey(...one) === partyKey(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
    { numRuns: 2_000 },
  );
});
