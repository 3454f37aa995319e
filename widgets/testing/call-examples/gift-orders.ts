import type { ExampleRequest, Story } from './call-example.ts';
import { payment, sold } from './paying.ts';

/** A request with a JSON body. */
export type Order = ExampleRequest & { body: Record<string, unknown> };

/** An order of a gift card: its price is its amount. */
export function cardOrder(story: Story, changes: object = {}): Order {
  return {
    headers: { 'idempotency-key': `example-of-gift-${story.unique()}` },
    body: {
      productType: 'GIFTCARD',
      productId: 'GIFTCARD',
      options: { giftFormat: 'digital', giftNights: 0 },
      amount: 15_000,
      price: 15_000,
      buyer: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
      payment,
      locale: 'fr_FR',
      minisiteId: 412,
      utm: { source: 'letter' },
      origin: 'https://magazine.example/gifts',
      ...changes,
    },
  };
}

interface Listed {
  exactMatch: { id: string; hotel: { id: string }; cancellationPolicy: { cancellable: boolean } }[];
}

/** A quote of a stay that can be cancelled, in the `place`th house from the end of the list. */
export async function quotedStay(story: Story, place: number): Promise<{ quoteId: string; price: number }> {
  const { checkin, nights } = story;
  const { body } = await story.ask<Listed>('getOffers', {
    query: { checkin, night: nights, adult: 2, locale: 'fr_FR', size: 60 },
  });
  const houses = new Map<string, string>();
  for (const { id, hotel, cancellationPolicy } of body.exactMatch.toReversed()) {
    if (cancellationPolicy.cancellable && !houses.has(hotel.id)) houses.set(hotel.id, id);
  }
  const id = [...houses.values()][place % houses.size] ?? story.offerId;
  const quote = await story.ask<{ quoteId: string; priceInfo: { totalPrice: number } }>('getQuoteRealtime', {
    params: { id },
    query: { checkin, nights, adult: 2, child: 0, baby: 0, locale: 'fr_FR' },
  });
  return { quoteId: quote.body.quoteId, price: quote.body.priceInfo.totalPrice };
}

/** A code that was sold, of a gift card by default. */
export async function soldCode(story: Story, order: Order = cardOrder(story)): Promise<string> {
  return (await sold<{ code: string }>(story, 'postGift', order)).code;
}

/** The request that redeems a code for a quoted stay, whatever is left to pay. */
export async function redemption(
  story: Story,
  place: number,
  changes: object = {},
  code?: string,
): Promise<Order> {
  const own = code ?? (await soldCode(story));
  const { quoteId, price } = await quotedStay(story, place);
  const { body } = await story.ask<{ difference: number }>('postBeneficiaryPrice', {
    body: { code: own, quoteId },
  });
  return {
    headers: { 'idempotency-key': `example-of-redeeming-${story.unique()}` },
    body: {
      code: own,
      quoteId,
      price,
      difference: body.difference,
      guest: { firstName: 'Ben', lastName: 'Moreau', email: 'ben@mail.example' },
      payment,
      locale: 'fr_FR',
      ...changes,
    },
  };
}

/** A stay that a gift paid for. */
export async function redeemedStay(
  story: Story,
  place: number,
): Promise<{ code: string; bookingNumber: string }> {
  const request = await redemption(story, place);
  const { bookingNumber } = await sold<{ bookingNumber: string }>(story, 'postBeneficiaryRedeem', request);
  return { code: String(request.body.code), bookingNumber };
}
