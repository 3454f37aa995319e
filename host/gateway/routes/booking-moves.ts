import type { FastifyInstance } from 'fastify';
import { postMoveDays, postMoveNights, postMoveQuote } from '../../../widgets/contract/booking-move.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { declare } from './declare.ts';
import { sellingOf } from './selling-of.ts';

/** What a booking may be moved to, for whoever knows its number and its e-mail. */
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
