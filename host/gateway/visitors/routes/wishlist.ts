import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteWish, getWish, getWishlist, postWish } from '@staykit/contract/visitor/wishlist.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import {
  addWish,
  isWished,
  moveWishes,
  removeWish,
  wishesOf,
  type WishOwner,
} from '../accounts/wish-repository.ts';
import { keyedHash, keyedHashes, newToken } from '../keyed-hash.ts';
import type { Visitors } from '../open-visitors.ts';
import { readCookies, setVisitor } from '../visitor-cookies.ts';
import { declare } from '../../http/declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** Wishlist of an account, or of a visitor who consented to storage. [PAPI-34] */
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

/** Owner of a request's wishlist: the account, else the visitor's cookie. */
export async function ownerOf(visitors: Visitors, request: FastifyRequest): Promise<WishOwner | undefined> {
  const { access, visitor } = readCookies(request);
  const session = await visitors.sessions.find(access, 'customer');
  if (session) return `account:${session.accountId}`;
  return visitor === undefined ? undefined : visitorOwner(visitors, visitor);
}

/** Owner key of a visitor without an account, which has taken over the wishes under keys of older secrets. */
export async function visitorOwner(
  { db, secret }: Pick<Visitors, 'db' | 'secret'>,
  token: string,
): Promise<WishOwner> {
  const [owner, ...older] = keyedHashes(secret, 'visitor', token).map((hash): WishOwner => `visitor:${hash}`);
  if (owner === undefined) throw new Error('keyedHashes gave none.');
  for (const from of older)
    if ((await wishesOf(db, from)).length > 0) await db.transaction((tx) => moveWishes(tx, from, owner));
  return owner;
}

function newVisitor({ secret }: Visitors, request: FastifyRequest, reply: FastifyReply): WishOwner {
  if (!readCookies(request).consent.has('preferences'))
    throw new GatewayError(
      'SIGN_IN_REQUIRED',
      'Without an account, the wishlist requires consent to preferences.',
    );
  const token = newToken();
  setVisitor(reply, token);
  return `visitor:${keyedHash(secret, 'visitor', token)}`;
}
