import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Letters of ids that proxies make: UUIDs, hex, base64url, and the parts of cloud providers' ids. */
const REQUEST_ID = /^[\w.:=+/-]{8,128}$/;
/** W3C trace context, version 00, without the all-zero ids that it forbids. */
const TRACEPARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The id of a request: the proxy's `X-Request-Id` where there is a trusted one and it is well-formed, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, isProxied: boolean): string {
  const { 'x-request-id': given } = headers;
  return isProxied && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** The proxy's `traceparent`, under the same conditions. */
export function traceparentOf(headers: IncomingHttpHeaders, isProxied: boolean): string | undefined {
  const { traceparent } = headers;
  return isProxied && typeof traceparent === 'string' && TRACEPARENT.test(traceparent)
    ? traceparent
    : undefined;
}
