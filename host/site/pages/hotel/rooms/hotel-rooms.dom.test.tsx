import axe from 'axe-core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import type { HotelClient } from '@staykit/client/product/create-hotel-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import type { HotelDetail } from '@staykit/core/offer/hotel.ts';
import type { Room } from '@staykit/core/offer/room.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import {
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { availability } from '@staykit/testing/fixtures/availability.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { extra, hotelDetail, room } from '@staykit/testing/fixtures/products.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, within, type Rendered } from '@staykit/testing/render.tsx';
import { paidByGift } from '../../gift/paid-by-gift.tsx';
import { HotelRooms } from './hotel-rooms.tsx';
import type { HotelTools } from './use-hotel-stay.ts';

/** Friday morning, so that December is ahead. */
const NOW = Date.UTC(2026, 10, 20, 9);
const DATED = 'checkin=2026-12-10&checkout=2026-12-12&night=2&a=2&c=0&b=0';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});
afterEach(() => page.viewport(1280, 900));

/** A room with offer A, the first, and offer B, which is dearer and has a dinner in it. */
function twoOffers(changes: Partial<Room> = {}): Room {
  const [first] = room().offers;
  const line = (label: string) => [{ type: 'EXTRA', label }];
  return {
    ...room(),
    offers: [
      { ...first!, id: 'A', label: 'Bed and breakfast', programLines: line('Breakfast') },
      {
        ...first!,
        id: 'B',
        label: 'Dinner for two',
        price: { sellPrice: 23_100, nights: 2 },
        programLines: line('Dîner du Réveillon'),
      },
    ],
    ...changes,
  };
}

/** Where the parts of the only room end, beside where its card does. */
function endsOf(view: Rendered) {
  const card = view.container.querySelector('[data-room]')!;
  const { bottom } = card.getBoundingClientRect();
  return [...card.children].map((part) => Math.round(bottom - part.getBoundingClientRect().bottom));
}

interface Setup {
  hash?: string;
  rooms?: Room[];
  hotelDetailOf?: (asked: SearchCriteria) => Promise<HotelDetail>;
  /** Cents of a gift that goes along. */
  gift?: number;
  tools?: Partial<HotelTools>;
}

async function open({ hash = '', rooms = [twoOffers()], hotelDetailOf, gift, tools: more }: Setup = {}) {
  const detail = vi.fn<HotelClient['hotelDetail']>(async (_id, asked) =>
    hotelDetailOf ? hotelDetailOf(asked) : { ...hotelDetail(), rooms },
  );
  const address = memoryAddress(hash);
  const bookingBox = fakeBookingClient();
  const days = vi.fn<HotelClient['hotelDays']>(async (_id, { month, length = 1 }) => ({
    ok: true,
    value: new Map(
      Object.entries(availability(month, length)).map(([day, { amount, minLos }]) => [
        day,
        { day, minLos, displayTotalPrice: amount * minLos * 100, status: 'included' as const },
      ]),
    ),
  }));
  const tools = {
    client: { hotelDetail: detail, hotelDays: days } satisfies HotelClient,
    bookingBox,
    address,
    now: () => NOW,
    ...more,
    ...(gift !== undefined && { paidBy: paidByGift({ amount: gift }, 'fr_FR', createTranslate('en', en)) }),
  };
  const view = await render(
    <HotelRooms
      data={{
        hotelId: '4',
        rooms,
        criteria: criteria({ hotelId: '4' }),
        productUrl: '/product',
        checkoutUrl: '/checkout',
      }}
      stay={{ locale: 'fr_FR', t: createTranslate('en', en), now: () => NOW, assetBase: '' }}
      messages={en}
      tools={tools}
    />,
  );
  const hashOf = () => Object.fromEntries(new URLSearchParams(address.read().hash));
  return { view, detail, days, address, bookingBox, hashOf };
}

const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const card = (view: Rendered) => view.getByRole('article', { name: 'Chambre supérieure' });
const day = (view: Rendered, date: string) =>
  waitFor(() => {
    const found = view.container.ownerDocument.querySelector<HTMLElement>(`[data-date="${date}"]`);
    expect(found).not.toBeNull();
    expect(found?.getAttribute('aria-disabled')).not.toBe('true');
    return found!;
  });

async function openDays(view: Rendered) {
  await view.user.click(view.getByRole('button', { name: /^Dates/ }));
  await view.findAllByRole('grid');
  // The calendar opens in the month of today, with December beside it.
  await day(view, '2026-12-10');
}

it('the first offer of a room is chosen; another one shows its own price and what is in it [ROOM-01] [ROOM-02]', async () => {
  const { view } = await open();
  const first = view.getByRole<HTMLInputElement>('radio', { name: /Bed and breakfast/ });
  expect(first.checked).toBe(true);
  expect(text(card(view))).toContain('180 €');
  expect(text(card(view))).toContain('Breakfast');
  expect(text(card(view))).not.toContain('Dîner');
  await view.user.click(view.getByRole('radio', { name: /Dinner for two/ }));
  expect(first.checked).toBe(false);
  expect(text(card(view))).toContain('231 €');
  expect(text(card(view))).not.toContain('180 €');
  expect(text(card(view))).toContain('Dîner du Réveillon');
});

it('each offer of a room says its own cancellation terms [CANCEL-05]', async () => {
  const { offers } = twoOffers();
  const until = { cancellable: true, cancellationDeadline: '2026-12-05' };
  const [flexible, strict] = offers.map((offer, at) => ({
    ...offer,
    cancellationPolicy: at === 0 ? until : { cancellable: false },
  }));
  const { view } = await open({ hash: DATED, rooms: [twoOffers({ offers: [flexible!, strict!] })] });
  await view.findByRole('radio', { name: /Dinner for two/ });
  expect(text(card(view))).toContain('80% back until 5 déc. 2026');
  expect(text(card(view))).not.toContain('Non-exchangeable');
  await view.user.click(view.getByRole('radio', { name: /Dinner for two/ }));
  expect(text(card(view))).toContain('Non-exchangeable and non-refundable');
  expect(text(card(view))).not.toContain('2026');
});

it('in letters twice as large the name of an offer keeps its words whole on a phone, and what it costs more stands below', async () => {
  const large = new CSSStyleSheet();
  large.replaceSync(':root { font-size: 32px; --stay-type-size-14: 28px; --stay-type-size-16: 32px }');
  document.adoptedStyleSheets.push(large);
  await page.viewport(390, 844);
  const { view } = await open();
  const name = view.getByText('Dinner for two');
  const row = name.closest('label')!;
  const costs = row.lastElementChild!;
  expect(text(costs)).toMatch(/€/);
  expect(name.getBoundingClientRect().width).toBeGreaterThan(150);
  expect(costs.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== large);
});

it('a room tells all of itself and its offers their difference, and the turn of the year is marked [ROOM-08]', async () => {
  const { view } = await open();
  const shown = text(card(view));
  for (const part of [
    'Chambre supérieure',
    'Up to 3 people',
    'Un lit double de 180 cm',
    '22 m²',
    'Plus d’espace',
    'Vue sur le lac',
  ])
    expect(shown).toContain(part);
  expect(view.container.querySelector('img')?.getAttribute('src')).toContain('/api/images/room-01');
  expect(shown).not.toContain('Previous price');
  expect(shown).toContain('2 nights');
  expect(shown).toContain('+26 € per night');
  await view.unmount();
  const { size: _size, ...unmeasured } = twoOffers();
  expect(text(card((await open({ rooms: [unmeasured] })).view))).not.toContain('m²');
});

it('a price of several rooms says so, and a room how many of its people may be adults', async () => {
  const [first] = twoOffers().offers;
  const several = { ...first!, price: { ...first!.price, nbRooms: 2 } };
  const { view } = await open({ rooms: [twoOffers({ capacity: 2, maxCapacity: 3, offers: [several] })] });
  expect(text(card(view))).toContain('2 rooms');
  expect(text(card(view))).toContain('Up to 3 people, at most 2 adults');
});

it('an offer with a dinner of the turn of the year has a badge, and the others of its room have none [ROOM-07]', async () => {
  const { view } = await open();
  const offer = (name: RegExp) => text(view.getByRole('radio', { name }).closest('label')!);
  expect(offer(/Dinner for two/)).toContain('New Year');
  expect(offer(/Bed and breakfast/)).not.toContain('New Year');
});

it('a room on chosen days tells what the promotion takes off its price [PRICE-08]', async () => {
  const { view } = await open({ hash: DATED });
  await waitFor(() => expect(text(card(view))).toContain('Previous price 200 €'));
  expect(text(card(view))).toContain('-10%');
});

it('an offer that is selected without days asks for them, and is booked once they are there [ROOM-03]', async () => {
  const { view, hashOf, bookingBox } = await open();
  await view.user.click(view.getByRole('radio', { name: /Dinner for two/ }));
  await view.user.click(view.getByRole('link', { name: /^Select/ }));
  await view.findAllByRole('grid');
  expect(hashOf()).toMatchObject({ offerId: 'B' });
  await view.user.click(await day(view, '2026-12-10'));
  await view.user.click(await day(view, '2026-12-12'));
  await view.user.click(view.getByRole('button', { name: 'Validate' }));
  await view.findByRole('dialog', { name: 'Your stay' });
  await waitFor(() =>
    expect(bookingBox.callsOf('fetchProductQuote').at(-1)?.[0]).toMatchObject({
      productId: 'B',
      checkin: '2026-12-10',
      nights: 2,
    }),
  );
});

it('an offer that is selected for known days is booked at once [ROOM-04]', async () => {
  const { view, bookingBox } = await open({ hash: DATED });
  await view.user.click(await view.findByRole('radio', { name: /Dinner for two/ }));
  await view.user.click(view.getByRole('link', { name: /^Select/ }));
  await view.findByRole('dialog', { name: 'Your stay' });
  expect(view.queryAllByRole('grid')).toEqual([]);
  await waitFor(() =>
    expect(bookingBox.callsOf('fetchProductQuote').at(-1)?.[0]).toMatchObject({ productId: 'B', nights: 2 }),
  );
});

it('a deferred payment is not named to those in the variant that takes it away, and agents are offered no extras [INSTALMENT-11] [PROUTE-15]', async () => {
  const bookingBox = fakeBookingClient({
    fetchProductQuote: async () => boxQuote({ sellPrice: 30_000 }),
    productDetail: async () => boxProduct({ extras: [extra()] }),
    paymentMethods: async () => [
      { type: 'deferred', paymentFee: 0 },
      { type: '3x', paymentFee: 0 },
    ],
  });
  const told = async (more: Partial<HotelTools>) => {
    const { view } = await open({ hash: DATED, tools: { bookingBox, ...more } });
    await view.user.click(view.getByRole('link', { name: /^Select/ }));
    const dialog = await view.findByRole('dialog', { name: 'Your stay' });
    const message = text(await within(dialog).findByRole('button', { name: /instalments|later/ }));
    const extras = within(dialog).queryAllByRole('button', { name: /^Add/ }).length;
    await view.unmount();
    return { message, extras };
  };
  const plain = await told({});
  expect(plain.message).toMatch(/later/i);
  expect(plain.extras).toBeGreaterThan(0);
  expect((await told({ variants: { deferredDisabled: true } })).message).not.toMatch(/later/i);
  expect((await told({ careMode: true })).extras).toBe(0);
});

it('other travellers are written into the address, and the rooms are asked for them [HOTEL-06]', async () => {
  const { view, detail, hashOf } = await open();
  expect(detail).not.toHaveBeenCalled();
  await view.user.click(view.getByRole('button', { name: /^Travellers/ }));
  await view.user.click(await view.findByRole('button', { name: 'Adults: one more' }));
  expect(detail).not.toHaveBeenCalled();
  await view.user.click(view.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(detail.mock.lastCall?.[1].pax.adult).toBe(3));
  expect(hashOf()).toMatchObject({ a: '3' });
});

it('a calendar whose days cannot be had says so, and asks again [PAPI-10]', async () => {
  let times = 0;
  const hotelDays: HotelClient['hotelDays'] = async () =>
    times++ === 0
      ? { ok: false, code: 'SERVER', messageKey: 'errors.noAvailability' }
      : { ok: true, value: new Map() };
  const client: HotelClient = { hotelDetail: async () => hotelDetail(), hotelDays };
  const { view } = await open({ tools: { client } });
  await view.user.click(view.getByRole('button', { name: /^Dates/ }));
  const alert = await view.findByRole('alert');
  expect(text(alert)).toContain(
    "No more availabilities. Update your stay criteria to enjoy the product's offers.",
  );
  await view.user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(view.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(times).toBeGreaterThan(1));
});

it('the calendar has the prices of those who travel, and says so', async () => {
  const { view, days } = await open({ hash: 'a=3&c=1&b=0' });
  await openDays(view);
  await waitFor(() => expect(view.getByText('Prices per night, for 3 adults, 1 child')).toBeTruthy());
  expect(days.mock.calls.map(([, { pax }]) => [pax?.adult, pax?.child])).toContainEqual([3, 1]);
  expect(new Set(days.mock.calls.map(([, { pax }]) => pax?.adult))).toEqual(new Set([3]));
});

it('a gift that goes along marks the days: covered, or what is added for the shortest stay from there [CAL-33]', async () => {
  const { view } = await open({ gift: 1_000_000 });
  await openDays(view);
  const covered = await day(view, '2026-12-10');
  expect(covered.querySelector('small')?.textContent).toBe('✓');
  expect(covered.textContent).toContain(en.calendar['gift.included']);
  view.getByText(en.gift.dayLegend);
  view.getByText('For the shortest stay from each day, 2 adults');
  expect(view.queryByText(en.calendar.cheapestLegend)).toBeNull();
  // The days that follow an arrival are those of a departure, which no gift pays for.
  await view.user.click(covered);
  view.getByText('Prices per night, for 2 adults');
  expect((await day(view, '2026-12-12')).querySelector('small')?.textContent).toMatch(/€$/);
  await view.unmount();

  const { view: dearer } = await open({ gift: 1_000 });
  await openDays(dearer);
  const { amount, minLos } = availability('2026-12', 1)['2026-12-10']!;
  const more = amount * minLos - 10;
  expect(text((await day(dearer, '2026-12-10')).querySelector('small')!)).toMatch(
    new RegExp(`^\\+\\s${more}\\s€$`),
  );
});

it('the stay that is booked on the page of a hotel says what a gift pays of it [FLOW-07]', async () => {
  const { view } = await open({ hash: DATED, gift: 1_000 });
  await view.user.click(await view.findByRole('link', { name: /^Select/ }));
  await view.findByRole('dialog', { name: 'Your stay' });
  await view.findByText(en.checkout['code.paid']);
});

it('the first press on a day is the arrival, the next the departure, and both are told in the address [HOTEL-10] [HOTEL-11]', async () => {
  const { view, detail, hashOf } = await open();
  await openDays(view);
  await view.user.click(await day(view, '2026-12-10'));
  expect((await day(view, '2026-12-10')).dataset['place'] ?? '').not.toBe('end');
  view.getByText(/Choose your departure day/);
  expect(hashOf()).not.toHaveProperty('checkin');
  await view.user.click(await day(view, '2026-12-12'));
  expect(hashOf()).toMatchObject({ checkin: '2026-12-10', checkout: '2026-12-12', night: '2' });
  await waitFor(() =>
    expect(detail.mock.lastCall?.[1]).toMatchObject({ checkin: '2026-12-10', checkout: '2026-12-12' }),
  );
});

it.each(['2026-12-10', '2026-12-08'])(
  'a press on %s after the arrival of the tenth begins anew there [HOTEL-12]',
  async (date) => {
    const { view, hashOf } = await open();
    await openDays(view);
    await view.user.click(await day(view, '2026-12-10'));
    await view.user.click(await day(view, date));
    view.getByText(/Choose your departure day/);
    expect(hashOf()).not.toHaveProperty('checkin');
    // Two days later is the departure of a stay that begins at that day.
    const departure = date.replace(/\d\d$/, (number) => String(Number(number) + 2).padStart(2, '0'));
    await view.user.click(await day(view, departure));
    expect(hashOf()).toMatchObject({ checkin: date, checkout: departure, night: '2' });
  },
);

it('the calendar of a hotel asks for the prices of a year at once [BOOKING-15]', async () => {
  const { view, days } = await open();
  await openDays(view);
  const asked = () => days.mock.calls.map(([, { month, length }]) => [month, length]);
  expect(asked()).toEqual([['2026-11', 12]]);
  for (const date of ['2027-01-10', '2027-03-10']) {
    await view.user.click(view.getByRole('button', { name: 'Next month' }));
    await day(view, date);
  }
  expect(asked()).toHaveLength(1);
});
it('clearing takes both days away, from the address too [HOTEL-13]', async () => {
  const { view, hashOf } = await open({ hash: DATED });
  await view.user.click(await view.findByRole('button', { name: /^Dates.*12/ }));
  await view.findAllByRole('grid');
  await view.user.click(view.getByRole('button', { name: 'Clear' }));
  view.getByText(/Choose your arrival day/);
  for (const key of ['checkin', 'checkout', 'night']) expect(hashOf()).not.toHaveProperty(key);
  expect(hashOf()).toMatchObject({ a: '2' });
});

it('days are confirmed once both are there, and the calendar closes [HOTEL-14]', async () => {
  const { view, detail, hashOf } = await open();
  // Whoever waits for the confirmation: the offer that was selected without days.
  await view.user.click(view.getByRole('link', { name: /^Select/ }));
  await view.findAllByRole('grid');
  expect(hashOf()).toMatchObject({ offerId: 'A' });
  await view.user.keyboard('{Escape}');
  await openDays(view);
  const validate = () => view.getByRole<HTMLButtonElement>('button', { name: 'Validate' });
  expect(validate().disabled).toBe(true);
  await view.user.click(await day(view, '2026-12-10'));
  expect(validate().disabled).toBe(true);
  await view.user.click(await day(view, '2026-12-12'));
  expect(validate().disabled).toBe(false);
  await view.user.click(validate());
  await waitFor(() => expect(view.queryAllByRole('grid')).toEqual([]));
  // Confirmed once: one box is open, and the rooms were asked for by the days alone.
  expect(await view.findAllByRole('dialog', { name: 'Your stay' })).toHaveLength(1);
  expect(detail).toHaveBeenCalledTimes(1);
});

it('where nothing can be had on the days, there is a phone and the way to all offers [HOTEL-16]', async () => {
  const { view, detail, hashOf } = await open({
    hash: DATED,
    hotelDetailOf: async ({ checkin }) => ({ ...hotelDetail(), rooms: checkin ? [] : [twoOffers()] }),
  });
  await view.findByText('Sorry, no availability on your dates');
  expect(view.getByRole('link', { name: /^\+33/ }).getAttribute('href')).toBe(marketPhone('fr_FR').href);
  await view.user.click(view.getByRole('button', { name: 'See all offers' }));
  await view.findByRole('article', { name: 'Chambre supérieure' });
  for (const key of ['checkin', 'checkout', 'night']) expect(hashOf()).not.toHaveProperty(key);
  expect(detail).toHaveBeenCalledTimes(2);
});

it('a hotel without offers says so', async () => {
  const { view } = await open({ rooms: [] });
  view.getByText("Sorry, we currently don't have any offers for this hotel.");
});

it('rooms that cannot be had are asked for again, and a late answer never wins over a newer one', async () => {
  let answers = 0;
  const first = Promise.withResolvers<HotelDetail>();
  const { view, address } = await open({
    hash: DATED,
    hotelDetailOf: () => {
      answers += 1;
      if (answers === 1) return first.promise;
      if (answers === 2) return Promise.reject(new StayError('SERVER', 'down'));
      return Promise.resolve({ ...hotelDetail(), rooms: [twoOffers({ title: 'Suite' })] });
    },
  });
  address.visit({ hash: DATED.replace('a=2', 'a=3') });
  await view.findByRole('alert');
  first.resolve({ ...hotelDetail(), rooms: [twoOffers()] });
  await view.user.click(view.getByRole('button', { name: 'Try again' }));
  await view.findByRole('article', { name: 'Suite' });
  expect(view.queryByRole('article', { name: 'Chambre supérieure' })).toBeNull();
});

it('a phone has the details in a sheet at the lower edge, a desk in a box in the middle, without findings', async () => {
  const { view } = await open();
  await view.user.click(view.getByRole('button', { name: 'Details: Chambre supérieure' }));
  const box = await view.findByRole('dialog', { name: 'Chambre supérieure' });
  expect(box.dataset['side']).toBeUndefined();
  await view.user.keyboard('{Escape}');
  await page.viewport(390, 844);
  await view.user.click(view.getByRole('button', { name: 'Details: Chambre supérieure' }));
  expect((await view.findByRole('dialog', { name: 'Chambre supérieure' })).dataset['side']).toBe('bottom');
  await view.user.keyboard('{Escape}');
  expect((await axe.run(view.container)).violations).toEqual([]);
});

it('on a desk picture, words and offers of a room stand side by side and fill its card', async () => {
  await page.viewport(1440, 900);
  const { view } = await open();
  const card = await waitFor(() => view.container.querySelector('[data-room]')!);
  const [picture, about, offers] = [...card.children].map((part) => part.getBoundingClientRect());
  expect(picture!.right).toBeLessThanOrEqual(about!.left + 1);
  expect(about!.right).toBeLessThanOrEqual(offers!.left + 1);
  expect(endsOf(view).every((rest) => Math.abs(rest) <= 1)).toBe(true);
});

const bar = (view: Rendered) => view.container.querySelector<HTMLElement>('[data-bar]')!;

it('a phone has the lowest price at its lower edge, and the days behind it', async () => {
  await page.viewport(390, 844);
  const { view } = await open();
  expect(getComputedStyle(bar(view)).position).toBe('fixed');
  expect(text(bar(view))).toContain('from 180 €');
  await view.user.click(view.getByRole('button', { name: 'See prices' }));
  const days = await view.findByRole('dialog', { name: 'Choose your dates' });
  expect(Math.round(days.getBoundingClientRect().width)).toBe(390);
  await page.viewport(1440, 900);
  expect(getComputedStyle(bar(view)).display).toBe('none');
});

it('with days the bar of a phone leads to the rooms', async () => {
  await page.viewport(390, 844);
  const { view } = await open({ hash: DATED });
  await view.user.click(await view.findByRole('button', { name: 'See the rooms' }));
  const rooms = view.getByRole('region', { name: 'Rooms and offers' });
  expect(document.activeElement).toBe(rooms);
  expect(rooms.getBoundingClientRect().top).toBeLessThan(innerHeight);
});

it('a hotel without a room has no bar', async () => {
  await page.viewport(390, 844);
  const { view } = await open({ rooms: [] });
  expect(bar(view)).toBeNull();
});
