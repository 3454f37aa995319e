import type {} from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import { policyOf, type PolicySources } from './security-policy.ts';

/** `Retry-After` in seconds of a page without data. */
const RETRY_AFTER = '2';

/** Sends a document under the policy that every page of the host lives with; one that is `unkept` is for one visitor alone. */
export function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  unkept = false,
  sources: PolicySources = {},
): FastifyReply {
  reply.helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(sources) },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
      // Pages of agents and checkouts are private; others depend on the cookies of the request.
      'cache-control': unkept ? 'private, no-store' : 'private, no-cache',
      vary: 'accept-encoding, cookie, user-agent',
      ...(status === 503 && !reply.hasHeader('retry-after') && { 'retry-after': RETRY_AFTER }),
    })
    .send(html);
}
