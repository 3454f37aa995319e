import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { createTranslate } from '@staykit/messages/translate.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render } from '@staykit/testing/render.tsx';
import { AccountOffer, type AccountWay } from './account-offer.tsx';

afterEach(() => vi.restoreAllMocks());

const email = 'anna@mail.example';
const offer = (way: AccountWay | undefined) =>
  render(
    <StayContext.Provider
      value={{ locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' }}
    >
      <AccountOffer way={way} bookingNumber="40718293" email={email} />
    </StayContext.Provider>,
  );

it('a guest has an account in one press: the booking and its address are all that is sent', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 202 }));
  const view = await offer('offered');
  expect((await axe.run(view.container)).violations.map(({ id }) => id)).toEqual([]);
  await view.user.click(view.getByRole('button', { name: 'Create my account' }));
  expect((await view.findByRole('status')).textContent).toContain(email);
  expect(fetched.mock.calls[0]).toMatchObject([
    '/gateway/account/bookings/40718293',
    { method: 'POST', body: JSON.stringify({ email }) },
  ]);
  expect(view.queryByRole('button')).toBeNull();
  expect(view.container.contains(document.activeElement)).toBe(true);
  expect((await axe.run(view.container)).violations.map(({ id }) => id)).toEqual([]);
});

it('a guest whose link was not sent is told, and may press again', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(null, { status: 503 }));
  const view = await offer('offered');
  await view.user.click(view.getByRole('button', { name: 'Create my account' }));
  expect((await view.findByRole('alert')).textContent).toContain('not sent');
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(null, { status: 202 }));
  await view.user.click(view.getByRole('button', { name: 'Create my account' }));
  await view.findByRole('status');
});

it('who is signed in is led to the trips, and a guest of a partner is offered nothing', async () => {
  const own = await offer('own');
  expect(own.getByRole('link').getAttribute('href')).toBe('/account/trips');
  await own.unmount();
  expect((await offer(undefined)).container.textContent).toBe('');
});
