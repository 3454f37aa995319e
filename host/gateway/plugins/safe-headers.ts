import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from 'helmet';

/** Headers of every answer. Opened as a document an answer may do nothing: pages bring a policy of their own. */
export const SAFE_SETTINGS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  frameguard: { action: 'deny' },
  // Two years. Browsers follow it where they came by TLS, and nowhere else.
  hsts: { maxAge: 63_072_000, includeSubDomains: true },
  // For browsers that are gone, or what no answer of ours needs.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies FastifyHelmetOptions;

/** The same headers for an answer that no hook of Fastify meets: to a request that could not be read. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = headersOf();

function headersOf(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(SAFE_SETTINGS)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
