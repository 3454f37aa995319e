import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteWish, getWish, getWishlist, postWish } from '../../../widgets/contract/wishlist.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { addWish, isWished, removeWish, wishesOf, type WishOwner } from '../repositories/wish-repository.ts';
import { keyedHash, newToken } from '../visitors/keyed-hash.ts';
import type { Visitors } from '../visitors/open-visitors.ts';
import { readCookies, setVisitor } from '../visitors/visitor-cookies.ts';
import { declare } from './declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** The wishlist of an account, or of a visitor who allowed to be remembered. [PAPI-34] */
export function wishlistRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getWishlist, async ({ request }) => {
    const visitors = visitorsOf(parts);
    const owner = await ownerOf(visitors, request);
    return { productIds: owner ? await wishesOf(visitors.db, owner) : [] };
  });
  declare(app, getWish, async ({ params: { productId }, request }) => {
    const visitors = visitorsOf(parts);
    const owner = await ownerOf(visitors, request);
    return { productId, wished: owner !== undefined && (await isWished(visitors.db, owner, productId)) };
  });
  declare(app, postWish, async ({ params: { productId }, request, reply }) => {
    const visitors = visitorsOf(parts);
    const owner = (await ownerOf(visitors, request)) ?? newVisitor(visitors, request, reply);
    const now = new Date(parts.clock()).toISOString();
    await visitors.db.transaction((tx) => addWish(tx, owner, productId, now));
    return { productId, wished: true };
  });
  declare(app, deleteWish, async ({ params: { productId }, request }) => {
    const visitors = visitorsOf(parts);
    const owner = await ownerOf(visitors, request);
    if (owner) await removeWish(visitors.db, owner, productId);
    return { productId, wished: false };
  });
}

/** Whose wishlist a request is about: the account's, else that of the visitor's cookie. */
export async function ownerOf(
  { sessions, secret }: Visitors,
  request: FastifyRequest,
): Promise<WishOwner | undefined> {
  const { access, visitor } = readCookies(request);
  const session = await sessions.find(access, 'customer');
  if (session) return `account:${session.accountId}`;
  return visitor === undefined ? undefined : visitorOwner(secret, visitor);
}

/** What the wishes of a visitor without an account are kept under. */
export function visitorOwner(secret: string, token: string): WishOwner {
  return `visitor:${keyedHash(secret, 'visitor', token)}`;
}

function newVisitor({ secret }: Visitors, request: FastifyRequest, reply: FastifyReply): WishOwner {
  if (!readCookies(request).consent.has('preferences'))
    throw new GatewayError(
      'SIGN_IN_REQUIRED',
      'Without an account, wishes are kept once the visitor allows it.',
    );
  const token = newToken();
  setVisitor(reply, token);
  return visitorOwner(secret, token);
}
