import type { FastifyInstance } from 'fastify';
import {
  getProfile,
  postBookingAccount,
  postCompanions,
  postProfile,
} from '@staykit/contract/visitor/profile.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import { ownBooking } from '../../selling/booking/own-booking.ts';
import { storeProfile } from '../accounts/account-repository.ts';
import { customerOf } from './customer-of.ts';
import { inEvenTime } from './in-even-time.ts';
import { visitorsOf } from './visitors-of.ts';

/** What customers let the shop fill in for them. */
export function profileRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getProfile, async ({ request }) => {
    const { email, name, locale, profile } = await customerOf(visitorsOf(parts), request);
    // Who signed up told one name: its first word is the best guess.
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    return {
      firstName,
      lastName: rest.join(' '),
      phone: '',
      street: '',
      zipCode: '',
      city: '',
      country: '',
      companions: [],
      ...profile,
      email,
      locale: toLocale(locale),
    };
  });
  declare(app, postProfile, async ({ body, request, reply }) => {
    const { db } = visitorsOf(parts);
    const { id } = await customerOf(visitorsOf(parts), request);
    const { locale, ...told } = body;
    const name = `${told.firstName.trim()} ${told.lastName.trim()}`;
    await storeProfile(db, id, told, { name, locale });
    return reply.send();
  });
  declare(app, postCompanions, async ({ body, request, reply }) => {
    const { db } = visitorsOf(parts);
    const { id } = await customerOf(visitorsOf(parts), request);
    await storeProfile(db, id, { companions: body.companions });
    return reply.send();
  });
  declare(app, postBookingAccount, async ({ params, body, reply }) => {
    const { db, accounts } = visitorsOf(parts);
    const { email, guest, locale } = await ownBooking(db, params.bookingNumber, body.email);
    const { firstName, lastName, phone = '' } = guest;
    const profile = { firstName, lastName, phone };
    // The link goes to the address of the booking: whoever pressed the button learns nothing of an account.
    await inEvenTime(accounts.signUp({ email, name: `${firstName} ${lastName}`.trim(), locale, profile }));
    return reply.send();
  });
}
