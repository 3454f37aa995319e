import { expect, it } from 'vitest';
import { boxProduct, fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { checkoutStep } from '../checkout/checkout-step.ts';
import { bookingReducer, firstState, type BookingState } from '../booking-state.ts';
import { requestPrice } from './request-price.ts';

const day = (activityId: string, date: string) => ({ value: `${activityId}_${date}`, date });
const spa = {
  activityId: '12',
  title: 'Spa',
  dates: [day('12', '2030-06-10'), day('12', '2030-06-11')],
};
const wine = { activityId: '15', title: 'Wine', dates: [day('15', '2030-06-10')] };

const chooseActivity = (id: string, date: string) => (state: BookingState) =>
  bookingReducer(state, { type: 'activityDayChosen', id, date });

async function answered(selectedActivityDates: string[]) {
  const product = boxProduct({
    checkin: '2030-06-10',
    nights: 2,
    activityDates: [spa, wine],
    selectedActivityDates,
  });
  const { stay } = firstState(datedCriteria());
  const asked = {
    productId: '31',
    offerId: '31',
    product,
    checkin: '2030-06-10',
    nights: 2,
    pax: stay.pax,
  };
  const answer = await requestPrice(
    fakeBookingClient(),
    asked,
    localNow(TEST_NOW, 'fr_FR'),
    new AbortController().signal,
  );
  return {
    priced: (state: BookingState) => bookingReducer(state, answer),
    asking: bookingReducer(firstState(datedCriteria()), { type: 'stayChosen', stay }),
  };
}

it('a stay begins with the days that its product comes with, and lacks the others [PENTITY-18]', async () => {
  const { priced, asking } = await answered(['15_2030-06-10']);
  const state = priced(asking);
  expect(state.price.state).toBe('priced');
  expect(state.activityDates).toEqual({ 15: '2030-06-10' });
  expect(checkoutStep(state)).toEqual({ kind: 'say', message: 'activities' });
  expect(checkoutStep(chooseActivity('12', '2030-06-11')(state)).kind).toBe('quote');
});

it('a day that the visitor chose stays, and one that cannot be chosen is nobody’s [PENTITY-18]', async () => {
  const { priced, asking } = await answered(['12_2030-06-10', '15_2030-06-11', '99_2030-06-10']);
  expect(priced(asking).activityDates).toEqual({ 12: '2030-06-10' });
  expect(priced(chooseActivity('12', '2030-06-11')(asking)).activityDates).toEqual({ 12: '2030-06-11' });
});
