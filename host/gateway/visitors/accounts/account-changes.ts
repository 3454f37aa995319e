import { DELETION_CONFIRM_PATH, EMAIL_CONFIRM_PATH } from '@staykit/core/account/account-settings.ts';
import { toLocale, type Locale } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { queueMail } from '../../mail/outbox.ts';
import { keyedHash, keyedHashes, newToken } from '../keyed-hash.ts';
import {
  accountByEmail,
  accountById,
  insertRequest,
  moveToAddress,
  takeRequest,
  type AccountRecord,
} from './account-repository.ts';
import type { AccountParts, SignedIn } from './account-parts.ts';
import { createPasswordCheck } from './check-password.ts';
import { endAccount } from './end-account.ts';
import { createLinkLimit, LINKS_MAX, LINKS_WINDOW } from './link-limit.ts';
import { deleteSessionsOf } from './session-repository.ts';

/** Validity of links that change or delete an account, in minutes. */
export const REQUEST_MINUTES = { email: 24 * 60, deletion: 60 } as const;

/** What customers do to their account with a mailed link. */
export interface AccountChanges {
  /** Mails a link to a new address, if no other account has it. Throws `SIGN_IN_FAILED` for a wrong password. */
  askEmail(accountId: number, email: string, password: string): Promise<void>;
  /**
   * Gives an account its new address and tells the old one; bookings and gifts move along. Ends all other sessions.
   * Throws `LINK_EXPIRED`, also for the link of another account.
   */
  confirmEmail(accountId: number, link: string): Promise<SignedIn>;
  /** Mails a link that deletes the account, if there is one. */
  askDeletion(email: string, locale: Locale): Promise<void>;
  /** Deletes the account of a link. Throws `LINK_EXPIRED` and `STAYS_TO_COME`; the link then stays valid. */
  confirmDeletion(link: string): Promise<void>;
}

/** Creates the changes of accounts on a database. */
export function createAccountChanges(parts: AccountParts): AccountChanges {
  const { db, secret, sessions, store, clock } = parts;
  const { checkOwn } = createPasswordCheck(parts);
  const mayMail = createLinkLimit(secret, store);
  const hashesOf = (token: string) => keyedHashes(secret, 'request', token);
  const inMinutes = (minutes: number) => new Date(clock() + minutes * 60_000).toISOString();
  const expired = () => new GatewayError('LINK_EXPIRED', 'This link is invalid, expired or already used.');

  /** Stores a request of an account in place of an earlier one of its kind, and returns the secret of its link. */
  async function open(tx: Queryable, account: AccountRecord, kind: 'email' | 'deletion', email?: string) {
    const token = newToken();
    await insertRequest(tx, {
      hash: keyedHash(secret, 'request', token),
      accountId: account.id,
      kind,
      ...(email !== undefined && { email }),
      expiresAt: inMinutes(REQUEST_MINUTES[kind]),
    });
    return token;
  }

  return {
    async askEmail(accountId, email, password) {
      const account = await checkOwn(accountId, password);
      // An account writes to so many addresses an hour, whoever has them.
      const { count } = await store.count(`change:${accountId}`, LINKS_WINDOW);
      if (count > LINKS_MAX || !(await mayMail(email))) return;
      await db.transaction(async (tx) => {
        const other = await accountByEmail(tx, email);
        // Never told to who asks: the answer would say who has an account.
        if (other && other.id !== accountId && other.password !== undefined) return;
        const link = `${EMAIL_CONFIRM_PATH}#token=${await open(tx, account, 'email', email)}`;
        const data = { firstName: account.name, link };
        await queueMail(tx, {
          template: 'email-change',
          locale: toLocale(account.locale),
          to: email,
          data,
        });
      });
    },

    confirmEmail: (accountId, link) =>
      db.transaction(async (tx) => {
        const now = new Date(clock()).toISOString();
        const request = await takeRequest(tx, hashesOf(link), 'email', now);
        // A mistyped address is somebody else's mailbox: its link alone must not open this account.
        if (request?.email === undefined || request.accountId !== accountId) throw expired();
        const before = await accountById(tx, accountId);
        if (!before || !(await moveToAddress(tx, before, request.email, now))) throw expired();
        await deleteSessionsOf(tx, accountId);
        await queueMail(tx, {
          template: 'email-changed',
          locale: toLocale(before.locale),
          to: before.email,
          data: { firstName: before.name },
        });
        const account = { ...before, email: request.email };
        return { account, token: await sessions.open(tx, { kind: 'customer', accountId }) };
      }),

    async askDeletion(email, locale) {
      if (!(await mayMail(email))) return;
      await db.transaction(async (tx) => {
        const account = await accountByEmail(tx, email);
        if (!account) return;
        const link = `${DELETION_CONFIRM_PATH}#token=${await open(tx, account, 'deletion')}`;
        const data = { firstName: account.name, link, validMinutes: REQUEST_MINUTES.deletion };
        await queueMail(tx, { template: 'account-deletion', locale, to: account.email, data });
      });
    },

    confirmDeletion: (link) =>
      db.transaction(async (tx) => {
        const request = await takeRequest(tx, hashesOf(link), 'deletion', new Date(clock()).toISOString());
        const account = request && (await accountById(tx, request.accountId));
        if (!account) throw expired();
        await endAccount(tx, account, clock());
      }),
  };
}
