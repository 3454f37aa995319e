import { expect, it } from 'vitest';
import type { Translate } from '@staykit/messages/translate.ts';
import { paymentText } from './payment-plans.tsx';

it('says today of a payment of today alone, whenever the booking is looked at', () => {
  const t = ((key: string, { date = '' }: { date?: string } = {}) => `${key} ${date}`.trim()) as Translate;
  const told = (date: string) => paymentText({ amount: 12_000, date }, '2030-05-15', 'fr_FR', t);
  expect(told('2030-05-15')).toBe('checkout.today');
  expect(told('2030-05-16')).toMatch(/^checkout\.onDay .*16/);
  expect(told('2030-05-14')).toMatch(/^checkout\.onDay .*14/);
});
