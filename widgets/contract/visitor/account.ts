import * as z from 'zod/mini';
import { CONTACT_LENGTHS } from '@staykit/values/contact/contact-field.ts';
import { BOOKING_STATUSES } from '@staykit/values/offer/booking-status.ts';
import { REVIEW_STATES } from '@staykit/values/review/guest-review.ts';
import { answer, count, link, plainDate } from '../answer-parts.ts';
import { bookingParams } from '../booking/bookings.ts';
import { call } from '../call.ts';
import * as part from '../query-parts.ts';
import { anyPassword, email, mailedToken, ofTheShop, password } from './account-fields.ts';
import { pastedLine, personName } from '../text-fields.ts';

/** The visitor, as the header shows them. [SAPI-15] */
export const accountState = answer({
  signedIn: z.boolean(),
  /** An agent of the customer service. */
  care: z.boolean(),
  name: z.exactOptional(z.string()),
  /** Products on the wishlist. */
  wishes: count(),
});

/** GET /account/state: endpoints.accountState. [SAPI-15] */
export const getAccountState = call({
  id: 'getAccountState',
  method: 'GET',
  base: 'gateway',
  path: '/account/state',
  summary: 'Whether the visitor is signed in, and the name.',
  answer: accountState,
  safe: true,
  from: 'shop',
});

/** A stay of an account, as a list shows it. */
export const accountBooking = answer({
  bookingNumber: z.string(),
  status: z.enum(BOOKING_STATUSES),
  label: z.string(),
  hotel: answer({ id: z.string(), label: z.string() }),
  checkin: plainDate(),
  checkout: plainDate(),
  nights: z.number(),
  adult: z.number(),
  child: z.number(),
  baby: z.number(),
  nbRooms: z.number(),
  /** Its invoices and credit notes as a PDF. */
  invoiceUrl: z.exactOptional(link()),
  /** State of its review, where one may be written or was. */
  review: z.exactOptional(z.enum(REVIEW_STATES)),
});

/** GET /account/bookings */
export const getAccountBookings = call({
  id: 'getAccountBookings',
  method: 'GET',
  base: 'gateway',
  path: '/account/bookings',
  summary: 'Stays booked with the e-mail of the account, latest check-in first; requires its session.',
  answer: answer({ bookings: z.array(accountBooking) }),
  refusals: ['SIGN_IN_REQUIRED'],
  safe: true,
  from: 'shop',
});

/** GET /account/bookings/{bookingNumber} */
export const getAccountBooking = call({
  id: 'getAccountBooking',
  method: 'GET',
  base: 'gateway',
  path: '/account/bookings/:bookingNumber',
  summary: 'E-mail that a stay of the account was booked with; requires its session.',
  params: bookingParams,
  answer: answer({ email: z.string() }),
  refusals: ['SIGN_IN_REQUIRED', 'BOOKING_NOT_FOUND'],
  safe: true,
  from: 'shop',
});

/** A gift that was bought with the e-mail of an account, as a list shows it. */
export const accountGift = answer({
  giftNumber: z.string(),
  label: z.string(),
  validUntil: plainDate(),
  /** `open`: its code can be used. */
  state: z.exactOptional(z.enum(['open', 'used', 'expired', 'cancelled'])),
  /** The voucher as a PDF, with the code. */
  voucherUrl: link(),
  /** Its invoice as a PDF. */
  invoiceUrl: z.exactOptional(link()),
});

/** GET /account/gifts */
export const getAccountGifts = call({
  id: 'getAccountGifts',
  method: 'GET',
  base: 'gateway',
  path: '/account/gifts',
  summary: 'Gifts bought with the e-mail of the account, latest first; requires its session.',
  answer: answer({ gifts: z.array(accountGift) }),
  refusals: ['SIGN_IN_REQUIRED'],
  safe: true,
  from: 'shop',
});

/** POST /account/deletion */
export const postAccountDeletion = call({
  ...ofTheShop,
  id: 'postAccountDeletion',
  method: 'POST',
  path: '/account/deletion',
  summary:
    'Deletes the account, its sessions, wishlist, messages and mails, and erases the guest from sales records.',
  body: z.object({ password: anyPassword() }),
  status: 204,
  refusals: ['SIGN_IN_REQUIRED', 'SIGN_IN_FAILED', 'STAYS_TO_COME', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/sign-up: mails the link to set a password. */
export const postSignUp = call({
  ...ofTheShop,
  id: 'postSignUp',
  method: 'POST',
  path: '/account/sign-up',
  summary: 'Creates an account; a mailed link sets the password. The response is the same for every address.',
  body: z.object({
    email: email(),
    name: personName(CONTACT_LENGTHS.name),
    locale: part.locale(),
  }),
  status: 202,
  refusals: ['FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/sign-in */
export const postSignIn = call({
  ...ofTheShop,
  id: 'postSignIn',
  method: 'POST',
  path: '/account/sign-in',
  summary: 'Signs in with e-mail and password; sets the cookies.',
  body: z.object({ email: pastedLine(CONTACT_LENGTHS.email, 0), password: anyPassword() }),
  answer: accountState,
  refusals: ['SIGN_IN_FAILED', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/sign-out [ACCOUNT-03] */
export const postSignOut = call({
  ...ofTheShop,
  id: 'postSignOut',
  method: 'POST',
  path: '/account/sign-out',
  summary: 'Ends the session and clears its cookies.',
  status: 204,
  refusals: ['FORBIDDEN'],
});

/** POST /account/password-reset */
export const postPasswordReset = call({
  ...ofTheShop,
  id: 'postPasswordReset',
  method: 'POST',
  path: '/account/password-reset',
  summary: 'Mails a link to reset the password. The response is the same for every address.',
  body: z.object({ email: email(), locale: part.locale() }),
  status: 202,
  refusals: ['FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/new-password: the link of a mail. */
export const postNewPassword = call({
  ...ofTheShop,
  id: 'postNewPassword',
  method: 'POST',
  path: '/account/new-password',
  summary: 'Sets the password with a mailed link, ends all other sessions and signs in.',
  body: z.object({ token: mailedToken(), password: password() }),
  answer: accountState,
  refusals: ['LINK_EXPIRED', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /account/password: changes the password while signed in. */
export const postPassword = call({
  ...ofTheShop,
  id: 'postPassword',
  method: 'POST',
  path: '/account/password',
  summary: 'Changes the password, ends all other sessions and renews the cookie.',
  body: z.object({ current: anyPassword(), next: password() }),
  answer: accountState,
  refusals: ['SIGN_IN_REQUIRED', 'SIGN_IN_FAILED', 'FORBIDDEN'],
  limit: 'strict',
});

/** POST /care/sign-in: the token that Google gave an agent. [CAREMODE-03] */
export const postCareSignIn = call({
  ...ofTheShop,
  id: 'postCareSignIn',
  method: 'POST',
  path: '/care/sign-in',
  summary: 'Checks an agent’s Google sign-in token and opens the customer-care mode.',
  body: z.object({ credential: z.string().check(z.minLength(1), z.maxLength(8_000)) }),
  status: 204,
  refusals: ['SIGN_IN_FAILED', 'NOT_CONFIGURED', 'FORBIDDEN'],
  limit: 'strict',
});

/** GET /care/embedded-token: replaces Google where agents sign in on the machine of a developer. */
export const getCareToken = call({
  ...ofTheShop,
  id: 'getCareToken',
  method: 'GET',
  path: '/care/embedded-token',
  summary: 'Sign-in token of an agent, if `CARE_CLIENT_ID` is `embedded`.',
  answer: answer({ credential: z.string() }),
  safe: true,
  refusals: ['NOT_CONFIGURED', 'FORBIDDEN'],
});

/** POST /care/sign-out */
export const postCareSignOut = call({
  ...ofTheShop,
  id: 'postCareSignOut',
  method: 'POST',
  path: '/care/sign-out',
  summary: 'Leaves the customer-care mode.',
  status: 204,
  refusals: ['FORBIDDEN'],
});
