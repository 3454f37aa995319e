import { expect, it } from 'vitest';
import type { CustomerProfile } from '@staykit/client/visitor/profile.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { openCheckout } from './fixtures/open-checkout.tsx';

const profile = goodAnswers().getProfile as CustomerProfile;

it('a customer finds the checkout filled in, and books in the name of who travels along', async () => {
  const { view } = await openCheckout({}, { profile, account: 'own' });
  const value = (label: string | RegExp) => (view.getByLabelText(label) as HTMLInputElement).value;
  expect(value('First name')).toBe('Anna');
  expect(value('Last name')).toBe('Keller');
  expect(value('E-mail address')).toBe('anna@mail.example');
  expect(value(/^Phone/)).toBe('+33 6 12 34 56 78');
  await view.user.selectOptions(view.getByLabelText('Book in the name of'), 'Ben Keller');
  expect(value('First name')).toBe('Ben');
  expect(value('E-mail address')).toBe('anna@mail.example');
});

it('a guest types all of it, and the stay is one line until its details are asked for', async () => {
  const { view } = await openCheckout({});
  expect((view.getByLabelText('First name') as HTMLInputElement).value).toBe('');
  expect(view.queryByLabelText('Book in the name of')).toBeNull();
  const fold = view.container.querySelector<HTMLButtonElement>('button[aria-controls="checkout-stay-all"]')!;
  expect(fold.textContent).toContain('Hôtel du Lac');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  fold.click();
  await expect.poll(() => fold.getAttribute('aria-expanded')).toBe('true');
});
