import type { FastifyInstance } from 'fastify';
import {
  getAccountBooking,
  getAccountBookings,
  getAccountGifts,
  getAccountState,
  postAccountDeletion,
  postNewPassword,
  postPassword,
  postPasswordReset,
  postSignIn,
  postSignOut,
  postSignUp,
} from '@staykit/contract/visitor/account.ts';
import { ACCOUNT_BOOKINGS_MAX, type AccountBooking } from '@staykit/core/account/account-booking.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { invoiceLink } from '../../payment/invoices/invoice-path.ts';
import { voucherPath } from '../../gifts/voucher/voucher-mail.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { bookingsOfGuest, findBooking, type BookingRow } from '../../selling/booking/bookings.ts';
import { giftStateOf } from '../../gifts/delivery/received-gifts.ts';
import { standingRedemptions } from '../../gifts/gift-redemptions.ts';
import { giftsOfBuyer } from '../../gifts/gift-sales.ts';
import { wishesOf } from '../accounts/wish-repository.ts';
import { clearAccount, readCookies } from '../visitor-cookies.ts';
import { declare } from '../../http/declare.ts';
import { isReviewable } from '../reviews/review-desk.ts';
import { reviewStates } from '../reviews/guest-reviews.ts';
import { customerOf } from './customer-of.ts';
import { inEvenTime } from './in-even-time.ts';
import { visitorsOf } from './visitors-of.ts';
import { welcome } from './welcome.ts';
import { ownerOf } from './wishlist.ts';

/** Accounts of customers. */
export function accountRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getAccountState, async ({ request }) => {
    const visitors = visitorsOf(parts);
    const cookies = readCookies(request);
    const session = await visitors.sessions.find(cookies.access, 'customer');
    const account = session && (await visitors.accounts.byId(session.accountId));
    const owner = await ownerOf(visitors, request);
    return {
      signedIn: account !== undefined,
      care: (await visitors.sessions.find(cookies.care, 'care')) !== undefined,
      ...(account && { name: account.name }),
      wishes: owner ? (await wishesOf(visitors.db, owner)).length : 0,
    };
  });
  // The account's owner has confirmed its address, so bookings of that address may be shown.
  declare(app, getAccountBookings, async ({ request }) => {
    const { db } = visitorsOf(parts);
    const account = await customerOf(visitorsOf(parts), request);
    const rows = await bookingsOfGuest(db, account.email, ACCOUNT_BOOKINGS_MAX);
    const states = await reviewStates(
      db,
      rows.map(({ number }) => number),
    );
    const bookings = rows.map((row) => {
      const isOpen = isReviewable(row, localNow(parts.clock(), row.locale).date);
      const review = states.get(row.number) ?? (isOpen ? 'open' : undefined);
      return {
        ...toAccountBooking(row),
        ...invoiceLink(row, row.totalCents + row.refundCents),
        ...(review && { review }),
      };
    });
    return { bookings };
  });
  declare(app, getAccountGifts, async ({ request }) => {
    const { db } = visitorsOf(parts);
    const account = await customerOf(visitorsOf(parts), request);
    const sales = await giftsOfBuyer(db, account.email, ACCOUNT_BOOKINGS_MAX);
    const standing = await standingRedemptions(
      db,
      sales.flatMap(({ code }) => code ?? []),
    );
    const gifts = sales.map((sale) => ({
      giftNumber: sale.number,
      label: sale.gift.label,
      validUntil: sale.validUntil,
      state: giftStateOf(sale, standing.get(sale.code ?? ''), parts.clock()),
      voucherUrl: voucherPath(sale),
      ...invoiceLink(sale, sale.totalCents),
    }));
    return { gifts };
  });
  declare(app, getAccountBooking, async ({ params, request }) => {
    const { db } = visitorsOf(parts);
    const account = await customerOf(visitorsOf(parts), request);
    const row = await findBooking(db, params.bookingNumber);
    // The same answer for another person's booking and an unknown one.
    if (!row || !LISTED.includes(row.state) || row.email.toLowerCase() !== account.email.trim().toLowerCase())
      throw new GatewayError('BOOKING_NOT_FOUND', 'This account has no booking with this number.');
    return { email: row.email };
  });
  declare(app, postSignUp, async ({ body, reply }) => {
    await inEvenTime(visitorsOf(parts).accounts.signUp({ ...body, locale: toLocale(body.locale) }));
    return reply.send();
  });
  declare(app, postPasswordReset, async ({ body, reply }) => {
    await inEvenTime(visitorsOf(parts).accounts.askReset(body.email, toLocale(body.locale)));
    return reply.send();
  });
  declare(app, postSignIn, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    const before = readCookies(request).access;
    return welcome(
      visitors,
      await visitors.accounts.signIn(body.email, body.password, before),
      request,
      reply,
    );
  });
  declare(app, postNewPassword, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    return welcome(visitors, await visitors.accounts.setByLink(body.token, body.password), request, reply);
  });
  declare(app, postPassword, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    const session = await visitors.sessions.find(readCookies(request).access, 'customer');
    if (!session) throw new GatewayError('SIGN_IN_REQUIRED', 'Not signed in.');
    const changed = await visitors.accounts.change(session.accountId, body.current, body.next);
    return welcome(visitors, changed, request, reply);
  });
  declare(app, postAccountDeletion, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    const { id } = await customerOf(visitors, request);
    await visitors.accounts.end(id, body.password);
    clearAccount(reply);
    return reply.send();
  });
  declare(app, postSignOut, async ({ request, reply }) => {
    const { db, sessions } = visitorsOf(parts);
    await sessions.end(db, readCookies(request).access);
    clearAccount(reply);
    return reply.send();
  });
}

/** States of bookings that were confirmed at some time. */
const LISTED: readonly BookingRow['state'][] = ['confirmed', 'cancelled'];

/** A booking in the account's list. */
function toAccountBooking({ number, state, stay, checkin, nights, rooms }: BookingRow): AccountBooking {
  const { label, hotel, pax } = stay;
  return {
    bookingNumber: number,
    status: state === 'cancelled' ? 'cancelled' : 'confirmed',
    label,
    hotel: { id: hotel.id, label: hotel.label },
    checkin,
    checkout: addDays(checkin, nights),
    nights,
    adult: pax.adult,
    child: pax.child,
    baby: pax.baby,
    nbRooms: rooms,
  };
}
