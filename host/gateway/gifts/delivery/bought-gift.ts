import type * as z from 'zod/mini';
import type { boughtGift } from '@staykit/contract/gift/bought-gift.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { paymentsOf } from '../../payment/payments.ts';
import { giftAnswer } from '../buy-gift.ts';
import { giftStatus } from '../gift-funding.ts';
import { findGiftCode, standingRedemption } from '../gift-redemptions.ts';
import { giftSaleOf, numberOfPage } from '../gift-sales.ts';
import { lastDayOf } from './send-gifts.ts';

/** A gift on the page of its buyer, by the token of the page. */
export async function showBoughtGift(
  db: Queryable,
  token: string,
  now: number,
): Promise<z.output<typeof boughtGift>> {
  const number = await numberOfPage(db, token);
  const sale = number === undefined ? undefined : await giftSaleOf(db, number);
  const code = sale?.code === undefined ? undefined : await findGiftCode(db, sale.code);
  if (!sale || !code) throw new GatewayError('NOT_FOUND', 'There is no gift at this address.');
  const today = dayIn(settingsOf(sale.locale).timeZone, now);
  const redeemed = giftStatus(code, await standingRedemption(db, code.code), today);
  const payments = await paymentsOf(db, 'gift', sale.number);
  const { recipient, personalisation, design, sendOn, soldAt } = sale;
  return {
    ...giftAnswer({ ...sale, code: code.code }),
    status: sale.state === 'refunded' ? 'refunded' : code.isBlocked ? 'blocked' : redeemed,
    amount: code.worthCents,
    refundedAmount: payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
    ...(design !== undefined && { design }),
    hidesAmount: sale.hidesAmount,
    ...personalisation,
    ...(recipient &&
      sale.format === 'digital' && {
        sending: {
          name: recipient.name,
          email: recipient.email,
          state: sale.sending,
          ...(sale.sending !== 'none' && {
            sendOn: sendOn ?? dayIn(settingsOf(sale.locale).timeZone, soldAt ?? new Date(now)),
          }),
          until: lastDayOf(sale, now),
        },
      }),
  };
}
