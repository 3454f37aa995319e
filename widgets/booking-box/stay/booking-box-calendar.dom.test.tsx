import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PRODUCT_BATCH } from '@staykit/ui/components/calendar/product-months.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { BookingBoxProps } from '../booking-box.props.ts';

afterEach(() => page.viewport(1280, 900));

async function calendar(width: number, props: Partial<BookingBoxProps> = {}, client = fakeBookingClient()) {
  await page.viewport(width, 900);
  const view = await render(testBox({ client, ...props }));
  await view.user.click(view.getByRole('button', { name: /^Dates/ }));
  await view.findAllByRole('grid');
  const asked = () => client.callsOf('giftDays').map(([, { month, length }]) => [month, length]);
  return { view, asked };
}
const months = (view: Rendered) => view.getAllByRole('grid').map(({ dataset }) => dataset['month']);

it('two months stand on a desk and one on a phone, in batches of two and three [CAL-16] [BOOKING-16]', async () => {
  const desk = await calendar(1280);
  expect(months(desk.view)).toEqual(['2030-05', '2030-06']);
  await waitFor(() => expect(desk.asked()[0]).toEqual(['2030-05', 2]));
  await desk.view.unmount();
  const phone = await calendar(375);
  expect(months(phone.view)).toEqual(['2030-05']);
  await waitFor(() => expect(phone.asked()[0]).toEqual(['2030-05', 3]));
  await phone.view.unmount();
  PRODUCT_BATCH.mobile = 4;
  try {
    const wide = await calendar(375);
    expect(months(wide.view)).toEqual(['2030-05']);
    await waitFor(() => expect(wide.asked()[0]).toEqual(['2030-05', 4]));
  } finally {
    PRODUCT_BATCH.mobile = 3;
  }
});

it('days on which a partner lets no stay begin, and stays that it finds too short, cannot be chosen [MINISITE-27]', async () => {
  const limits = { from: '2030-05-20', to: '2030-06-20', minNights: 3 };
  const day = (date: string) => document.querySelector<HTMLElement>(`[data-date='${date}']`)!;
  const closed = (date: string) => day(date).getAttribute('aria-disabled');
  const bound = await calendar(1280, { limits });
  await waitFor(() => expect(closed('2030-06-16')).toBe('false'));
  expect([closed('2030-06-22'), closed('2030-06-23')]).toEqual(['true', 'true']);
  await bound.view.user.click(day('2030-06-16'));
  await waitFor(() => expect(closed('2030-06-19')).toBe('false'));
  expect([closed('2030-06-17'), closed('2030-06-18')]).toEqual(['true', 'true']);
  await bound.view.unmount();
  const free = await calendar(1280);
  await waitFor(() => expect(closed('2030-06-22')).toBe('false'));
  await free.view.user.click(day('2030-06-16'));
  await waitFor(() => expect(closed('2030-06-18')).toBe('false'));
});

it('nights that cannot be had are no message, keep the arrival and close no departure [PAPI-09]', async () => {
  const asked: string[] = [];
  const { possibleNights } = createBookingBoxClient({
    api: 'https://shop.example/api',
    locale: 'fr_FR',
    retries: 0,
    fetch: async (address) => {
      asked.push(address);
      return new Response('{}', { status: 500 });
    },
  });
  const { view } = await calendar(1280, { limits: { minNights: 2 } }, fakeBookingClient({ possibleNights }));
  const day = (date: string) => document.querySelector<HTMLElement>(`[data-date='${date}']`)!;
  const closed = (date: string) => day(date).getAttribute('aria-disabled');
  await waitFor(() => expect(closed('2030-06-03')).toBe('false'));
  await view.user.click(day('2030-06-03'));
  await waitFor(() => expect(asked).toHaveLength(1));
  // What else limits a stay still does: here the partner's fewest nights.
  expect(['2030-06-04', '2030-06-05', '2030-06-23'].map(closed)).toEqual(['true', 'false', 'false']);
  expect(view.queryByRole('alert')).toBeNull();
  await view.user.click(day('2030-06-05'));
  expect(view.getByRole('button', { name: /^Dates/ }).textContent).toMatch(/3.*5/);
});

/** A client of a product that is not sold before a day. */
function soldFrom(first: string) {
  const { giftDays } = fakeBookingClient();
  return fakeBookingClient({
    giftDays: async (...asked) => {
      const days = await giftDays(...asked);
      return days.ok ? { ok: true, value: new Map([...days.value].filter(([day]) => day >= first)) } : days;
    },
  });
}

it.each([
  [1280, ['2030-09', '2030-10']],
  [375, ['2030-09']],
])('opens at the first month with a day on sale, at %i px [CAL-16] [BOOKING-15]', async (width, first) => {
  const { view } = await calendar(width, {}, soldFrom('2030-09-20'));
  await waitFor(() => expect(months(view)).toEqual(first));
  // Whoever turns back sees the months before it, and stays there.
  await view.user.click(view.getByRole('button', { name: 'Previous month' }));
  await waitFor(() => expect(months(view)[0]! < '2030-09').toBe(true));
  await view.user.click(view.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(months(view)).toContain('2030-09'));
});

it('opens at the first month that a partner sells, and where a day was chosen at its own', async () => {
  const bound = await calendar(1280, { limits: { from: '2030-08-10', to: '2030-12-31' } });
  await waitFor(() => expect(months(bound.view)).toEqual(['2030-08', '2030-09']));
  expect(document.querySelector("[data-date='2030-08-08']")?.textContent).not.toContain('€');
  await bound.view.unmount();
  const stay = { checkin: '2030-07-01', checkout: '2030-07-03', night: 2 };
  const { view } = await calendar(
    1280,
    { criteria: { ...emptyCriteria(), ...stay } },
    soldFrom('2030-09-20'),
  );
  await waitFor(() => expect(months(view)).toEqual(['2030-07', '2030-08']));
});

it('on a phone the days fill the screen, and closing them leads back to the field', async () => {
  const { view } = await calendar(375);
  const dialog = await view.findByRole('dialog');
  expect(dialog.getBoundingClientRect().width).toBeGreaterThanOrEqual(375);
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toContain('Dates');
});

it('months that come next are fetched before they are turned to [BOOKING-17]', async () => {
  const { asked } = await calendar(1280);
  await waitFor(() =>
    expect(asked()).toEqual([
      ['2030-05', 2],
      ['2030-07', 2],
      ['2030-09', 2],
    ]),
  );
});

it('the calendar is turned for a year and no further [BOOKING-15]', async () => {
  const { view, asked } = await calendar(375, { now: () => Date.UTC(2026, 10, 20, 10) });
  const next = () => view.getByRole<HTMLButtonElement>('button', { name: 'Next month' });
  for (let turn = 0; turn < 12; turn += 1) await view.user.click(next());
  expect(months(view)).toEqual(['2027-11']);
  expect(next().disabled).toBe(true);
  expect(asked().every(([month]) => String(month) <= '2027-11')).toBe(true);
});

it('dates are chosen by keyboard alone', async () => {
  const client = fakeBookingClient();
  const view = await render(testBox({ client }));
  view.getByRole('button', { name: /^Dates/ }).focus();
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset['date']).toBe('2030-05-15'));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-disabled')).toBe('false'));
  await view.user.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() => expect(client.callsOf('fetchProductQuote')).toHaveLength(1));
  expect(client.callsOf('fetchProductQuote')[0]![0]).toMatchObject({ checkin: '2030-05-22', nights: 2 });
});
