import type { StayClient } from '@staykit/client/stay-client.ts';
import { availability } from '../fixtures/availability.ts';
import { facets } from '../fixtures/facets.ts';
import { activityOffer, offerPage, stayOffer } from '../fixtures/offers.ts';
import { recommendations, suggestions } from '../fixtures/suggestions.ts';

/** One call that a widget made. */
export interface RecordedCall {
  name: keyof StayClient;
  args: unknown[];
}

/** A client that answers fixtures and remembers what it was asked. */
export interface FakeClient extends StayClient {
  calls: RecordedCall[];
  /** The calls of one kind, in order. */
  callsOf<Name extends keyof StayClient>(name: Name): Parameters<StayClient[Name]>[];
}

const ANSWERS: StayClient = {
  offers: async (_criteria, options) => offerPage(options?.limit ?? options?.size ?? 12),
  packages: async ({ kind }) => ({
    packages: [
      {
        id: '345',
        label: 'Hôtel des Trois Rives',
        lat: 45.899,
        lng: 6.129,
        weekendIds: ['1001', '1002'],
        fromPrice: 25_800,
      },
      {
        id: '346',
        label: 'Auberge du Vieux Port',
        lat: 48.649,
        lng: -2.025,
        weekendIds: ['2001'],
        fromPrice: 19_900,
      },
    ],
    offers: kind === 'map' ? [] : offerPage(3).offers,
  }),
  facets: async () => facets(),
  suggest: async () => suggestions(),
  recommend: async () => recommendations(),
  checkoutNights: async () => [1, 2, 3, 4, 5, 6, 7],
  offerNights: async (_id, { length }) => [length, length + 1],
  calendarMonths: async ({ from, count }) => availability(from, count),
  detail: async (id) => stayOffer({ id, uri: `/product/${id}` }),
  activities: async () => ({
    offers: [activityOffer()],
    details: { adult: 2, child: 0, baby: 0, totalCount: 1 },
  }),
};

/**
 * A client for tests of widgets. `overrides` replace single answers:
 * `fakeClient({ offers: async () => emptyPage() })`, `fakeClient({ facets: () => Promise.reject(error) })`.
 */
export function fakeClient(overrides: Partial<StayClient> = {}): FakeClient {
  const answers = { ...ANSWERS, ...overrides };
  const calls: RecordedCall[] = [];
  const recorded: StayClient = { ...answers };
  for (const name of Object.keys(answers) as (keyof StayClient)[]) {
    const answer = answers[name] as (...given: unknown[]) => unknown;
    Object.assign(recorded, {
      [name]: (...args: unknown[]) => {
        calls.push({ name, args });
        return answer(...args);
      },
    });
  }
  return {
    ...recorded,
    calls,
    callsOf: <Name extends keyof StayClient>(name: Name) =>
      calls.filter((call) => call.name === name).map((call) => call.args as Parameters<StayClient[Name]>),
  };
}
