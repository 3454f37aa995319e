import type { FastifyInstance } from 'fastify';
import {
  cookieOf,
  newSecret,
  refuseForeign,
  TICKET_PATH,
  type Person,
  type StudioDoor,
} from './studio-door.ts';
import { StudioError } from './studio-error.ts';

/** Whom a ticket lets in. */
export interface Visitor extends Required<Person> {
  /** The partner that is opened first; empty: the list of all. */
  slug: string;
}

/** Reads a ticket that a page of `sender` sent. Undefined: forged, over, used before, or of another sender. */
export type ReadTicket = (ticket: string, sender: string | undefined) => Visitor | undefined;

/** Milliseconds after which a session ends; the draft is kept by then, with each change. */
const SESSION_MS = 3_600_000;

const SESSION_COOKIE = '__Host-studio';
/** Of the preview's hosts too, which are below that of the studio: it opens them, and nothing else. */
const PREVIEW_COOKIE = '__Secure-studio-preview';

interface Session extends Person {
  /** Instant in ms since 1970. */
  until: number;
  /** Value of the cookie that opens the preview. */
  preview: string;
  /** Address that last asked for a page of the preview. */
  address?: string;
}

/**
 * Lets in whoever brings a ticket of the back office, and nobody else. Each ticket opens a session of its own, which ends
 * after an hour, or when the person signs out.
 */
export function ticketDoor(
  app: FastifyInstance,
  { origin, clock, readTicket }: { origin: string; clock: () => number; readTicket: ReadTicket },
): StudioDoor {
  const sessions = new Map<string, Session>();
  const openOnes = () => {
    for (const [key, { until }] of sessions) if (until <= clock()) sessions.delete(key);
    return sessions;
  };
  const { hostname } = new URL(origin);
  const cookies = (session: string, preview: string, seconds: number) => {
    const closed = `Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Strict`;
    return [
      `${SESSION_COOKIE}=${session}; ${closed}`,
      `${PREVIEW_COOKIE}=${preview}; Domain=${hostname}; ${closed}`,
    ];
  };

  app.addHook('onRequest', async (request) => {
    refuseForeign(request, origin);
    if (request.method === 'POST' && request.url === TICKET_PATH) return;
    const session = openOnes().get(cookieOf(request.headers.cookie, SESSION_COOKIE) ?? '');
    if (!session)
      throw new StudioError(
        'NOT_SIGNED_IN',
        request.url.startsWith('/api/')
          ? 'Your hour here is over. Press "Edit in the studio" in the back office, in another tab: what was not kept yet stays in this one and is sent with the next change.'
          : 'Nobody is signed in here, or the hour is over: press "Edit in the studio" in the back office.',
      );
    request.person = session;
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.post<{ Body: { ticket?: unknown } | null }>(TICKET_PATH, ({ body, headers }, reply) => {
    const visitor = readTicket(String(body?.ticket), headers.origin);
    if (!visitor)
      throw new StudioError(
        'NOT_SIGNED_IN',
        'This way in was used, or is older than a minute: go back and press "Edit in the studio" again.',
      );
    const { slug, ...person } = visitor;
    const [session, preview] = [newSecret(), newSecret()];
    openOnes().set(session, { ...person, preview, until: clock() + SESSION_MS });
    const address = `/#${encodeURIComponent(slug)}`;
    // A page that goes on by itself: a browser sends no `SameSite=Strict` cookie where another site's form led to.
    return reply
      .header('set-cookie', cookies(session, preview, SESSION_MS / 1_000))
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}"><title>Staykit studio</title><p><a href="${address}">To the studio</a></p></html>`,
      );
  });
  app.post('/api/sign-out', ({ headers }, reply) => {
    sessions.delete(cookieOf(headers.cookie, SESSION_COOKIE) ?? '');
    return reply.header('set-cookie', cookies('', '', 0)).send({});
  });
  return {
    sees({ cookies: given, address, isCall }) {
      const preview = cookieOf(given, PREVIEW_COOKIE);
      const all = [...openOnes().values()];
      const session = preview === undefined ? undefined : all.find((one) => one.preview === preview);
      if (session && address !== undefined) session.address = address;
      return (
        session !== undefined ||
        (isCall && address !== undefined && all.some((one) => one.address === address))
      );
    },
  };
}
