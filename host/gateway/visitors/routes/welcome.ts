import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/account-parts.ts';
import { moveWishes, wishesOf } from '../accounts/wish-repository.ts';
import type { Visitors } from '../open-visitors.ts';
import { clearVisitor, readCookies, setAccount } from '../visitor-cookies.ts';
import { visitorOwner } from './wishlist.ts';

/** Sets the session cookies, and moves the visitor's wishlist to the account. */
export async function welcome(
  { db, secret, sessions }: Visitors,
  { account, token }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { visitor, care } = readCookies(request);
  const owner = `account:${account.id}` as const;
  if (visitor !== undefined) {
    const from = await visitorOwner({ db, secret }, visitor);
    await db.transaction((tx) => moveWishes(tx, from, owner));
    clearVisitor(reply);
  }
  setAccount(reply, token, account.id);
  return {
    signedIn: true,
    care: (await sessions.find(care, 'care')) !== undefined,
    name: account.name,
    wishes: (await wishesOf(db, owner)).length,
  };
}
