import { NEW_PASSWORD_PATH } from '@staykit/core/account/account-settings.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { AccountParts, SignedIn } from './account-parts.ts';
import { endAccount } from './end-account.ts';
import {
  accountByEmail,
  accountById,
  deleteRequestsOf,
  openAccount,
  replaceLink,
  storePassword,
  storeProfile,
  takeLink,
  type AccountRecord,
  type Profile,
} from './account-repository.ts';
import { createPasswordCheck } from './check-password.ts';
import { createLinkLimit } from './link-limit.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { keyedHash, keyedHashes, newToken } from '../keyed-hash.ts';

/** Validity of links in mails, in minutes. */
export const LINK_MINUTES = { confirm: 24 * 60, reset: 60 } as const;

/** Who wants an account; `profile` is kept where the account is new. */
export interface NewCustomer {
  email: string;
  name: string;
  locale: Locale;
  profile?: Profile;
}

/** Customer accounts. */
export interface Accounts {
  /** Mails the link to a new account, or one to reset the password of an existing account. */
  signUp(person: NewCustomer): Promise<void>;
  /** Signs in; returns the account and its session token. */
  signIn(email: string, password: string, before: string | undefined): Promise<SignedIn>;
  /** Mails a reset link, if there is an account. */
  askReset(email: string, locale: Locale): Promise<void>;
  /** Sets a password by a link; ends all other sessions. */
  setByLink(link: string, password: string): Promise<SignedIn>;
  /** Changes the password; ends all other sessions. */
  change(accountId: number, current: string, next: string): Promise<SignedIn>;
  /** Deletes the account and erases the person from all tables, unless a stay is still to come. */
  end(accountId: number, password: string): Promise<void>;
  byId(accountId: number): Promise<AccountRecord | undefined>;
}

/** Creates accounts on a database. */
export function createAccounts(parts: AccountParts): Accounts {
  const { db, secret, sessions, passwords, store, clock } = parts;
  const at = (instant: number) => new Date(instant).toISOString();
  const mayMail = createLinkLimit(secret, store);
  const { checkPassword, checkOwn } = createPasswordCheck(parts);

  async function mailLink(tx: Queryable, account: AccountRecord, locale: Locale): Promise<void> {
    const purpose = account.password === undefined ? 'confirm' : 'reset';
    const token = newToken();
    const validMinutes = LINK_MINUTES[purpose];
    await replaceLink(tx, {
      hash: keyedHash(secret, 'link', token),
      accountId: account.id,
      purpose,
      expiresAt: at(clock() + validMinutes * 60_000),
    });
    const link = `${NEW_PASSWORD_PATH}#token=${token}`;
    const mail = { locale, to: account.email };
    await (purpose === 'confirm'
      ? queueMail(tx, { ...mail, template: 'account-confirmation', data: { firstName: account.name, link } })
      : queueMail(tx, {
          ...mail,
          template: 'password-reset',
          data: { firstName: account.name, link, validMinutes },
        }));
  }

  /** Sets a password, ends all sessions of the account and opens a new one. */
  async function setPassword(tx: Queryable, accountId: number, stored: string): Promise<SignedIn> {
    await storePassword(tx, accountId, stored, at(clock()));
    await deleteSessionsOf(tx, accountId);
    // Who asked for another address with the former password may not be its owner.
    await deleteRequestsOf(tx, accountId);
    const account = await accountById(tx, accountId);
    if (!account) throw new GatewayError('LINK_EXPIRED', 'This account no longer exists.');
    return { account, token: await sessions.open(tx, { kind: 'customer', accountId }) };
  }

  return {
    async signUp(person) {
      if (!(await mayMail(person.email))) return;
      await db.transaction(async (tx) => {
        const account = await openAccount(tx, person, at(clock()));
        if (person.profile && account.password === undefined)
          await storeProfile(tx, account.id, person.profile);
        await mailLink(tx, account, person.locale);
      });
    },

    async signIn(email, password, before) {
      const account = await checkPassword(email, password, await accountByEmail(db, email));
      const stronger = account.password && passwords.isWeak(account.password);
      const stored = stronger ? await passwords.store(password) : undefined;
      const token = await db.transaction(async (tx) => {
        if (stored) await storePassword(tx, account.id, stored, at(clock()));
        // Session fixation: a session from before the sign-in may be another person's.
        await sessions.end(tx, before);
        return sessions.open(tx, { kind: 'customer', accountId: account.id });
      });
      return { account, token };
    },

    async askReset(email, locale) {
      if (!(await mayMail(email))) return;
      await db.transaction(async (tx) => {
        const account = await accountByEmail(tx, email);
        if (account) await mailLink(tx, account, locale);
      });
    },

    async setByLink(link, password) {
      const stored = await passwords.store(password);
      return db.transaction(async (tx) => {
        const accountId = await takeLink(tx, keyedHashes(secret, 'link', link), at(clock()));
        if (accountId === undefined)
          throw new GatewayError('LINK_EXPIRED', 'This link is invalid, expired or already used.');
        return setPassword(tx, accountId, stored);
      });
    },

    async change(accountId, current, next) {
      await checkOwn(accountId, current);
      const stored = await passwords.store(next);
      return db.transaction((tx) => setPassword(tx, accountId, stored));
    },

    async end(accountId, password) {
      const account = await checkOwn(accountId, password);
      await db.transaction((tx) => endAccount(tx, account, clock()));
    },

    byId: (accountId) => accountById(db, accountId),
  };
}
