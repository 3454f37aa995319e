import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketNow, isCheckinInFuture, ORDER_CUT_OFF } from './market-time.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import {
  dayState,
  MAX_NIGHTS_WITHOUT_AVAILABILITY,
  ORDER_TIME_LIMIT_HOURS,
  type DayContext,
} from './selectable-days.ts';

const noon = { date: '2030-05-15', time: '12:00:00' };
const day = (minLos = 1) => ({ price: '120 €', amount: 120, minLos });
const on = (date: string, context: Partial<DayContext> = {}) =>
  dayState(date, { now: noon, ...context }).selectable;

describe('days that can be clicked', () => {
  it('a day in the past cannot be chosen [CAL-17]', () => {
    expect(dayState('2030-05-14', { now: noon })).toEqual({ selectable: false, reason: 'past' });
    expect(dayState('2030-05-16', { now: noon })).toEqual({ selectable: true });
  });

  it.each([
    ['19:59:00', true],
    ['19:59:59', true],
    ['20:00:00', false],
    ['20:01:00', false],
  ])('today at %s in the market can be chosen: %s [CAL-18]', (time, selectable) => {
    expect(ORDER_CUT_OFF).toBe('20:00');
    expect(on('2030-05-15', { now: { date: '2030-05-15', time } })).toBe(selectable);
  });

  it('the clock is that of the market, whatever the zone of the browser [CAL-18] [CAL-34]', () => {
    // 18:00 UTC in summer is 20:00 in Paris; at one second less today is still open.
    const closing = Date.UTC(2030, 4, 15, 18, 0, 0);
    for (const zone of ['America/Los_Angeles', 'Pacific/Auckland', 'Europe/Paris']) {
      const before = process.env.TZ;
      process.env.TZ = zone;
      expect(marketNow(closing, 'Europe/Paris')).toEqual({ date: '2030-05-15', time: '20:00:00' });
      expect(isCheckinInFuture('2030-05-15', marketNow(closing - 1000, 'Europe/Paris'))).toBe(true);
      expect(isCheckinInFuture('2030-05-15', marketNow(closing, 'Europe/Paris'))).toBe(false);
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    expect(marketNow(Date.UTC(2030, 0, 1, 23, 30), 'Europe/Madrid')).toEqual({
      date: '2030-01-02',
      time: '00:30:00',
    });
  });

  it('a day before the order time limit cannot be chosen, and there is no limit by default [CAL-19]', () => {
    const limit = { orderTimeLimitHours: 48 };
    expect(Object.values(ORDER_TIME_LIMIT_HOURS)).toEqual([0, 0, 0, 0, 0]);
    expect(dayState('2030-05-16', { now: noon, ...limit })).toEqual({
      selectable: false,
      reason: 'orderLimit',
    });
    expect(on('2030-05-18', limit)).toBe(true);
    expect(on('2030-05-16')).toBe(true);
    // The limit falls on the 17th at 21:00, when the 17th is closed.
    expect(on('2030-05-17', { now: { date: '2030-05-15', time: '19:00:00' }, orderTimeLimitHours: 50 })).toBe(
      false,
    );
  });

  it('a day that is not listed cannot be chosen as checkin, nor after a complete range, but as checkout [CAL-20]', () => {
    const availability = { '2030-06-10': day() };
    expect(on('2030-06-10', { availability })).toBe(true);
    expect(dayState('2030-06-11', { now: noon, availability })).toEqual({
      selectable: false,
      reason: 'unavailable',
    });
    const complete = { availability, checkin: '2030-06-10', checkout: '2030-06-12' };
    expect(on('2030-06-11', complete)).toBe(false);
    expect(on('2030-06-11', { availability, checkin: '2030-06-10' })).toBe(true);
  });

  it('without availability data a checkout more than 20 days after checkin cannot be chosen [CAL-21]', () => {
    const checkin = '2030-06-01';
    expect(MAX_NIGHTS_WITHOUT_AVAILABILITY).toBe(20);
    expect(on('2030-06-21', { checkin })).toBe(true);
    expect(dayState('2030-06-22', { now: noon, checkin })).toEqual({ selectable: false, reason: 'tooFar' });
    expect(on('2030-06-22', { checkin, availability: { [checkin]: day() } })).toBe(true);
  });

  it('a checkout outside the allowed stay length cannot be chosen [CAL-22]', () => {
    const context = { checkin: '2030-06-01', stayLength: { start: 2, end: 4 } };
    const open = ['2030-06-02', '2030-06-03', '2030-06-05', '2030-06-06'].map((date) => on(date, context));
    expect(open).toEqual([false, true, true, false]);
  });

  it('the stay lengths that are answered for the day of arrival have a start and an end [CAL-22]', () => {
    const context = { now: noon, checkin: '2030-06-01', possibleNights: [2, 3, 4] };
    const states = ['2030-06-02', '2030-06-03', '2030-06-05', '2030-06-06'].map((date) =>
      dayState(date, context),
    );
    const outside = { selectable: false, reason: 'stayLength' };
    expect(states).toEqual([outside, { selectable: true }, { selectable: true }, outside]);
  });

  it('the fewest nights of the day of arrival are the lower end of the stay length [CAL-23]', () => {
    const context = { checkin: '2030-06-01', availability: { '2030-06-01': day(2) } };
    expect(dayState('2030-06-02', { now: noon, ...context })).toEqual({
      selectable: false,
      reason: 'stayLength',
    });
    expect(on('2030-06-03', context)).toBe(true);
  });

  it('a checkout that is not among the possible nights cannot be chosen, and a failed call limits nothing [CAL-24] [CAL-08]', () => {
    const context = { checkin: '2030-06-01', possibleNights: [2, 4] };
    expect(['2030-06-03', '2030-06-04', '2030-06-05'].map((date) => on(date, context))).toEqual([
      true,
      false,
      true,
    ]);
    expect(on('2030-06-04', { checkin: '2030-06-01' })).toBe(true);
    expect(on('2030-06-04', { checkin: '2030-06-01', possibleNights: [] })).toBe(true);
  });

  it('a checkout before the fewest or after the most possible nights is outside the stay length [API-21]', () => {
    const context = { now: noon, checkin: '2030-06-01', possibleNights: [5, 2] };
    const reasons = ['2030-06-02', '2030-06-04', '2030-06-07'].map((date) => dayState(date, context).reason);
    expect(reasons).toEqual(['stayLength', 'checkoutNight', 'stayLength']);
  });

  it('whatever else holds, nothing before today can be chosen, and a reason is given for every closed day', () => {
    const offset = fc.integer({ min: -40, max: 60 });
    fc.assert(
      fc.property(
        offset,
        fc.option(offset, { nil: undefined }),
        fc.array(fc.integer({ min: 1, max: 14 })),
        (at, from, nights) => {
          const context: DayContext = { now: noon, possibleNights: nights };
          if (from !== undefined) context.checkin = addDays(noon.date, from);
          const state = dayState(addDays(noon.date, at), context);
          expect(state.reason === 'past').toBe(at < 0);
          expect(state.reason === undefined).toBe(state.selectable);
        },
      ),
    );
  });
});
