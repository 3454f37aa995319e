import type { FastifyInstance } from 'fastify';
import { getPaymentMethods } from '../../../widgets/contract/payment-methods.ts';
import { dayIn } from '../calendar-day.ts';
import type { Market } from '../../../widgets/core/market/locale.ts';
import { MARKETS } from '../../../widgets/core/market/market-settings.ts';
import { NON_REFUNDABLE } from '../../../widgets/core/offer/cancellation.ts';
import { INSTALMENT_TYPES, instalmentPlan, isEligible } from '../../../widgets/core/price/instalment-plan.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { paymentFee } from '../selling/pay.ts';
import { declare } from './declare.ts';

/** GET /purchase/alma/eligibility. [SAPI-09] */
export function paymentMethodRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getPaymentMethods, ({ query }) => {
    const { timeZone } = MARKETS[query.pointOfSale.toUpperCase() as Market];
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
      paymentMethods: INSTALMENT_TYPES.filter((type) => isEligible(type, order)).map((type) => {
        const fee = paymentFee(type, amount);
        return { type, paymentFee: fee, plan: instalmentPlan(type, order, { paymentFee: fee, policy }) };
      }),
    };
  });
}
