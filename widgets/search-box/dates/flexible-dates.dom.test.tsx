import axe from 'axe-core';
import { expect, it } from 'vitest';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { waitFor, within } from '@staykit/testing/render.tsx';
import { renderBox, type BoxUnderTest } from '../fixtures/box-setup.tsx';

const JUNE = criteria({ checkin: '2030-06-14', checkout: '2030-06-16', night: 2 });

async function openDates(view: BoxUnderTest) {
  await view.user.click(await view.findByRole('button', { name: /^Dates/ }));
  const dialog = await view.findByRole('dialog', { name: 'Choose your dates' });
  return within(within(dialog).getByRole('group', { name: 'Flexible dates' }));
}
const field = (view: BoxUnderTest) => view.getByRole('button', { name: /^Dates/ }).textContent;
const chosen = (group: Awaited<ReturnType<typeof openDates>>) =>
  group.getByRole('button', { pressed: true }).textContent;

it('dates are exact, a few days around, or exact again; the field and the address say so', async () => {
  const view = await renderBox({ criteria: JUNE });
  const group = await openDates(view);
  expect(chosen(group)).toBe('Exact dates');
  await view.user.click(group.getByRole('button', { name: '± 2 days' }));
  expect(chosen(group)).toBe('± 2 days');
  expect(field(view)).toContain('±2');
  expect((await axe.run(view.container)).violations).toEqual([]);
  await waitFor(() => expect(view.address.parts.hash).toMatch(/checkin=2030-06-14.*flex=2/));
  await view.user.click(group.getByRole('button', { name: 'Exact dates' }));
  await waitFor(() => expect(view.address.parts.hash).not.toContain('flex'));
});

it('any weekend chooses the dates of the month, and a day that is chosen later is meant', async () => {
  const view = await renderBox({ criteria: JUNE });
  const group = await openDates(view);
  await view.user.click(group.getByRole('button', { name: 'Weekends in juin 2030' }));
  expect(field(view)).toContain('Weekends in juin 2030');
  await waitFor(() => expect(view.address.parts.hash).toMatch(/checkin=2030-06-01.*night=2.*flex=weekends/));
  for (const date of ['2030-06-18', '2030-06-20']) {
    const day = () => view.container.querySelector<HTMLElement>(`[data-date="${date}"]`)!;
    await waitFor(() => expect(day().getAttribute('aria-disabled')).toBe('false'));
    await view.user.click(day());
  }
  await waitFor(() => expect(view.address.parts.hash).toContain('checkin=2030-06-18'));
  expect(view.address.parts.hash).not.toContain('flex');
});
