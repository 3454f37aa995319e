import type { FastifyInstance } from 'fastify';

/**
 * A `fetch` that asks a server of this process without a socket, so that pages use the same client as browsers.
 * Only paths are asked for: another site is refused.
 */
export function inProcessFetch(app: FastifyInstance) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('/') || url.startsWith('//'))
      throw new TypeError(`${url} is not served by this process.`);
    init.signal?.throwIfAborted();
    const { statusCode, headers, rawPayload } = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
      ...(init.signal && { signal: init.signal }),
    });
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    // A status without a body may not be given one, not even an empty one.
    const body = statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload);
    return new Response(body, { status: statusCode, headers: given });
  };
}
