import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { StudioError } from './studio-error.ts';

/** The way in: one link that works once, and a session that lives as long as the process. */
export interface StudioDoor {
  /** Token of the next link; another one after each use. */
  token(): string;
}

const secret = () => randomBytes(24).toString('base64url');

/** The same, taking the same time for every wrong answer. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Lets in whoever opens the printed link on this machine, and nobody else: calls need the session's cookie, the host name
 * of this machine (so that no other name can be led here), and writes the page's own origin. `onUsed` is told of the next
 * link once one was used, for people who lost their cookie.
 */
export function studioDoor(
  app: FastifyInstance,
  { port, onUsed }: { port: number; onUsed: (token: string) => void },
): StudioDoor {
  let token = secret();
  const session = secret();
  const start = `studio-${port}=`;
  app.addHook('onRequest', async (request, reply) => {
    const origin = `http://127.0.0.1:${port}`;
    if (`http://${request.headers.host ?? ''}` !== origin)
      throw new StudioError('FOREIGN', `The studio is at ${origin} alone.`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.headers.origin !== origin)
      throw new StudioError('FOREIGN', 'Only the page of the studio may write.');
    const site = request.headers['sec-fetch-site'];
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isPage)
      throw new StudioError('FOREIGN', 'Only the page of the studio may read this.');
    const cookies = (request.headers.cookie ?? '').split(/;\s*/);
    const given = cookies.find((one) => one.startsWith(start))?.slice(start.length);
    if (given !== undefined && isSame(given, session)) return undefined;
    const asked = new URL(request.url, origin).searchParams.get('token');
    if (request.method === 'GET' && asked !== null && isSame(asked, token)) {
      token = secret();
      onUsed(token);
      return reply
        .header('set-cookie', `${start}${session}; HttpOnly; SameSite=Strict; Path=/`)
        .header('referrer-policy', 'no-referrer')
        .redirect('/', 303);
    }
    throw new StudioError('NOT_SIGNED_IN', 'Open the link that the command printed last: each works once.');
  });
  return { token: () => token };
}
