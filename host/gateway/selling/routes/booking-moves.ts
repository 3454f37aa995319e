import type { FastifyInstance } from 'fastify';
import {
  postMoveDays,
  postMoveNights,
  postMoveOffer,
  postMoveQuote,
} from '@staykit/contract/booking/booking-move.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import { sellingOf } from './selling-of.ts';

/** Options for moving a booking, by its number and e-mail. */
export function bookingMoveRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postMoveQuote, ({ params, body }) => {
    const { email, productId, checkin, nights, activitySelectionList: activities = '', locale } = body;
    const number = params.bookingNumber;
    const pax = partyOf(body);
    return sellingOf(parts).quoteMove({
      number,
      email,
      productId,
      checkin,
      nights,
      pax,
      activities,
      locale,
    });
  });

  declare(app, postMoveDays, ({ params, body }) => {
    const { email, productId, month, length, nights } = body;
    const number = params.bookingNumber;
    const pax = partyOf(body);
    return sellingOf(parts).moveDays({ number, email, productId, month, length, nights, pax });
  });

  declare(app, postMoveOffer, async ({ params, body: { email, offer } }) => {
    const { productId, checkin, nights, pax, activities } = await sellingOf(parts).offeredMove({
      number: params.bookingNumber,
      email,
      offer,
    });
    const { adult, child, baby, singleRoom } = pax;
    return {
      productId,
      checkin,
      nights,
      adult,
      child,
      baby,
      singleRoom,
      activitySelectionList: activities,
    };
  });

  declare(app, postMoveNights, ({ params, body }) => {
    const { email, productId, checkin, length: least } = body;
    return sellingOf(parts).moveNights({ number: params.bookingNumber, email, productId, checkin, least });
  });
}

type Party = Omit<Pax, 'singleRoom'> & Partial<Pax>;

const partyOf = ({ adult, child, baby, singleRoom = false }: Party): Pax => ({
  adult,
  child,
  baby,
  singleRoom,
});
