import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds that a browser that came by TLS keeps to it: two years. */
export const TLS_ONLY = 'max-age=63072000; includeSubDomains';

/** Headers of every answer, of refusals and of answers to requests that could not be read too. */
export const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Opened as a document an answer may do nothing; pages bring a policy of their own.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Sets the headers of every answer; whoever answers may set others in their place. */
export function setSafeHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(SAFE_HEADERS);
  void reply.header('X-Request-Id', request.id);
  if (request.protocol === 'https') void reply.header('Strict-Transport-Security', TLS_ONLY);
}
