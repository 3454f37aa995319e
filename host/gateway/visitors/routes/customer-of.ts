import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { AccountRecord } from '../accounts/account-repository.ts';
import type { Visitors } from '../open-visitors.ts';
import { readCookies } from '../visitor-cookies.ts';

/** The signed-in customer. Throws `SIGN_IN_REQUIRED` if there is none. */
export async function customerOf(
  { sessions, accounts }: Visitors,
  request: FastifyRequest,
): Promise<AccountRecord> {
  const session = await sessions.find(readCookies(request).access, 'customer');
  const account = session && (await accounts.byId(session.accountId));
  if (!account) throw new GatewayError('SIGN_IN_REQUIRED', 'Not signed in.');
  return account;
}
