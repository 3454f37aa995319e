import type * as z from 'zod/mini';
import type { postGiftSending } from '@staykit/contract/gift/bought-gift.ts';
import { lastSendDay, SEND_TIME } from '@staykit/core/gift/sending/send-day.ts';
import { validityMonths, validUntil } from '@staykit/core/gift/voucher-validity.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { SellingParts } from '../../selling/selling-parts.ts';
import { settleEach } from '../../selling/settle/settle-each.ts';
import { giftsToSend, lockGiftSale, numberOfPage, setSending, type GiftSale } from '../gift-sales.ts';
import { lockCodeOf } from '../gift-redemptions.ts';
import { mailRecipient, mailSendingChanged } from '../voucher/voucher-mail.ts';

type Order = z.output<typeof postGiftSending.body>;

/** Queues the mails of gifts whose day has come, from 9:00 of the shop's clocks on; all markets share one time zone. */
export async function sendGifts(parts: SellingParts): Promise<void> {
  const { date, time } = localNow(parts.clock(), 'fr_FR');
  const day = time >= SEND_TIME ? date : addDays(date, -1);
  await settleEach(parts, 'gift', await giftsToSend(parts.db, day, parts.clock()), {
    idOf: (number) => number,
    settle: (number) =>
      parts.db.transaction(async (tx) => {
        const sale = await lockGiftSale(tx, number);
        // Another process sent it, or its giver chose another day, or has the price back, or staff blocked it.
        if (sale && isPlanned(sale) && (sale.sendOn ?? day) <= day) await send(tx, sale, parts.clock());
      }),
  });
}

type PlannedGift = GiftSale & { code: string; recipient: NonNullable<GiftSale['recipient']> };

const isPlanned = (sale: GiftSale): sale is PlannedGift =>
  sale.state === 'confirmed' &&
  sale.sending === 'planned' &&
  sale.code !== undefined &&
  !sale.isBlocked &&
  sale.recipient !== undefined;

/** Sends a gift, in the transaction that records it: the outbox has one mail of it. */
async function send(tx: Queryable, sale: PlannedGift, now: number): Promise<void> {
  const { number, locale, validUntil: until } = sale;
  await setSending(
    tx,
    number,
    { sending: 'sent', sendOn: dayIn(settingsOf(locale).timeZone, now), validUntil: until },
    now,
  );
  await mailRecipient(tx, sale);
}

/** The last day on which a gift can be sent. */
export const lastDayOf = ({ locale, soldAt }: Pick<GiftSale, 'locale' | 'soldAt'>, now: number): PlainDate =>
  lastSendDay(dayIn(settingsOf(locale).timeZone, soldAt ?? new Date(now)));

/** Changes when a gift is sent. Returns the number of its sale. */
export async function changeSending(
  { db, clock }: { db: Database; clock(): number },
  { token, send: wanted, sendOn }: Order,
): Promise<string> {
  return db.transaction(async (tx) => {
    const now = clock();
    const number = await numberOfPage(tx, token);
    // The code first, as everywhere.
    if (number !== undefined) await lockCodeOf(tx, number);
    const sale = number === undefined ? undefined : await lockGiftSale(tx, number);
    if (!sale?.recipient || sale.format === 'physical')
      throw new GatewayError('NOT_FOUND', 'There is no gift to send at this address.');
    const { code, recipient } = sale;
    const today = dayIn(settingsOf(sale.locale).timeZone, now);
    const isWorthless = sale.state !== 'confirmed' || code === undefined || today > sale.validUntil;
    if (isWorthless || sale.sending === 'sent') {
      // Asked for twice, it is sent once.
      if (wanted === 'now' && !isWorthless) return sale.number;
      throw new GatewayError('GIFT_ALREADY_SENT', 'The gift has been sent, or is worth nothing any more.');
    }
    if (sale.isBlocked) throw new GatewayError('GIFT_NOT_REDEEMABLE', 'The shop has blocked this gift.');
    const gift = { ...sale, code, recipient };
    if (wanted === 'now') {
      await send(tx, gift, now);
    } else if (wanted === 'never') {
      await setSending(tx, sale.number, { sending: 'none', validUntil: sale.validUntil }, now);
    } else {
      const last = lastDayOf(sale, now);
      if (sendOn === undefined || sendOn <= today || sendOn > last)
        throw new GatewayError('BAD_REQUEST', `body: sendOn: expected a day after ${today}, to ${last}`);
      if (sale.sending === 'planned' && sale.sendOn === sendOn) return sale.number;
      // Valid from that day on, and never shorter than it was told.
      const until = validUntil(sendOn, sale.gift.validMonths ?? validityMonths('gift'));
      const longest = until > sale.validUntil ? until : sale.validUntil;
      await setSending(tx, sale.number, { sending: 'planned', sendOn, validUntil: longest }, now);
      await mailSendingChanged(tx, { ...gift, sendOn, validUntil: longest });
    }
    return sale.number;
  });
}
