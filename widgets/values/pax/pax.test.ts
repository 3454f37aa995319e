import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAX, PAX_LIMITS, setPax, toggleSingleRoom, type Pax, type PaxKind } from './pax.ts';
import { PARTICIPANTS, setParticipants } from '@staykit/core/pax/participants.ts';
import { fromShort, toShort } from '@staykit/core/pax/short-pax.ts';

const five: Pax = { adult: 5, child: 5, baby: 5, singleRoom: true };

describe('travellers', () => {
  it('adults go from 1 to 20 [PAX-02]', () => {
    expect([0, 1, 20, 21].map((count) => setPax(five, 'adult', count).adult)).toEqual([5, 1, 20, 5]);
  });

  it('children go from 0 to 10 [PAX-03]', () => {
    expect([-1, 0, 10, 11].map((count) => setPax(five, 'child', count).child)).toEqual([5, 0, 10, 5]);
  });

  it('babies go from 0 to 10 [PAX-04]', () => {
    expect([-1, 0, 10, 11].map((count) => setPax(five, 'baby', count).baby)).toEqual([5, 0, 10, 5]);
  });

  it('a change out of range is ignored, not moved to the bound [PAX-05]', () => {
    for (const wrong of [25, -3, 2.5, NaN, Infinity]) {
      expect(setPax(five, 'adult', wrong)).toBe(five);
      expect(setPax(five, 'child', wrong)).toBe(five);
      expect(setPax(five, 'baby', wrong)).toBe(five);
    }
  });

  it('one room is taken when there is a child or a baby, and not otherwise [PAX-13]', () => {
    const child = setPax(DEFAULT_PAX, 'child', 1);
    expect(child.singleRoom).toBe(true);
    expect(setPax(child, 'child', 0).singleRoom).toBe(false);
    expect(setPax(DEFAULT_PAX, 'baby', 1).singleRoom).toBe(true);
    expect(setPax(DEFAULT_PAX, 'adult', 4).singleRoom).toBe(false);
  });

  it('two adults, no children and no babies are the default [PAX-15]', () => {
    expect(DEFAULT_PAX).toEqual({ adult: 2, child: 0, baby: 0, singleRoom: false });
  });

  it('a room chosen by hand holds until the children or babies change [PAX-16]', () => {
    const unticked = toggleSingleRoom(setPax(DEFAULT_PAX, 'child', 1));
    expect(unticked.singleRoom).toBe(false);
    expect(setPax(unticked, 'adult', 3).singleRoom).toBe(false);
    expect(setPax(unticked, 'child', 2).singleRoom).toBe(true);
    expect(setPax(toggleSingleRoom(setPax(DEFAULT_PAX, 'child', 1)), 'child', 0).singleRoom).toBe(false);
    expect(setPax(unticked, 'baby', 1).singleRoom).toBe(true);
    expect(setPax(unticked, 'child', 1)).toBe(unticked);
  });

  it('whatever is pressed, the counts stay within their limits', () => {
    const step = fc.tuple(
      fc.constantFrom<PaxKind>('adult', 'child', 'baby'),
      fc.integer({ min: -5, max: 30 }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const pax = steps.reduce((party, [kind, count]) => setPax(party, kind, count), DEFAULT_PAX);
        for (const kind of ['adult', 'child', 'baby'] as const) {
          expect(pax[kind]).toBeGreaterThanOrEqual(PAX_LIMITS[kind].min);
          expect(pax[kind]).toBeLessThanOrEqual(PAX_LIMITS[kind].max);
        }
        expect(pax.singleRoom).toBe(pax.child + pax.baby > 0);
      }),
    );
  });

  it('the short form says the same [ENTITY-05]', () => {
    expect(toShort({ adult: 2, child: 1, baby: 1, singleRoom: true })).toEqual({
      a: '2',
      c: '1',
      b: '1',
      s: 'true',
    });
    const pax = fc.record({
      adult: fc.integer({ min: 1, max: 20 }),
      child: fc.integer({ min: 0, max: 10 }),
      baby: fc.integer({ min: 0, max: 10 }),
      singleRoom: fc.boolean(),
    });
    fc.assert(
      fc.property(pax, (party) => {
        expect(fromShort({ ...toShort(party) })).toEqual(party);
      }),
    );
    expect(fromShort({ a: '99', c: 'x', b: '-1' })).toEqual(DEFAULT_PAX);
  });

  it('an activity is for one or two, two unless told, and nothing else is taken', () => {
    expect(PARTICIPANTS).toEqual({ min: 1, max: 2, default: 2 });
    expect([0, 1, 2, 3].map((count) => setParticipants(2, count))).toEqual([2, 1, 2, 2]);
  });
});
