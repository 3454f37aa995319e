import { ungrouped } from '@staykit/values/text/pasted.ts';
import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { Queryable } from '@staykit/gateway/database/database.ts';
import { lockCodeOf } from '@staykit/gateway/gifts/gift-redemptions.ts';
import { lockGiftSale } from '@staykit/gateway/gifts/gift-sales.ts';
import { giftRest, refundGift } from '@staykit/gateway/gifts/refund-gift.ts';
import { mailGiver, mailVoucher } from '@staykit/gateway/gifts/voucher/voucher-mail.ts';
import { action, resource, type ReadContext, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { day, mailAddress, optionalText, reason } from './fields.ts';
import { invoiceAction, invoiceRows } from './invoices.ts';
import { noteAction, notesOf } from './notes.ts';

const CARE = ['support'] as const;
const MONEY = ['support', 'finance'] as const;

const COLUMNS = `s.number as id, c.code, s.kind, s.status as state, s.gift->>'label' as label, s.format,
  s.worth_cents as "worthCents", s.total_cents as "totalCents", s.valid_until as "validUntil",
  concat_ws(' ', s.buyer->>'firstName', s.buyer->>'lastName') as buyer, s.buyer_email as "buyerEmail",
  s.recipient->>'name' as recipient, s.recipient_email as "recipientEmail", s.locale, s.created_at as "createdAt",
  c.blocked_at as "blockedAt", c.redeemed_at as "redeemedAt",
  (select r.booking_number from gift_redemptions r where r.code = c.code and r.status = 'standing') as "bookingNumber"`;
const FROM = 'gift_sales s left join gift_codes c on c.sale_number = s.number';

/** Codes are stored without the spaces and hyphens in which they are printed. */
const bare = (code: string): string => ungrouped(code).toUpperCase();

async function show({ db }: ReadContext, id: string): Promise<Row | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from ${FROM} where s.number = $1`, [id]);
  if (!row) return undefined;
  return {
    ...row,
    ...(await giftRest(db, id)),
    mails: await db.query(
      `select id::text as id, template, recipient, state, error, created_at as "createdAt", sent_at as "sentAt"
      from mail_outbox where event like 'gift:' || $1 || ':%' order by mail_outbox.id desc limit 50`,
      [id],
    ),
    history: await db.query(
      `select id::text as id, at, staff_email as "staffEmail", action, reason from staff_audit
      where resource = 'gifts' and subject = $1 order by staff_audit.id desc limit 50`,
      [id],
    ),
    invoices: await invoiceRows(db, 'gift', id),
    notes: await notesOf(db, 'gifts', id),
  };
}

/** A sale whose voucher is sent, locked until the end of the transaction. */
async function lockSent(tx: Queryable, number: string) {
  const sale = await lockGiftSale(tx, number);
  const { code } = sale ?? {};
  if (sale?.state !== 'confirmed' || code === undefined)
    throw new GatewayError('BAD_REQUEST', 'The gift has no voucher.');
  return { ...sale, code };
}

const blocking = (isBlocked: boolean) =>
  action(CARE, z.object({ reason: reason() }), ({ db, now }, number) =>
    db.transaction(async (tx) => {
      const rows = await tx.query(
        `update gift_codes set blocked_at = $2 where sale_number = $1 and (blocked_at is null) = $3
          and exists (select 1 from gift_sales s where s.number = $1 and s.status = 'confirmed') returning code`,
        [number, isBlocked ? new Date(now) : null, isBlocked],
      );
      if (rows.length === 0)
        throw new GatewayError(
          'BAD_REQUEST',
          `The gift has no code, is refunded, or is ${isBlocked ? '' : 'not '}blocked already.`,
        );
    }),
  );

/** Gifts that were sold. */
export const gifts = resource({
  name: 'gifts',
  roles: MONEY,
  filter: z.object({
    q: optionalText(),
    state: z.optional(z.enum(['pending', 'confirmed', 'refused', 'lapsed', 'refunded'])),
  }),
  sorts: ['createdAt', 'validUntil'],
  list: ({ db }, { filter: { q, state }, ...query }) => {
    const conditions = new Conditions().where(state, (text) => `s.status = ${text}`);
    if (q) {
      const code = conditions.add(bare(q));
      conditions.where(
        containing(q),
        (text) => `(c.code = ${code} or s.number ilike ${text} or s.buyer_email ilike ${text}
          or s.recipient_email ilike ${text} or concat_ws(' ', s.buyer->>'firstName', s.buyer->>'lastName') ilike ${text})`,
      );
    }
    return sqlList(
      db,
      {
        columns: COLUMNS,
        from: FROM,
        conditions,
        sorts: { createdAt: 's.created_at', validUntil: 's.valid_until' },
      },
      query,
    );
  },
  get: show,
  actions: {
    resend: action(CARE, z.object({}), ({ db, key }, number) =>
      db.transaction(async (tx) => mailVoucher(tx, await lockSent(tx, number), `again-${key}`)),
    ),
    // Whoever reads the mail has the gift: nobody but an administrator says who that is.
    correct: action(
      [],
      z.object({ email: mailAddress(), reason: reason() }),
      ({ db, now, key }, number, { email }) =>
        db.transaction(async (tx) => {
          const sale = await lockSent(tx, number);
          const buyer = { ...sale.buyer, email };
          await tx.query(
            'update gift_sales set buyer_email = $2, buyer = $3, changed_at = $4 where number = $1',
            [number, email, JSON.stringify(buyer), new Date(now)],
          );
          await mailGiver(tx, { ...sale, buyer }, `giver:again-${key}`);
        }),
    ),
    extend: action(
      CARE,
      z.object({ validUntil: day(), reason: reason() }),
      ({ db, now }, number, { validUntil }) =>
        db.transaction(async (tx) => {
          await lockCodeOf(tx, number);
          const sale = await lockGiftSale(tx, number);
          if (!sale?.code || sale.state !== 'confirmed')
            throw new GatewayError('BAD_REQUEST', 'The gift has no code, or is refunded.');
          if (validUntil <= sale.validUntil)
            throw new GatewayError('BAD_REQUEST', `validUntil: expected a day after ${sale.validUntil}.`);
          await tx.query('update gift_codes set valid_until = $2::date where sale_number = $1', [
            number,
            validUntil,
          ]);
          await tx.query('update gift_sales set valid_until = $2::date, changed_at = $3 where number = $1', [
            number,
            validUntil,
            new Date(now),
          ]);
        }),
    ),
    block: blocking(true),
    unblock: blocking(false),
    invoice: invoiceAction('gift', MONEY),
    /** The whole price of an unused gift, or what its stay did not need. */
    refund: action(
      MONEY,
      z.object({
        /** Cents that were agreed to; without them the answer tells them. */
        amount: z.optional(z.int()),
        reason: reason(),
      }),
      ({ db, parts }, number, { amount }) => refundGift({ ...parts.selling, db }, number, amount),
    ),
    note: noteAction('gifts', MONEY),
  },
});
