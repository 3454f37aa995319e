import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {} from '@fastify/cookie';
import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { addressKey } from '@staykit/gateway/http/limit-rate.ts';
import type { BackOfficeParts } from '../back-office-parts.ts';
import { checked } from '../registry/checked.ts';
import type { Resource } from '../registry/resource.ts';
import { isAllowed, type Role } from './roles.ts';
import { LEAST_PASSWORD, STAFF_SESSION, type StaffAccounts } from './staff-accounts.ts';

/** `__Host-`: of this host alone, of HTTPS or this machine, and of no domain. */
const COOKIE = '__Host-staff';
const CLOSED = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

const QUARTER = 15 * 60_000;

const text = z.string().check(z.minLength(1), z.maxLength(300));
const setUp = z.object({ token: text });
const finish = z.object({
  token: text,
  password: z
    .string(`expected at least ${LEAST_PASSWORD} characters`)
    .check(z.minLength(LEAST_PASSWORD, `expected at least ${LEAST_PASSWORD} characters`), z.maxLength(300)),
  code: text,
});
const signIn = z.object({ email: text, password: text, code: text });

/** The token of a request's session. */
export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

/** What a role may do: the app hides all else. */
function permissionsOf(role: Role, resources: readonly Resource[]) {
  return Object.fromEntries(
    resources
      .filter(({ roles }) => isAllowed(role, roles))
      .map(({ name, actions }) => [
        name,
        Object.keys(actions).filter((called) => isAllowed(role, actions[called]?.roles ?? [])),
      ]),
  );
}

/** Set-up, sign-in, sign-out, and who is signed in. */
export function staffRoutes(
  app: FastifyInstance,
  { parts, accounts }: { parts: BackOfficeParts; accounts: StaffAccounts },
  resources: readonly Resource[],
): void {
  /** Guesses of one address, over all accounts. */
  async function limited(request: FastifyRequest): Promise<void> {
    if (parts.signInLimit === 0) return;
    const { count, remainingMs } = await parts.sharedStore.count(
      `staff-sign-in:${addressKey(request)}`,
      QUARTER,
    );
    if (count > parts.signInLimit)
      throw new GatewayError(
        'RATE_LIMITED',
        'Too many sign-ins from this address.',
        Math.ceil(remainingMs / 1_000),
      );
  }
  const keep = (reply: FastifyReply, token: string) =>
    reply.setCookie(COOKIE, token, { ...CLOSED, maxAge: STAFF_SESSION.most / 1_000 });

  app.post('/session/set-up', async (request) => {
    await limited(request);
    return accounts.beginSetUp(checked(setUp, request.body).token);
  });
  app.post('/session/set-up/finish', async (request) => {
    await limited(request);
    const { token, password, code } = checked(finish, request.body);
    return { recoveryCodes: await accounts.finishSetUp(token, password, code) };
  });
  app.post('/session', async (request, reply) => {
    await limited(request);
    const { email, password, code } = checked(signIn, request.body);
    void keep(reply, await accounts.signIn(email, password, code, addressKey(request)));
    return reply.code(204).send();
  });
  app.get('/session', async (request) => {
    const { id, email, role } = await accounts.staffOf(tokenOf(request));
    return { id: String(id), email, role, permissions: permissionsOf(role, resources) };
  });
  app.delete('/session', async (request, reply) => {
    await accounts.signOut(tokenOf(request));
    void reply.clearCookie(COOKIE, CLOSED);
    return reply.code(204).send();
  });
}
