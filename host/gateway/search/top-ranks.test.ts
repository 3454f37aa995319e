import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { topRanks } from './top-ranks.ts';

it('the smallest ranks are kept in their order, whatever comes and however many are wanted', () => {
  const ranks = fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 3_000, size: 'max' });
  fc.assert(
    fc.property(ranks, fc.oneof(fc.nat(60), fc.nat(4_000)), (list, wanted) => {
      const top = topRanks(new Float64Array(list.length), wanted);
      for (const rank of list) top.add(rank);
      expect([...top.sorted()]).toEqual([...list].toSorted((a, b) => a - b).slice(0, wanted));
    }),
    { numRuns: 300 },
  );
}, 60_000);
