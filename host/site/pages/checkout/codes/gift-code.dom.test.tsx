import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import type { RedeemOrder } from '@staykit/client/gift/create-gift-sale-client.ts';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { waitFor, type Rendered } from '@staykit/testing/render.tsx';
import * as fixture from '../fixtures/open-checkout.tsx';

const quote: OfferQuote = {
  ...fixture.quote,
  priceInfo: { ...fixture.quote.priceInfo!, totalPrice: 26_000 },
};
const priceInfo = quote.priceInfo!;
/** A code whose check sign is right. */
const CODE = '9GQX6DMU3AHRY7E2';

interface Given {
  /** Cents that the gift leaves to pay, or why it pays nothing. */
  leaves: number | ErrorCode;
  giftCode?: string;
  redeem?: (order: RedeemOrder) => Promise<Booking>;
}

async function open({ leaves, giftCode, redeem = async () => fixture.booking }: Given) {
  const gifts = {
    priceWithGift: vi.fn(async (_code: string, _quoteId: string) => {
      if (typeof leaves === 'string') throw new StayError(leaves, 'no');
      return { priceInfo, difference: leaves };
    }),
    redeemGift: vi.fn((order: RedeemOrder, _key: string) => redeem(order)),
  };
  const tools = {
    gifts,
    client: { quoteStay: async () => quote },
    ...(giftCode !== undefined && { giftCode }),
  };
  return { gifts, ...(await fixture.openCheckout(tools, { quote })) };
}

const PERSON = [
  ['First name', 'Ben'],
  ['Last name', 'Moreau'],
  ['E-mail address', 'ben@mail.example'],
] as const;

async function fill({ getByLabelText, user }: Rendered, fields: readonly (readonly [string, string])[]) {
  for (const [label, text] of fields) await user.type(getByLabelText(label), text);
}

describe('a gift that pays for a stay', () => {
  it('takes the code that was brought along, and asks for the difference alone [FLOW-07]', async () => {
    const { view, gifts, bookStay, tools } = await open({ leaves: 6_000, giftCode: CODE });
    await view.findByText(/^The gift covers 200\s*€$/);
    expect(gifts.priceWithGift.mock.calls[0]?.slice(0, 2)).toEqual([CODE, quote.quoteId]);
    expect(view.getByText('Left to pay').nextElementSibling?.textContent).toMatch(/^60\s*€$/);
    await fill(view, PERSON);
    expect((await axe.run(view.container)).violations).toEqual([]);
    await view.user.click(view.getByRole('button', { name: /^Go to payment of 60\s*€$/ }));
    await view.findByRole('heading', { level: 1, name: 'Your stay is booked' });
    expect(gifts.redeemGift.mock.calls[0]?.[0]).toMatchObject({
      code: CODE,
      quoteId: quote.quoteId,
      price: 26_000,
      difference: 6_000,
      guest: { firstName: 'Ben' },
      payment: { plan: 'once', method: 'card' },
    });
    expect(bookStay).not.toHaveBeenCalled();
    expect(tools.onBooked).toHaveBeenCalledTimes(1);
    // The gift was a sale of its own, and its code is nobody's to know.
    expect(tools.track).toHaveBeenCalledExactlyOnceWith(
      'purchase',
      expect.objectContaining({ price: 26_000, paid: 6_000 }),
    );
    expect(JSON.stringify(tools.track.mock.calls)).not.toContain(CODE);
  });

  it('needs no payment where nothing is left to pay, and says what goes back to the giver', async () => {
    const { view, gifts } = await open({ leaves: -1_500, giftCode: CODE });
    await view.findByText('Nothing is left to pay: no card is needed.');
    expect(view.getByText(/^15\s*€ will be returned/)).toBeTruthy();
    expect(view.queryByRole('heading', { name: 'How would you like to pay?' })).toBeNull();
    await fill(view, PERSON);
    await view.user.click(view.getByRole('button', { name: 'Book with the gift' }));
    await waitFor(() => expect(gifts.redeemGift).toHaveBeenCalledTimes(1));
    expect(gifts.redeemGift.mock.calls[0]?.[0]).not.toHaveProperty('payment');
  });

  it('is typed in the checkout too: a mistyped code asks nobody, and the gift can be left out again', async () => {
    const { view, gifts, tools, bookStay } = await open({ leaves: 0 });
    await view.user.click(view.getByRole('button', { name: 'I have a gift code' }));
    const field = view.getByLabelText<HTMLInputElement>('Gift code');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await view.user.type(field, '9GQX-6DMU-3AHR-Y7E3{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(gifts.priceWithGift).not.toHaveBeenCalled();
    await view.user.clear(field);
    await view.user.type(field, '9gqx-6dmu-3ahr-y7e2{Enter}');
    await view.findByText(/^The gift covers 260\s*€$/);
    await view.user.click(view.getByRole('button', { name: 'Pay without the gift' }));
    expect(tools.forgetGift).toHaveBeenCalledTimes(1);
    await fill(view, PERSON);
    await view.user.click(view.getByRole('button', { name: /^Go to payment of 260/ }));
    await waitFor(() => expect(bookStay).toHaveBeenCalledTimes(1));
    expect(gifts.redeemGift).not.toHaveBeenCalled();
  });

  it.each([
    ['GIFT_CODE_USED', 'already been used', 1],
    ['GIFT_NOT_REDEEMABLE', 'cannot be used for this stay', 0],
    ['NETWORK', 'could not be checked', 0],
  ] as const)('says why a code pays nothing: %s', async (code, text, forgotten) => {
    const { view, tools } = await open({ leaves: code, giftCode: CODE });
    await view.findByText(new RegExp(text));
    expect(view.getByRole('button', { name: /^Go to payment of 260/ })).toBeTruthy();
    expect(tools.forgetGift).toHaveBeenCalledTimes(forgotten);
  });

  it('goes on without a gift that somebody else used meanwhile, and keeps what was typed', async () => {
    const { view } = await open({
      leaves: 6_000,
      giftCode: CODE,
      redeem: () => Promise.reject(new StayError('GIFT_CODE_USED', 'no')),
    });
    await view.findByText(/^The gift covers/);
    await fill(view, PERSON);
    await view.user.click(view.getByRole('button', { name: /^Go to payment of 60/ }));
    await view.findByText(/already been used/);
    expect(view.getByLabelText<HTMLInputElement>('First name').value).toBe('Ben');
    expect(view.getByRole('button', { name: /^Go to payment of 260/ })).toBeTruthy();
  });
});
