import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DATED_HASH, testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { paidByGift } from './paid-by-gift.tsx';

const paidBy = (amount: number) => paidByGift({ amount }, 'fr_FR', createTranslate('en', en));
const paid = ({ container }: Rendered) =>
  [...container.querySelectorAll('[data-paid] dd')].map(({ textContent }) => textContent);

afterEach(() => page.viewport(1280, 900));

it('before there are dates the box says up to what the gift pays', async () => {
  const view = await render(testBox({ paidBy: paidBy(14_990) }));
  expect(paid(view)[0]).toMatch(/^up to 149,90\s€$/);
});

it.each([
  [14_990, ['149,90 €', '30,10 €']],
  [18_000, ['180 €', '0 €']],
  [40_000, ['180 €', '0 €']],
] as const)(
  'of a stay of 180 euros a gift of %i cents pays its part, and the rest is told [FLOW-07]',
  async (amount, told) => {
    const view = await render(testBox({ paidBy: paidBy(amount), address: memoryAddress(DATED_HASH) }));
    await waitFor(() => expect(paid(view).map((text) => text?.replace(/\s/g, ' '))).toEqual(told));
  },
);

it('a day of arrival says whether the gift covers it, or what is added, to eye and ear [CAL-33] [PENTITY-34]', async () => {
  const client = fakeBookingClient();
  const view = await render(testBox({ client, paidBy: paidBy(1) }));
  await view.user.click(view.getByRole('button', { name: /^Dates/ }));
  const day = () => document.querySelector<HTMLElement>('[data-date]:not([aria-disabled="true"])')!;
  await waitFor(() => expect(day()?.querySelector('small')?.textContent).toMatch(/^\+\s*\d+\s€$/));
  expect(day().textContent).toMatch(/With a supplement \d+\s€/);
  await view.unmount();
  const covered = await render(testBox({ paidBy: paidBy(1_000_000) }));
  await covered.user.click(covered.getByRole('button', { name: /^Dates/ }));
  await waitFor(() => expect(day()?.querySelector('small')?.textContent).toBe('✓'));
  expect(day().textContent).toContain(en.calendar['gift.included']);
  const calendar = document.querySelector('[role="grid"]')!.closest('[data-layout]')!;
  expect(calendar.lastElementChild?.textContent).toBe(en.gift.dayLegend);
  expect(document.body.textContent).not.toContain(en.calendar.cheapestLegend);
  expect(document.querySelector('[data-best],[data-cheapest]')).toBeNull();
});
