import type { FastifyInstance } from 'fastify';
import { getCareToken, postCareSignIn, postCareSignOut } from '@staykit/contract/visitor/account.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import { clearCare, readCookies, setCare } from '../visitor-cookies.ts';
import { declare } from '../../http/declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** Sign-in to the customer-care mode with Google. [CAREMODE-03] */
export function careRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postCareSignIn, async ({ body, request, reply }) => {
    const { care, db, sessions } = visitorsOf(parts);
    if (!care)
      throw new NotConfiguredError('CARE_CLIENT_ID, CARE_DOMAIN', 'Sign-in of agents is not configured.');
    const known = await care.check(body.credential);
    if (!known)
      throw new GatewayError(
        'SIGN_IN_FAILED',
        'This token is expired or does not belong to an agent of this shop.',
      );
    const token = await db.transaction(async (tx) => {
      await sessions.end(tx, readCookies(request).care);
      return sessions.open(tx, { kind: 'care', agent: known.agent });
    });
    setCare(reply, token);
    return reply.send();
  });
  declare(app, getCareToken, () => {
    const { issuer } = visitorsOf(parts);
    if (!issuer) throw new NotConfiguredError('CARE_CLIENT_ID', 'Agents sign in with Google only.');
    return { credential: issuer.issue('agent') };
  });
  declare(app, postCareSignOut, async ({ request, reply }) => {
    const { db, sessions } = visitorsOf(parts);
    await sessions.end(db, readCookies(request).care);
    clearCare(reply);
    return reply.send();
  });
}
