import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../widgets/contract/call.ts';
import { MOUNTS } from '../routes/declare.ts';
import { GatewayError } from './gateway-error.ts';
import { senderOf } from './own-page.ts';
import { whoMayMake } from './who-may-make.ts';

/** A day: how long a browser may keep the answer to a preflight. */
const PREFLIGHT_SECONDS = 86_400;

/** Who may read what anyone may ask for. */
export const OPEN_TO_READ = '*';

/** Headers of an answer that pages of other sites may read. */
export const READABLE_HEADERS = 'Retry-After, X-Request-Id';

/** The sites that writes may come from, besides the one that is asked. */
export interface TrustedSites {
  /** Host names of the shop and of the partners' own domains, without port. */
  hosts: readonly string[];
  /** Origins of the partner files: scheme, host and port. */
  origins: readonly string[];
}

/**
 * Who may make a call from a browser, as the call declares it. `anyone`: every page, without credentials. `partners`:
 * pages of the shop and of the origins of partner files; others are refused by the call itself, not by its preflight, which
 * a browser would show them as a fault of the network. `shop`: pages of the very site that is asked, and nobody who
 * carries its cookies from elsewhere. The headers are set before anything can fail, so that a page can read refusals
 * too. Refusing does not rest on the browser: what is not allowed is not done.
 */
export function openToOtherSites(
  app: FastifyInstance,
  calls: readonly Call[],
  trusted: TrustedSites = { hosts: [], origins: [] },
): void {
  const origins = new Set(trusted.origins.map((origin) => origin.toLowerCase()));
  const hosts = new Set(trusted.hosts.map((host) => host.toLowerCase()));
  const callAt = callFinder(calls);

  const isTrusted = (request: FastifyRequest, origin: string): boolean =>
    senderOf(request) === 'own' || origins.has(origin.toLowerCase()) || hosts.has(hostOf(origin));

  function admit(request: FastifyRequest, reply: FastifyReply, from: NonNullable<Call['from']>): void {
    const { origin } = request.headers;
    if (from === 'anyone') {
      void reply.header('Access-Control-Allow-Origin', OPEN_TO_READ);
      return;
    }
    // What a cache keeps of an answer for one origin is wrong for another.
    void reply.header('Vary', 'Origin');
    if (from === 'partners') {
      if (origin === undefined) return;
      const trusted = isTrusted(request, origin);
      // The refusal is for everybody to read: a page that may not write is to know that it is not the network.
      void reply.header('Access-Control-Allow-Origin', trusted ? origin : OPEN_TO_READ);
      if (!trusted && request.method !== 'OPTIONS') throw new GatewayError('FORBIDDEN', NOT_ALLOWED);
      return;
    }
    const sender = senderOf(request);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const carriesCookies = request.headers.cookie !== undefined;
    if (sender === 'other' || (sender === 'unknown' && carriesCookies && !reads)) {
      throw new GatewayError('FORBIDDEN', 'This call is made by pages of the shop alone.');
    }
  }

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('Access-Control-Expose-Headers', READABLE_HEADERS);
    if (request.method !== 'OPTIONS') {
      admit(request, reply, request.routeOptions.config.from ?? 'anyone');
      done();
      return;
    }
    const wanted = String(request.headers['access-control-request-method'] ?? 'GET').toUpperCase();
    const call = callAt(wanted, request.url.split('?')[0] ?? '');
    admit(request, reply, call ? whoMayMake(call) : 'anyone');
    void reply
      .header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE')
      .header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
      .header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
      .code(204)
      .send();
  });
}

const NOT_ALLOWED = 'This call is made by pages of the shop and of the origins in its partner files.';

function hostOf(origin: string): string {
  return /^https?:\/\/([^/:]+|\[[^\]]+\])(:\d+)?$/i.exec(origin)?.[1]?.toLowerCase() ?? '';
}

/** Finds the call that an address belongs to: a preflight asks before there is a request. */
function callFinder(calls: readonly Call[]): (method: string, path: string) => Call | undefined {
  const known = calls.map((call) => ({
    call,
    pattern: new RegExp(
      `^${(MOUNTS[call.base] + call.path)
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/:\w+/g, '[^/]+')}$`,
    ),
  }));
  return (method, path) =>
    known.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;
}
