import type { FastifyInstance } from 'fastify';
import {
  getReceivedGifts,
  postAccountEmail,
  postDeletionConfirmation,
  postDeletionLink,
  postEmailConfirmation,
  postReceivedGift,
} from '@staykit/contract/visitor/account-changes.ts';
import { ACCOUNT_BOOKINGS_MAX } from '@staykit/core/account/account-booking.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { keepReceivedGift, receivedGifts } from '../../gifts/delivery/received-gifts.ts';
import { declare } from '../../http/declare.ts';
import { clearAccount, readCookies, setAccount } from '../visitor-cookies.ts';
import { customerOf } from './customer-of.ts';
import { inEvenTime } from './in-even-time.ts';
import { visitorsOf } from './visitors-of.ts';

/** Gifts that customers received, and what they change with a mailed link. */
export function accountChangeRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getReceivedGifts, async ({ request }) => {
    const { db } = visitorsOf(parts);
    const account = await customerOf(visitorsOf(parts), request);
    return { gifts: await receivedGifts(db, account, parts.clock(), ACCOUNT_BOOKINGS_MAX) };
  });
  declare(app, postReceivedGift, async ({ body, request, reply }) => {
    const { db } = visitorsOf(parts);
    const { id } = await customerOf(visitorsOf(parts), request);
    await keepReceivedGift(db, id, body, parts.clock());
    return reply.send();
  });
  declare(app, postAccountEmail, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    const { id } = await customerOf(visitors, request);
    await inEvenTime(visitors.changes.askEmail(id, body.email, body.password));
    return reply.send();
  });
  declare(app, postEmailConfirmation, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    const { id } = await customerOf(visitors, request);
    const { token } = await visitors.changes.confirmEmail(id, body.token);
    setAccount(reply, token, id);
    return reply.send();
  });
  declare(app, postDeletionLink, async ({ body, reply }) => {
    await inEvenTime(visitorsOf(parts).changes.askDeletion(body.email, toLocale(body.locale)));
    return reply.send();
  });
  declare(app, postDeletionConfirmation, async ({ body, request, reply }) => {
    const visitors = visitorsOf(parts);
    await visitors.changes.confirmDeletion(body.token);
    // Who is signed in to another account stays so.
    if (!(await visitors.sessions.find(readCookies(request).access, 'customer'))) clearAccount(reply);
    return reply.send();
  });
}
