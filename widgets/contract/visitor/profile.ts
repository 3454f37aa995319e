import * as z from 'zod/mini';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { answer } from '../answer-parts.ts';
import { bookingParams, byGuest } from '../booking/bookings.ts';
import { call } from '../call.ts';
import { line, lines, personName } from '../text-fields.ts';

/** How many people a customer may name who travel with them. */
export const COMPANIONS_MAX = 8;

/** One line that may be empty. */
const text = (max: number) => line(max, 0);
const name = () => personName(60).check(z.regex(/\S/, 'a name'));

/** Somebody who travels with a customer. */
const companion = { firstName: name(), lastName: name() };

/** What a customer lets the shop fill in; an empty text stands for none. */
const told = {
  firstName: name(),
  lastName: name(),
  phone: z.string().check(z.regex(/^(?:|[\d ()+-]{5,30})$/, 'a phone number')),
  /** Language of mails. */
  locale: z.enum(LOCALES),
  street: lines(200),
  zipCode: text(12),
  city: text(100),
  /** ISO 3166-1, or empty. */
  country: z.string().check(z.regex(/^(?:|[A-Z]{2})$/, 'a country of two capitals')),
};

const ofTheShop = { base: 'gateway', from: 'shop' } as const;

/** GET /account/profile */
export const getProfile = call({
  ...ofTheShop,
  id: 'getProfile',
  method: 'GET',
  path: '/account/profile',
  summary: 'What a customer lets the shop fill in, and who travels with them; requires the session.',
  answer: answer({
    /** Address of the account. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    locale: z.enum(LOCALES),
    street: z.string(),
    zipCode: z.string(),
    city: z.string(),
    country: z.string(),
    companions: z.array(answer({ firstName: z.string(), lastName: z.string() })),
  }),
  refusals: ['SIGN_IN_REQUIRED'],
  safe: true,
});

/** POST /account/profile */
export const postProfile = call({
  ...ofTheShop,
  id: 'postProfile',
  method: 'POST',
  path: '/account/profile',
  summary: 'Replaces what a customer lets the shop fill in; requires the session.',
  body: z.object(told),
  status: 204,
  refusals: ['SIGN_IN_REQUIRED', 'FORBIDDEN'],
  safe: false,
  limit: 'form',
});

/** POST /account/companions */
export const postCompanions = call({
  ...ofTheShop,
  id: 'postCompanions',
  method: 'POST',
  path: '/account/companions',
  summary: 'Replaces the list of who travels with a customer; requires the session.',
  body: z.object({ companions: z.array(z.object(companion)).check(z.maxLength(COMPANIONS_MAX)) }),
  status: 204,
  refusals: ['SIGN_IN_REQUIRED', 'FORBIDDEN'],
  safe: false,
  limit: 'form',
});

/** POST /account/bookings/{bookingNumber}: an account in one press. */
export const postBookingAccount = call({
  ...ofTheShop,
  id: 'postBookingAccount',
  method: 'POST',
  path: '/account/bookings/:bookingNumber',
  summary:
    'Creates an account for the guest of a booking, with the name and phone that were booked with; a mailed link sets the password.',
  params: bookingParams,
  body: z.object(byGuest),
  status: 202,
  refusals: ['BOOKING_NOT_FOUND', 'FORBIDDEN'],
  safe: false,
  limit: 'strict',
});
