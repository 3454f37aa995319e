import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StudioError } from './studio-error.ts';

/** Who works in the studio. */
export interface Person {
  /** The name that the history keeps. */
  who: string;
  /** Page that the person came from; absent: from the terminal of this machine. */
  cameFrom?: string;
}

/** The way in. */
export interface StudioDoor {
  /** Token of the next link; another one after each use. Absent: there are no links. */
  token?(): string;
  /** Whether the page of a preview is asked for by somebody who is in the studio. Absent: it is not asked for here. */
  sees?(asked: PreviewRequest): boolean;
}

/** A request for something of a page of the preview. */
export interface PreviewRequest {
  cookies: string | undefined;
  /** Address of the browser; absent where it is not known. */
  address: string | undefined;
  /** Whether a script of the page sends it: those of the shop send no cookie. */
  isCall: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks the studio; set by its door. */
    person: Person;
  }
}

/** Where one comes in with a ticket: the one call that another site sends. */
export const TICKET_PATH = '/sign-in';

/** A random text that nobody guesses. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** The value of a cookie. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  (cookies ?? '')
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The same, taking the same time for every wrong answer. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Throws `FOREIGN` for another host name that leads here, for writes and for reads of another page than the studio's. */
export function refuseForeign(request: FastifyRequest, origin: string): void {
  if (request.headers.host?.toLowerCase() !== new URL(origin).host)
    throw new StudioError('FOREIGN', `The studio is at ${origin} alone.`);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (request.method === 'POST' && request.url === TICKET_PATH) return;
  if (!isRead && request.headers.origin !== origin)
    throw new StudioError('FOREIGN', 'Only the page of the studio may write.');
  const site = request.headers['sec-fetch-site'];
  const isPage = request.headers['sec-fetch-mode'] === 'navigate';
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isPage)
    throw new StudioError('FOREIGN', 'Only the page of the studio may read this.');
}

/**
 * Lets in whoever opens the printed link on this machine, and nobody else: calls need the session's cookie, the host name
 * of this machine (so that no other name can be led here), and writes the page's own origin. `onUsed` is told of the next
 * link once one was used, for people who lost their cookie. The session lives as long as the process.
 */
export function linkDoor(
  app: FastifyInstance,
  { origin, who, onUsed }: { origin: string; who: string; onUsed: (token: string) => void },
): StudioDoor {
  let token = newSecret();
  const session = newSecret();
  // Cookies of this machine are those of all its ports.
  const name = `studio-${new URL(origin).port}`;
  app.addHook('onRequest', async (request, reply) => {
    refuseForeign(request, origin);
    request.person = { who };
    if (isSame(cookieOf(request.headers.cookie, name) ?? '', session)) return undefined;
    const asked = new URL(request.url, origin).searchParams.get('token');
    if (request.method === 'GET' && asked !== null && isSame(asked, token)) {
      token = newSecret();
      onUsed(token);
      return reply
        .header('set-cookie', `${name}=${session}; HttpOnly; SameSite=Strict; Path=/`)
        .header('referrer-policy', 'no-referrer')
        .redirect('/', 303);
    }
    throw new StudioError('NOT_SIGNED_IN', 'Open the link that the command printed last: each works once.');
  });
  return { token: () => token };
}
