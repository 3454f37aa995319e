import type { FastifyInstance } from 'fastify';
import { getPaymentMethods } from '@staykit/contract/booking/payment-methods.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import { DEFAULT_LOCALE, LOCALES, marketOf, type Market } from '@staykit/values/market/locale.ts';
import { MARKETS } from '@staykit/core/market/market-settings.ts';
import { NON_REFUNDABLE } from '@staykit/core/offer/cancellation.ts';
import { instalmentPlan, isEligible } from '@staykit/core/price/instalment-plan.ts';
import { INSTALMENT_TYPES } from '@staykit/values/price/payment-plan.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { isPlanTaken, paymentFee } from '../../payment/pay.ts';
import { declare } from '../../http/declare.ts';

/** GET /purchase/alma/eligibility. [SAPI-09] */
export function paymentMethodRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getPaymentMethods, ({ query }) => {
    const market = query.pointOfSale.toUpperCase() as Market;
    const { timeZone } = MARKETS[market];
    const { paymentProvider: provider } = parts;
    const locale = LOCALES.find((each) => marketOf(each) === market) ?? DEFAULT_LOCALE;
    const today = dayIn(timeZone, parts.clock());
    const { cancellableUntil, checkinDate: checkin } = query;
    const amount = Number(query.amount);
    const refundable = query.cancellationPolicyType !== NON_REFUNDABLE;
    const policy = {
      cancellable: refundable,
      ...(refundable && cancellableUntil !== undefined && { cancellationDeadline: cancellableUntil }),
    };
    const order = { amount, today, checkin };
    return {
      paymentMethods: INSTALMENT_TYPES.filter((type) => isEligible(type, order)).flatMap((type) => {
        const fee = paymentFee(type, amount);
        const plan = instalmentPlan(type, order, { paymentFee: fee, policy });
        return !provider || isPlanTaken(provider, { plan: type, locale })
          ? [{ type, paymentFee: fee, plan }]
          : [];
      }),
    };
  });
}
