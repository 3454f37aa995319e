import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isPublished } from '@staykit/core/offer/product.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { bookingBoxElement, type PrintedBox } from './booking-box.element.ts';

/** `<stay-booking-box>` as a server prints it: with the lowest price of its stay, or what it costs as a gift. */
export const bookingBoxPrint: ElementPrint<BookingBoxClient, PrintedBox> = {
  spec: bookingBoxElement,
  async load({ values, context, client, signal }) {
    const id = String(values['productId']);
    const call = { ...(signal && { signal }) };
    const criteria = emptyCriteria(parseFlow(context.flow));
    const [product, giftPrices] = await Promise.all([
      client.productDetail(id, criteria, call),
      criteria.flow === 'gifting' ? client.giftPrices(id, call) : undefined,
    ]);
    if (!isPublished(product)) throw new StayError('NOT_FOUND', `booking-box: offer ${id} is no longer sold`);
    return { product, ...(giftPrices && { giftPrices }) };
  },
  fallback: ({ productId }) => ({
    path: `/product/${encodeURIComponent(String(productId))}`,
    text: 'booking.label',
  }),
};
