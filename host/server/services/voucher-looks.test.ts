import { expect, it } from 'vitest';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { magnolia } from '@staykit/themes/magnolia.ts';
import { voucherLooks } from './voucher-looks.ts';

const partner = (changes: Partial<Partner>): Partner =>
  ({
    slug: 'mag',
    folder: '/none',
    minisiteId: 7,
    minisiteUrl: 'mag',
    partnerName: 'Le Mag',
    features: {},
    ...changes,
  }) as Partner;
const lookOf = (changes: Partial<Partner>) => voucherLooks(createPartnerRegistry([partner(changes)]))(7);

it('a voucher that a minisite sold has the name and the colours of its partner', () => {
  const look = lookOf({ theme: 'magnolia' });
  expect(look?.brand).toMatch(/^Le Mag {2}× {2}/);
  expect(look?.accent).toBe(magnolia.tokens.color?.gift?.[0]);
  expect(look?.onAccent).toBe('#ffffff');
});

it('a theme whose colour cannot be printed leaves the colours of the shop', () => {
  expect(lookOf({ theme: { 'color.gift': 'color(display-p3 0.9 0.1 0.2)' } as never })).not.toHaveProperty(
    'accent',
  );
  expect(lookOf({})).not.toHaveProperty('accent');
  expect(voucherLooks(createPartnerRegistry([]))(7)).toBeUndefined();
});
