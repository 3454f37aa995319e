import axe from 'axe-core';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PaymentMethod } from '@staykit/core/price/instalment-plan.ts';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { InstalmentMessage, type InstalmentMessageProps } from './instalment-message.tsx';

const ORDER = { amount: 30_000, today: '2030-05-15', checkin: '2030-06-10' };
const method = (type: PaymentMethod['type'], paymentFee = 0): PaymentMethod => ({ type, paymentFee });

const message = (methods: PaymentMethod[], changes: Partial<InstalmentMessageProps> = {}) =>
  inStay(<InstalmentMessage methods={methods} order={ORDER} {...changes} />);
const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

it('a traveller reads the ways to pay that this stay can be paid in, and no others [INSTALMENT-01]', async () => {
  const view = await render(message([method('3x'), method('4x')]));
  expect(textOf(view.getByRole('button'))).toBe('You can pay in 3 instalments ou in 4 instalments.');
  await view.rerender(message([method('deferred')]));
  expect(textOf(view.getByRole('button'))).toBe('You can pay later.');
  await view.rerender(message([method('3x'), method('deferred')]));
  expect(textOf(view.getByRole('button'))).toBe('You can pay in 3 instalments ou later.');
  await view.rerender(message([]));
  expect(view.container.textContent).toBe('');
});

it('the message opens what is paid when; pressed again, or left with Escape, it closes [INSTALMENT-02]', async () => {
  const view = await render(message([method('3x')]));
  const button = view.getByRole('button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await view.findByRole('dialog', { name: 'Pay later or in instalments' })).toBeTruthy();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);

  await userEvent.click(button);
  await view.findByRole('dialog');
  await act(() => button.click());
  expect(view.queryByRole('dialog')).toBeNull();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('a traveller sees the dates and amounts of each way, with its fee [INSTALMENT-08] [INSTALMENT-09]', async () => {
  const view = await render(message([method('3x', 450), method('4x')]));
  await userEvent.click(view.getByRole('button'));
  const dialog = await view.findByRole('dialog');
  const payments = view.getAllByRole('listitem').map(textOf);
  expect(payments.slice(0, 3)).toEqual(['Today104,50 €', '15 juin 2030100 €', '15 juillet 2030100 €']);
  expect(payments.slice(3).map((line) => line.slice(-4))).toEqual(['75 €', '75 €', '75 €', '75 €']);
  expect(textOf(dialog)).toContain('A fee of 4,50 € is part of the first payment.');
  expect(textOf(dialog)).toContain('Without a fee.');
  expect((await axe.run(dialog)).violations).toEqual([]);
});

it('what is paid later is paid on the last day that the stay can be cancelled [INSTALMENT-10]', async () => {
  const policy = { cancellable: true, cancellationDeadline: '2030-06-05' };
  const view = await render(message([method('deferred')], { policy }));
  await userEvent.click(view.getByRole('button'));
  await view.findByRole('dialog');
  expect(view.getAllByRole('listitem').map(textOf)).toEqual(['Today0 €', '5 juin 2030300 €']);
});
