import type * as z from 'zod/mini';
import type { receivedGift } from '@staykit/contract/visitor/account-changes.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { printGiftCode } from '@staykit/core/gift/gift-code.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { giftStatus, knownGift, typedGiftCode } from '../gift-funding.ts';
import { standingRedemptions, type StandingRedemption } from '../gift-redemptions.ts';
import { giftSaleByToken, giftsOfHolder, type GiftSale } from '../gift-sales.ts';
import { voucherPath } from '../voucher/voucher-mail.ts';

type ReceivedGift = z.output<typeof receivedGift>;

const STATES = { active: 'open', redeemed: 'used', expired: 'expired' } as const;

/** What can be done with a sold gift on a day of its market. */
export function giftStateOf(
  sale: GiftSale,
  standing: StandingRedemption | undefined,
  now: number,
): ReceivedGift['state'] {
  if (sale.isBlocked || sale.state === 'refunded') return 'cancelled';
  return STATES[giftStatus(sale, standing, localNow(now, sale.locale).date)];
}

/** Keeps a gift in an account; doing it again changes nothing. Throws `GIFT_CODE_UNKNOWN`, `GIFT_CODE_MISTYPED`. */
export async function keepReceivedGift(
  db: Queryable,
  accountId: number,
  { code, voucher }: { code?: string | undefined; voucher?: string | undefined },
  now: number,
): Promise<void> {
  if ((code === undefined) === (voucher === undefined))
    throw new GatewayError('BAD_REQUEST', 'code, voucher: exactly one of them is needed.');
  const number =
    code === undefined
      ? (await giftSaleByToken(db, voucher ?? ''))?.number
      : (await knownGift(db, typedGiftCode(code))).saleNumber;
  if (number === undefined) throw new GatewayError('GIFT_CODE_UNKNOWN', 'No gift has this link.');
  await db.query(
    'insert into account_gifts (account_id, sale_number, added_at) values ($1, $2, $3) on conflict do nothing',
    [accountId, number, new Date(now)],
  );
}

/** The gifts of an account, at most `most`: those that can be used first, of these the one that ends first. */
export async function receivedGifts(
  db: Queryable,
  account: { id: number; email: string },
  now: number,
  most: number,
): Promise<ReceivedGift[]> {
  const sales = await giftsOfHolder(db, account, most);
  const standing = await standingRedemptions(
    db,
    sales.flatMap(({ code }) => code ?? []),
  );
  const gifts = sales.flatMap((sale): ReceivedGift[] => {
    if (sale.code === undefined) return [];
    const stay = standing.get(sale.code);
    const state = giftStateOf(sale, stay, now);
    const fromName = sale.personalisation?.fromName?.trim();
    return [
      {
        label: sale.gift.label,
        state,
        amountLeft: state === 'open' ? sale.worthCents : 0,
        validUntil: sale.validUntil,
        code: printGiftCode(sale.code),
        ...(fromName && { fromName }),
        ...(stay && state === 'used' && { bookingNumber: stay.bookingNumber }),
        voucherUrl: voucherPath(sale),
      },
    ];
  });
  const last = ({ state }: ReceivedGift) => Number(state !== 'open');
  return gifts.toSorted(
    (one, other) => last(one) - last(other) || (one.validUntil < other.validUntil ? -1 : 1),
  );
}
