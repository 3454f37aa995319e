import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import type { DataLayerEntry } from '@staykit/analytics/track.ts';
import { watchChoices } from '../../../shell/analytics/choices.ts';
import { watchImpressions } from '../../../shell/analytics/impressions.ts';
import { showOtherOffers } from './show-other-offers.tsx';
import { onTrack, track } from '../../../shell/analytics/track.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';

// What the build makes of the texts for pages that sell.
vi.mock('../../../framework/browser/locale-chunks.ts', async () => {
  const texts = await import('@staykit/messages/en.json');
  return { SALE_CHUNKS: { fr_FR: async () => texts } };
});

const data = { locale: 'fr_FR', origin: 'https://shop.example', prefix: '' } as VisitData;
const hotel = { ...stayOffer().hotel, id: '345', label: 'Hotel Sol' };
const offers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...stayOffer(),
    id: String(100 + index),
    label: `Stay ${index}`,
    hotel,
  }));

let place: HTMLElement;
let told: DataLayerEntry[];
let ends: (() => void)[];

beforeAll(() => {
  const look = new CSSStyleSheet();
  look.replaceSync('article { width: 200px }');
  document.adoptedStyleSheets.push(look);
  adoptStyles(document);
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement('section'));
  Object.assign(place.dataset, { otherOffers: '345', shownOffer: '31', hotel: 'Hotel Sol' });
  told = [];
  ends = [
    onTrack((entry) => told.push(entry)),
    watchImpressions(document.body, track),
    watchChoices(document.body, track, 'booking'),
  ];
});
afterEach(() => {
  for (const end of ends) end();
  place.remove();
  vi.unstubAllGlobals();
});

const eventsOf = (name: string) => told.filter(({ event }) => event === name);

async function show(count: number, own = '31') {
  place.dataset['shownOffer'] = own;
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return Response.json({ packages: [], exactMatch: offers(count) });
  });
  await showOtherOffers(place, data);
  return calls;
}

it('the other offers of a hotel are counted under its name, and the one that is shown is not among them [PRODUCT-30]', async () => {
  const calls = await show(4, '100');
  const head = within(place).getByRole('heading', { level: 2 });
  expect(head.textContent).toContain('3');
  expect(head.textContent).toContain('Other offer in Hotel Sol');
  expect([...place.querySelectorAll('[data-offer]')].map((card) => card.getAttribute('data-offer'))).toEqual([
    '101',
    '102',
    '103',
  ]);
  expect(calls).toHaveLength(1);
});

it('an arrow goes on by four offers, in 300 ms [PRODUCT-31]', async () => {
  await show(12);
  const strip = within(place).getByRole('list');
  const from = () =>
    [...strip.children].findIndex(
      (slide) => slide.getBoundingClientRect().left >= strip.getBoundingClientRect().left - 1,
    );
  expect(from()).toBe(0);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  try {
    within(place).getByRole('button', { name: 'Next' }).click();
    vi.advanceTimersByTime(280);
    expect(strip.scrollLeft).toBeGreaterThan(0);
    expect(from()).toBeLessThan(5);
    expect(vi.getTimerCount(), 'the slide is under way').toBe(1);
    vi.advanceTimersByTime(40);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
  await waitFor(() => expect(from()).toBe(4));
});

it('a card that is chosen is told once, with its offer [PANALYTICS-02]', async () => {
  await show(3);
  const link = within(place).getByRole('link', { name: 'Stay 1' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(eventsOf('select_item')).toEqual([
    {
      event: 'select_item',
      id: '101',
      position: 1,
      label: 'Stay 1',
      price: stayOffer().sellPrice,
      flow: 'booking',
    },
  ]);
});

it('the list is told once it is seen, with all of its offers [PANALYTICS-04]', async () => {
  const room = document.body.insertBefore(document.createElement('div'), place);
  room.style.height = '3000px';
  await show(3);
  await new Promise(requestAnimationFrame);
  expect(eventsOf('view_item_list')).toEqual([]);
  place.scrollIntoView();
  await waitFor(() =>
    expect(eventsOf('view_item_list')).toEqual([expect.objectContaining({ ids: ['100', '101', '102'] })]),
  );
  room.remove();
});

it('a hotel without others, or that cannot be asked, leaves no empty place', async () => {
  await show(0);
  expect(place.hidden).toBe(true);
  place.hidden = false;
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await showOtherOffers(place, data);
  expect(place.hidden).toBe(true);
});
