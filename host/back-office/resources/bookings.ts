import * as z from 'zod/mini';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { agesOf, findBooking, type BookingRow } from '@staykit/gateway/selling/booking/bookings.ts';
import { cancelBooking } from '@staykit/gateway/selling/booking/cancel-booking.ts';
import { mailGuest } from '@staykit/gateway/selling/booking/booking-mail.ts';
import { refundGoodwill } from '@staykit/gateway/selling/booking/goodwill.ts';
import { goodwillOf, refundableOf } from '@staykit/gateway/selling/booking/refundable.ts';
import { totalToPay } from '@staykit/gateway/selling/booking/funding.ts';
import { offerMove } from '@staykit/gateway/selling/change/move-offer.ts';
import { isBegun } from '@staykit/gateway/selling/idempotency.ts';
import { createSelling } from '@staykit/gateway/selling/selling.ts';
import { DoneBefore } from '../registry/audited-database.ts';
import { action, resource, type ReadContext, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { cents, day, daysInOrder, optionalText, reason } from './fields.ts';
import { invoiceAction, invoiceRows } from './invoices.ts';
import { noteAction, notesOf } from './notes.ts';

const CARE = ['support'] as const;
const MONEY = ['support', 'finance'] as const;

/** Names and hotels are in what was sold. */
const COLUMNS = `b.number as id, b.status as state, b.stay->'hotel'->>'label' as hotel, b.hotel_id::text as "hotelId",
  b.stay->>'label' as label, b.checkin, b.nights, b.rooms, b.total_cents as "totalCents",
  b.refund_cents as "refundCents", concat_ws(' ', b.guest->>'firstName', b.guest->>'lastName') as guest,
  b.guest_email as email, b.guest->>'phone' as phone, b.locale, b.created_at as "createdAt"`;

/** Payments, mails and changes of a booking. */
const PARTS = {
  payments: `select reference, provider, status as state, amount_cents as "amountCents", captured_cents as "capturedCents",
    refunded_cents as "refundedCents", capture_on as "captureOn", created_at as "createdAt"
    from payments where sale_kind = 'booking' and sale_id = $1 order by created_at`,
  refunds: `select r.id, r.amount_cents as "amountCents", r.created_at as "createdAt", r.done_at as "doneAt"
    from refunds r join payments p on p.reference = r.payment_reference
    where p.sale_kind = 'booking' and p.sale_id = $1 order by r.created_at`,
  mails: `select id::text as id, template, recipient, state, error, created_at as "createdAt", sent_at as "sentAt"
    from mail_outbox where event like 'booking:' || $1 || ':%' order by mail_outbox.id desc limit 50`,
  history: `select id::text as id, at, staff_email as "staffEmail", action, reason from staff_audit
    where resource = 'bookings' and subject = $1 order by staff_audit.id desc limit 50`,
};

/** A booking of this number, or NOT_FOUND. */
async function bookingOf(db: ReadContext['db'], number: string): Promise<BookingRow> {
  const row = await findBooking(db, number);
  if (!row) throw new GatewayError('BOOKING_NOT_FOUND', 'There is no booking of this number.');
  return row;
}

async function show({ db }: ReadContext, id: string): Promise<Row | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from bookings b where b.number = $1`, [id]);
  const booking = row && (await findBooking(db, id));
  if (!row || !booking) return undefined;
  const parts: Record<string, unknown> = {};
  for (const [name, sql] of Object.entries(PARTS)) parts[name] = await db.query(sql, [id]);
  const goodwill = await goodwillOf(db, id);
  const isPaid = booking.state === 'confirmed' || booking.state === 'cancelled';
  return {
    ...row,
    checkout: addDays(booking.checkin, booking.nights),
    message: booking.guest.message ?? null,
    childAges: (agesOf(booking).childAges ?? []).join(', '),
    adult: booking.stay.pax.adult,
    child: booking.stay.pax.child,
    baby: booking.stay.pax.baby,
    lines: booking.stay.lines.map(({ label }) => label),
    goodwillCents: goodwill,
    refundableCents: isPaid ? refundableOf(booking, goodwill) : 0,
    invoices: await invoiceRows(db, 'booking', id),
    notes: await notesOf(db, 'bookings', id),
    ...parts,
  };
}

/** Stays that were sold. */
export const bookings = resource({
  name: 'bookings',
  roles: MONEY,
  filter: z
    .object({
      q: optionalText(),
      state: z.optional(z.enum(['pending', 'confirmed', 'cancelled', 'refused', 'lapsed'])),
      hotel: optionalText(),
      from: z.optional(day()),
      to: z.optional(day()),
    })
    .check(daysInOrder()),
  sorts: ['createdAt', 'checkin', 'totalCents'],
  list: ({ db }, { filter: { q, state, hotel, from, to }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'bookings b',
        conditions: new Conditions()
          .where(
            q && containing(q),
            (
              text,
            ) => `(b.number ilike ${text} or b.guest_email ilike ${text} or b.guest->>'phone' ilike ${text}
              or concat_ws(' ', b.guest->>'firstName', b.guest->>'lastName') ilike ${text})`,
          )
          .where(state, (text) => `b.status = ${text}`)
          .where(hotel && containing(hotel), (text) => `b.stay->'hotel'->>'label' ilike ${text}`)
          .where(from, (text) => `b.checkin >= ${text}::date`)
          .where(to, (text) => `b.checkin <= ${text}::date`),
        sorts: { createdAt: 'b.created_at', checkin: 'b.checkin', totalCents: 'b.total_cents' },
      },
      query,
    ),
  get: show,
  actions: {
    move: action(
      CARE,
      z.object({
        checkin: day(),
        nights: z.int().check(z.minimum(1), z.maximum(30)),
        /**
         * The price of the stay in cents that was agreed with the guest, with what a gift pays of it; without it the answer
         * tells it. For a dearer stay the guest gets a link to pay the difference.
         */
        price: z.optional(z.int()),
        reason: reason(),
      }),
      async ({ db, parts, key, now }, number, { checkin, nights, price }) => {
        const row = await bookingOf(parts.db, number);
        const { stay, email, locale } = row;
        const who = { number, email };
        const attempt = { scope: `staff:move:${number}`, key, body: { checkin, nights, price } };
        if (await isBegun(parts.db, attempt)) {
          // Goes on where the hotel's system gave no answer, or refuses once more: it is done only if it was.
          await createSelling(parts.selling).modify(attempt, { ...who, quoteId: '', price: price ?? 0 });
          throw new DoneBefore(number);
        }
        // Priced outside of the audited database: a quote changes nothing of the booking.
        const quote = await createSelling(parts.selling).quoteMove({
          ...who,
          productId: stay.productId,
          checkin,
          nights,
          pax: stay.pax,
          activities: stay.activities,
          locale,
        });
        const { priceInfo } = quote;
        if (!quote.bookable || quote.quoteId === undefined || !priceInfo)
          throw new GatewayError('NO_AVAILABILITY', 'The hotel has no room for these days.');
        const total = totalToPay(row, priceInfo);
        const more = total - row.totalCents;
        const { totalPrice } = priceInfo;
        if (price !== totalPrice)
          throw new GatewayError(
            'PRICE_CHANGED',
            more > 0
              ? `The new total is ${euros(total)}: ${euros(more)} more. Do it once more to send the guest a link to pay that. The booking moves with the payment.`
              : `The new total is ${euros(total)}; ${euros(-more)} goes back to the guest. Do it once more to agree.`,
            undefined,
            { agree: { price: totalPrice } },
          );
        if (more > 0) {
          const offer = { quoteId: quote.quoteId, differenceCents: more, now };
          await db.transaction((tx) => offerMove(tx, row, offer));
          return;
        }
        await createSelling({ ...parts.selling, db }).modify(attempt, {
          ...who,
          quoteId: quote.quoteId,
          price: totalPrice,
        });
      },
    ),
    cancel: action(
      CARE,
      z.object({
        /** Cents that go back beside the policy; without it the policy decides. */
        refund: z.optional(z.int().check(z.minimum(0))),
        reason: reason(),
      }),
      async ({ db, parts }, number, { refund }) => {
        const { email, state } = await bookingOf(parts.db, number);
        if (state === 'cancelled')
          throw new GatewayError('NOT_CANCELLABLE', 'The booking is cancelled already.');
        await cancelBooking(
          { ...parts.selling, db },
          { number, email, ...(refund !== undefined && { agreedRefund: refund }) },
        );
      },
    ),
    refund: action(
      MONEY,
      z.object({ amount: cents(), reason: reason() }),
      ({ db, parts }, number, { amount }) => refundGoodwill({ ...parts.selling, db }, number, amount),
    ),
    resend: action(CARE, z.object({}), ({ db, now, key }, number) =>
      db.transaction(async (tx) => {
        const row = await bookingOf(tx, number);
        if (row.state !== 'confirmed' && row.state !== 'cancelled')
          throw new GatewayError('BAD_REQUEST', 'There is no mail about a booking that did not come about.');
        await mailGuest(tx, row, { kind: row.state }, now, `again-${key}`);
      }),
    ),
    invoice: invoiceAction('booking', MONEY),
    note: noteAction('bookings', MONEY),
  },
});

const euros = (amount: number): string => `€ ${(amount / 100).toFixed(2)}`;
