import { NEW_PASSWORD_PATH } from '../../../widgets/core/account/account-settings.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { dayInUtc } from '../calendar-day.ts';
import type { Database, Queryable } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import {
  accountByEmail,
  accountById,
  openAccount,
  replaceLink,
  storePassword,
  takeLink,
  type AccountRecord,
} from '../repositories/account-repository.ts';
import { comingStays, forgetPerson } from '../repositories/forget-person.ts';
import { deleteSessionsOf } from '../repositories/session-repository.ts';
import type { SharedStore } from '../shared-store.ts';
import { keyedHash, newToken } from './keyed-hash.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** Minutes in which the link of a mail works. */
export const LINK_MINUTES = { confirm: 24 * 60, reset: 60 } as const;

/** Wrong passwords for one e-mail in a quarter of an hour, from wherever they come. */
export const FAILURES_MAX = 20;
const FAILURES_WINDOW = 15 * 60_000;

/** Mails with a link to one address in an hour: whoever asks for more annoys somebody else. */
export const LINKS_MAX = 5;
const LINKS_WINDOW = 60 * 60_000;

/** Accounts of customers. */
export interface Accounts {
  /** Mails the link that opens an account, or one to a new password where there is an account already. */
  signUp(person: { email: string; name: string; locale: Locale }): Promise<void>;
  /** The account of e-mail and password, and the token of its new session. */
  signIn(email: string, password: string, before: string | undefined): Promise<SignedIn>;
  /** Mails a link to a new password, where there is an account. */
  askReset(email: string, locale: Locale): Promise<void>;
  /** Sets a password by the link of a mail; ends every other session. */
  setByLink(link: string, password: string): Promise<SignedIn>;
  /** Sets another password; ends every other session. */
  change(accountId: number, current: string, next: string): Promise<SignedIn>;
  /** Removes the account and the person from all that is kept, unless a stay is still to come. */
  end(accountId: number, password: string): Promise<void>;
  byId(accountId: number): Promise<AccountRecord | undefined>;
}

/** Somebody who has just signed in. */
export interface SignedIn {
  account: AccountRecord;
  token: string;
}

/** What accounts are kept with. */
export interface AccountParts {
  db: Database;
  secret: string;
  sessions: Sessions;
  passwords: Passwords;
  store: SharedStore;
  clock(): number;
}

/** Accounts in a database. */
export function createAccounts(parts: AccountParts): Accounts {
  const { db, secret, sessions, passwords, store, clock } = parts;
  const at = (instant: number) => new Date(instant).toISOString();
  const emailKey = (email: string) => keyedHash(secret, 'email', email.toLowerCase()).slice(0, 22);
  /** Whether an address may be sent another link. Nobody is told: the answer would say who asked before. */
  const mayMail = async (email: string) =>
    (await store.count(`link:${emailKey(email)}`, LINKS_WINDOW)).count <= LINKS_MAX;
  const linkHash = (token: string) => keyedHash(secret, 'link', token);

  async function mailLink(tx: Queryable, account: AccountRecord, locale: Locale): Promise<void> {
    const purpose = account.password === undefined ? 'confirm' : 'reset';
    const token = newToken();
    const validMinutes = LINK_MINUTES[purpose];
    await replaceLink(tx, {
      hash: linkHash(token),
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

  /** Sets a password, ends all sessions of the account and opens the one of whoever set it. */
  async function setPassword(tx: Queryable, accountId: number, stored: string): Promise<SignedIn> {
    await storePassword(tx, accountId, stored, at(clock()));
    await deleteSessionsOf(tx, accountId);
    const account = await accountById(tx, accountId);
    if (!account) throw new GatewayError('LINK_EXPIRED', 'There is no such account any more.');
    return { account, token: await sessions.open(tx, { kind: 'customer', accountId }) };
  }

  return {
    async signUp(person) {
      if (!(await mayMail(person.email))) return;
      await db.transaction(async (tx) => {
        await mailLink(tx, await openAccount(tx, person, at(clock())), person.locale);
      });
    },

    async signIn(email, password, before) {
      const failures = `sign-in:${emailKey(email)}`;
      const account = await accountByEmail(db, email);
      if (Number((await store.get(`${failures}:full`)) ?? 0))
        throw new GatewayError('RATE_LIMITED', 'Too many wrong passwords for this e-mail.', 60);
      if (!(await passwords.matches(password, account?.password)) || !account) {
        const { count, remainingMs } = await store.count(failures, FAILURES_WINDOW);
        if (count >= FAILURES_MAX) await store.set(`${failures}:full`, '1', remainingMs);
        throw new GatewayError('SIGN_IN_FAILED', 'E-mail and password do not belong together.');
      }
      const stronger = account.password && passwords.isWeak(account.password);
      const stored = stronger ? await passwords.store(password) : undefined;
      const token = await db.transaction(async (tx) => {
        if (stored) await storePassword(tx, account.id, stored, at(clock()));
        // A session from before signing in could be somebody else's gift.
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
        const accountId = await takeLink(tx, linkHash(link), at(clock()));
        if (accountId === undefined)
          throw new GatewayError('LINK_EXPIRED', 'This link was used, is too old, or never was.');
        return setPassword(tx, accountId, stored);
      });
    },

    async change(accountId, current, next) {
      const account = await accountById(db, accountId);
      if (!(await passwords.matches(current, account?.password)))
        throw new GatewayError('SIGN_IN_FAILED', 'The present password is another one.');
      const stored = await passwords.store(next);
      return db.transaction((tx) => setPassword(tx, accountId, stored));
    },

    async end(accountId, password) {
      const account = await accountById(db, accountId);
      if (!account || !(await passwords.matches(password, account.password)))
        throw new GatewayError('SIGN_IN_FAILED', 'The password is another one.');
      await db.transaction(async (tx) => {
        if ((await comingStays(tx, account.email, dayInUtc(clock()))).length > 0)
          throw new GatewayError(
            'STAYS_TO_COME',
            'A stay that was booked with this e-mail is still to come.',
          );
        await forgetPerson(tx, account.email);
      });
    },

    byId: (accountId) => accountById(db, accountId),
  };
}
