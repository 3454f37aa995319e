import type { FastifyInstance } from 'fastify';
import {
  postBooking,
  postBookingCancel,
  getBookingCalendar,
  postBookingLink,
  postBookingLookup,
  postBookingModify,
} from '@staykit/contract/booking/bookings.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { choiceOf } from '../../payment/routes/payment-choice.ts';
import { declare } from '../../http/declare.ts';
import { addressKey } from '../../http/limit-rate.ts';
import { sellingOf } from './selling-of.ts';

/** Booking, lookup, cancellation and change. */
export function bookingRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postBooking, ({ headers, body, request }) => {
    const { quoteId, price, guest, payment, message, childAges, locale, minisiteId, utm, origin } = body;
    return sellingOf(parts).book(
      { scope: postBooking.id, key: headers['idempotency-key'], body },
      {
        quoteId,
        price,
        guest: { ...guest, ...(message !== undefined && { message }), ...(childAges && { childAges }) },
        payment: choiceOf(request, payment),
        network: addressKey(request),
        locale,
        source: {
          ...(minisiteId !== undefined && { minisiteId }),
          ...(utm !== undefined && { utm }),
          ...(origin !== undefined && { origin }),
        },
      },
    );
  });

  declare(app, postBookingLookup, ({ params, body }) =>
    sellingOf(parts).lookup(params.bookingNumber, body.email),
  );

  declare(app, postBookingLink, ({ body }) => sellingOf(parts).openLink(body.token));

  declare(app, getBookingCalendar, async ({ query, reply }) => {
    const file = await sellingOf(parts).calendar(query.token);
    if (file === undefined) throw new GatewayError('NOT_FOUND', 'There is no such calendar file.');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="stay.ics"')
      .header('X-Robots-Tag', 'noindex')
      .send(file);
  });

  declare(app, postBookingCancel, ({ params, body }) =>
    sellingOf(parts).cancel({
      number: params.bookingNumber,
      email: body.email,
      ...(body.refund !== undefined && { refund: body.refund }),
    }),
  );

  declare(app, postBookingModify, ({ params, headers, body, request }) => {
    const { email, quoteId, price, payment } = body;
    const number = params.bookingNumber;
    return sellingOf(parts).modify(
      { scope: `${postBookingModify.id}:${number}`, key: headers['idempotency-key'], body },
      { number, email, quoteId, price, ...(payment && { payment: choiceOf(request, payment) }) },
    );
  });
}
