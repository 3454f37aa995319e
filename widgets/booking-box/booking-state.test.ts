import { expect, it } from 'vitest';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { boxQuote } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import {
  bookingReducer,
  firstState,
  priceStateOf,
  type BookingAction,
  type BookingState,
  type GoodQuote,
} from './booking-state.ts';
import { checkoutStep, missingActivities } from './checkout/checkout-step.ts';

/** The box after these actions. */
const after = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(bookingReducer, state);
const first = () => firstState(datedCriteria());
const spaDay = { type: 'activityDayChosen', id: '12', date: '2030-06-10' } as const;
const others = { offers: {}, activities: [] };
const spa = { activityId: '12', title: 'Spa', dates: [{ value: '12_2030-06-10', date: '2030-06-10' }] };
const priced = (changes: Partial<BookingState> = {}): BookingState => ({
  ...after(
    first(),
    { type: 'stayChosen', stay: first().stay },
    { type: 'quoteReceived', quote: boxQuote(), others },
  ),
  ...changes,
});

it('other dates clear the activities, ask for a price, and keep the former one in sight [BOOKING-01]', () => {
  const before = after(priced(), spaDay);
  const next = after(before, {
    type: 'stayChosen',
    stay: { ...before.stay, checkin: '2030-06-20', checkout: '2030-06-21', night: 1 },
  });
  expect(next.activityDates).toEqual({});
  expect(next.price).toEqual({ state: 'loading' });
  expect(next.asked).toBe(before.asked + 1);
  expect(next.before?.sellPrice).toBe(18_000);
});

it('what was said of missing dates before the first question stays, as long as they are missing [ERROR-05]', () => {
  const { pax, upsell } = priced().stay;
  const pressed = after(first(), { type: 'messageShown', message: 'dates' });
  expect(after(pressed, { type: 'started', stay: { pax, upsell } }).message).toBe('dates');
  expect(after(pressed, { type: 'started', stay: priced().stay }).message).toBeUndefined();
  expect(after(first(), { type: 'started', stay: { pax, upsell } }).message).toBeUndefined();
});

it('without dates the product has its price from again [BOOKING-02]', () => {
  const { pax, upsell } = priced().stay;
  const next = after(priced(), { type: 'stayChosen', stay: { pax, upsell } });
  expect(next.price).toEqual({ state: 'from' });
  expect(next.before).toBeUndefined();
});

it('travellers count when their panel closes, and only where they are others [BOOKING-03]', () => {
  const state = after(priced(), { type: 'panelOpened', panel: 'travellers' });
  const { pax } = state.stay;
  expect(after(state, { type: 'paxDrafted', pax }, { type: 'panelClosed' }).asked).toBe(state.asked);
  const more = after(state, { type: 'paxDrafted', pax: { ...pax, adult: 3 } }, { type: 'panelClosed' });
  expect(more.stay.pax.adult).toBe(3);
  expect(more.asked).toBe(state.asked + 1);
  expect(more.panel).toBeUndefined();
});

it('the box is told of an error or of a final price, and of neither while there is a price from [BOOKING-05]', () => {
  expect(priceStateOf(priced().price)).toEqual({ hasError: false, hasFinalPrice: true });
  const errors = [
    { state: 'refused', reason: 'full', atCheckin: false } as const,
    { state: 'failed', code: 'TIMEOUT' } as const,
  ];
  for (const error of errors) expect(priceStateOf(error)).toEqual({ hasError: true, hasFinalPrice: false });
  for (const state of ['from', 'loading'] as const)
    expect(priceStateOf({ state })).toEqual({ hasError: false, hasFinalPrice: false });
  expect(priceStateOf({ state: 'from' }, true).hasError).toBe(true);
});

it('asking again keeps what was chosen', () => {
  const state = after(priced(), spaDay);
  expect(after(state, { type: 'priceAskedAgain' }).activityDates).toEqual({ 12: '2030-06-10' });
  expect(after(state, { type: 'priceAskedAgain' }).price).toEqual({ state: 'loading' });
});

it('what a quote changed of the stay is taken over [QUOTE-20]', () => {
  const changed = after(priced(), {
    type: 'quoteReceived',
    quote: boxQuote({}, { modifiedReservationCriteria: { adult: 3, nights: 3 } }),
    others,
  });
  expect(changed.stay).toMatchObject({ pax: { adult: 3 }, checkout: '2030-06-13', night: 3 });
});

it('a start of a checkout looks for dates, then activities, then a price [QUOTE-01] [QUOTE-02] [QUOTE-06] [QUOTE-07]', () => {
  const undated = after(priced(), {
    type: 'stayChosen',
    stay: { pax: priced().stay.pax, upsell: 'none' },
  });
  expect(checkoutStep(undated)).toEqual({ kind: 'say', message: 'dates' });
  const asked = after(priced(), {
    type: 'quoteReceived',
    quote: boxQuote(),
    others: { offers: {}, activities: [spa] },
  });
  expect(checkoutStep(asked)).toEqual({ kind: 'say', message: 'activities' });
  expect(checkoutStep(after(asked, spaDay)).kind).toBe('quote');
  expect(checkoutStep(priced(), true).kind).toBe('go');
  expect(checkoutStep(priced({ price: { state: 'loading' } })).kind).toBe('wait');
  expect(checkoutStep(priced({ price: { state: 'loading' } }), true).kind).toBe('stop');
  expect(checkoutStep(after(priced(), { type: 'messageShown', message: 'quoteFailed' }), true).kind).toBe(
    'stop',
  );
  const refused = { state: 'refused', reason: 'E1', atCheckin: false } as const;
  expect(checkoutStep(priced({ price: refused }), true)).toEqual({ kind: 'stop', reason: 'E1' });
  expect(checkoutStep(priced({ price: { state: 'failed', code: 'NETWORK' } })).kind).toBe('stop');
  expect(checkoutStep(after(priced(), { type: 'checkStarted' })).kind).toBe('wait');
});

it('activities without days need none [BOOKING-07] [BOOKING-08]', () => {
  const wine = { ...spa, activityId: '15', title: 'Wine' };
  const walk = { ...spa, activityId: '20', dates: [] };
  expect(missingActivities([spa, wine, walk], { 12: '2030-06-10' })).toEqual([wine]);
});

it('a changed price is the price once it was told, whatever the visitor does [QUOTE-04]', () => {
  const quote = boxQuote({ sellPrice: 19_500 }) as GoodQuote;
  const told = after(
    priced(),
    { type: 'checkStarted' },
    { type: 'priceChanged', change: { previous: 18_000, next: 19_500, quote } },
  );
  expect(told.checking).toBeUndefined();
  const taken = after(told, { type: 'changeTaken' });
  expect(taken.change).toBeUndefined();
  expect(taken.price).toMatchObject({ state: 'priced', quote: { priceInfo: { sellPrice: 19_500 } } });
});
