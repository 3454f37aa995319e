import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXPERIMENTS } from '@staykit/experiments/variants.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';
import { meetExperiments } from './activations.ts';

let posted: Record<string, string>[] = [];
beforeEach(() => {
  posted = [];
  localStorage.clear();
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    posted.push(JSON.parse(String(init.body)) as Record<string, string>);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A visitor of every experiment on a page. */
const meet = (
  page: VisitData['page'],
  flow: VisitData['flow'] = 'booking',
  variationId: 'on' | 'off' = 'on',
) => {
  const variations = EXPERIMENTS.map((groupId) => ({ groupId, variationId }));
  meetExperiments({ locale: 'fr_FR', origin: '', page, flow, status: 200, variations }, 'v-1');
};
const groups = () => posted.map(({ variationGroupId }) => variationGroupId);

it.each([
  ['not-found', 'booking', ['calendarShortcuts', 'datesForced', 'datesSuggested', 'reducedThematics']],
  ['product', 'booking', ['autoDiscount', 'deferredDisabled', 'upsellAvailability']],
  ['product', 'gifting', ['autoDiscount', 'deferredDisabled', 'hideGiftBlocks', 'upsellAvailability']],
  ['hotel', 'booking', ['deferredDisabled']],
  ['checkout', 'booking', ['deferredDisabled', 'providerPayLater']],
  ['contact', 'booking', []],
] as const)(
  'the page %s (%s) reports the variants of the features that it shows, and no other [EXPERIMENTS-02]',
  (page, flow, used) => {
    meet(page, flow);
    expect(groups().toSorted()).toEqual(used);
  },
);

it('a variant is reported once on all pages, another variation of it once more [EXPERIMENTS-01] [EXPERIMENTS-02]', () => {
  meet('product');
  meet('checkout');
  expect(groups()).toEqual(expect.arrayContaining(['deferredDisabled', 'providerPayLater']));
  expect(new Set(groups()).size).toBe(posted.length);
  expect(Object.keys(posted[0] ?? {}).toSorted()).toEqual([
    'environmentId',
    'locale',
    'variationGroupId',
    'variationId',
    'visitorId',
  ]);
  meet('hotel', 'booking', 'off');
  expect(posted.filter(({ variationGroupId }) => variationGroupId === 'deferredDisabled')).toHaveLength(2);
});
