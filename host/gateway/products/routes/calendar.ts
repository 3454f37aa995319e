import type { FastifyInstance } from 'fastify';
import { CALENDAR_MONTH_REQUEST } from '@staykit/contract/search/calendar-month.ts';
import { getFlowNights, getOfferNights } from '@staykit/contract/product/checkout-nights.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { formatMoney, wholeUnits } from '@staykit/core/price/money.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { LONGEST_STAY } from '@staykit/contract/booking/quote.ts';
import { readProductId } from '../../catalogue/facts/product-id.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { inSlices } from '../../search/in-slices.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';

/** Calendar months and both packageCheckoutNights calls. [API-20..22] [API-27] */
export function calendarRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    CALENDAR_MONTH_REQUEST,
    async ({ query }) => {
      const { model, locale, now } = requestContext(parts, query.locale);
      const days = await inSlices(
        model.engine.calendarMonths(
          paramsToCriteria(query),
          now,
          query.month as PlainMonth,
          Number(query.count ?? 1),
        ),
      );
      const availability: Availability = {};
      for (const [date, { perNight, minLos }] of days) {
        availability[date] = { price: formatMoney(perNight, locale), amount: wholeUnits(perNight), minLos };
      }
      return availability;
    },
    { source: 'prices' },
  );

  declare(app, getFlowNights, async ({ params, query }) => {
    const { model, now } = requestContext(parts, query.locale);
    const { pax } = paramsToCriteria(query);
    return inSlices(model.engine.checkoutNights(parseFlow(params.flow), query.checkin, pax, now));
  });

  declare(
    app,
    getOfferNights,
    ({ params, query }) => {
      const { model } = requestContext(parts, query.locale);
      const nights = model.engine.offerNights(
        readProductId(params.id).offerId,
        query.checkin,
        LONGEST_STAY,
        DEFAULT_PAX,
      );
      // The offer's own length is the minimum.
      return nights.filter((night) => night >= Number(query.length ?? 0));
    },
    // Digits are an offer id; anything else is a flow.
    { routerPath: '/weekend/:id(^\\d+$)/packageCheckoutNights.json' },
  );
}
