import { GatewayError } from '../../errors/gateway-error.ts';
import type { AccountParts } from './account-parts.ts';
import { accountById, type AccountRecord } from './account-repository.ts';
import { emailKey } from './link-limit.ts';
import { deleteSessionsOf } from './session-repository.ts';

/** Wrong passwords for an e-mail in a quarter of an hour, from any address and in whatever call. */
export const FAILURES_MAX = 20;
const FAILURES_WINDOW = 15 * 60_000;

/** Checks passwords and counts the wrong ones: at the limit none is looked at for a while. */
interface PasswordCheck {
  /** At a sign-in, where there may be no account. Throws SIGN_IN_FAILED and RATE_LIMITED. */
  checkPassword(email: string, password: string, account?: AccountRecord): Promise<AccountRecord>;
  /** In a session; at the limit all sessions of the account end, since one may be stolen. Throws the same. */
  checkOwn(accountId: number, password: string): Promise<AccountRecord>;
}

/** Creates the check of accounts. */
export function createPasswordCheck({ db, secret, passwords, store }: AccountParts): PasswordCheck {
  /** Returns the account, or how many wrong passwords there were. */
  async function check(email: string, password: string, account?: AccountRecord) {
    const failures = `sign-in:${emailKey(secret, email)}`;
    if (Number((await store.get(`${failures}:full`)) ?? 0))
      throw new GatewayError('RATE_LIMITED', 'Too many wrong passwords for this e-mail address.', 60);
    if ((await passwords.matches(password, account?.password)) && account) return account;
    const { count, remainingMs } = await store.count(failures, FAILURES_WINDOW);
    if (count >= FAILURES_MAX) await store.set(`${failures}:full`, '1', remainingMs);
    return count;
  }

  return {
    async checkPassword(email, password, account) {
      const checked = await check(email, password, account);
      if (typeof checked === 'object') return checked;
      throw new GatewayError('SIGN_IN_FAILED', 'Wrong e-mail address or password.');
    },
    async checkOwn(accountId, password) {
      const account = await accountById(db, accountId);
      const checked = await check(account?.email ?? '', password, account);
      if (typeof checked === 'object') return checked;
      if (checked >= FAILURES_MAX) await deleteSessionsOf(db, accountId);
      throw new GatewayError('SIGN_IN_FAILED', 'The password is wrong.');
    },
  };
}
