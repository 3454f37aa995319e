import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';

/** Remote address of in-process requests. No connection has it, so no visitor can claim it. */
const IN_PROCESS = 'in-process';

/** Whether `inProcessFetch` made a request: limits and logs are for visitors, and pages are none. */
export const isInProcess = ({ raw }: { raw: { socket?: { remoteAddress?: string | undefined } } }): boolean =>
  raw.socket?.remoteAddress === IN_PROCESS;

/**
 * A `fetch` that calls a server of this process without a socket, so that pages and browsers share one client and one
 * server. Takes paths only and refuses other origins. It also works while the server closes: a page that was begun is
 * finished.
 */
export function inProcessFetch(app: Pick<FastifyInstance, 'routing'>) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (!url.startsWith('/') || url.startsWith('//'))
      throw new TypeError(`${url} is not served by this process.`);
    init.signal?.throwIfAborted();
    const { statusCode, headers, rawPayload } = await inject(
      (request, reply) => app.routing(request, reply),
      {
        method: init.method === 'POST' ? 'POST' : 'GET',
        url,
        remoteAddress: IN_PROCESS,
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === 'string' && { payload: init.body }),
        ...(init.signal && { signal: init.signal }),
      },
    );
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    // A `Response` with one of these statuses must not have a body, not even an empty one.
    const body = statusCode === 204 || statusCode === 304 ? null : new Uint8Array(rawPayload);
    return new Response(body, { status: statusCode, headers: given });
  };
}
