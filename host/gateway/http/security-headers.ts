import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from 'helmet';

/** Security headers of every answer. The policy allows nothing; pages set their own. */
export const SECURITY_SETTINGS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  frameguard: { action: 'deny' },
  // Two years. Browsers ignore it without TLS.
  hsts: { maxAge: 63_072_000, includeSubDomains: true },
  // Only for old browsers, or without effect on our answers.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies FastifyHelmetOptions;

/** The same headers as plain values, for errors that are sent before Fastify has a request. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = headersOf();

function headersOf(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(SECURITY_SETTINGS)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
