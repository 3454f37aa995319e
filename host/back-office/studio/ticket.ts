import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import { isOneOf, keyedHash, keyedHashes } from '@staykit/gateway/visitors/keyed-hash.ts';
import { isAllowed, ROLES, type Role } from '../staff/roles.ts';

/** Who may edit partners, in the studio or here; `admin` always. */
export const EDIT_PARTNERS: readonly Role[] = ['content'];

/** Milliseconds for which a ticket is good: it is sent at once. */
export const TICKET_MS = 60_000;

/** What a ticket says. */
export interface StudioVisit {
  /** E-mail address of the person: the history of the studio names it. */
  staff: string;
  role: Role;
  /** The partner that is opened; empty: all. */
  slug: string;
  /** Origin of the back office, whose page alone may send the ticket. */
  office: string;
}

const said = z.object({
  id: z.string(),
  /** When it was made, in ms since 1970. */
  at: z.number(),
  staff: z.string(),
  role: z.enum(ROLES),
  slug: z.string(),
  office: z.string(),
});

const PURPOSE = 'studio-ticket';

/** A ticket for the studio: signed with the secret of the shop, good for a minute and once. */
export function studioTicket(secret: Secret, visit: StudioVisit, now: number): string {
  const text = Buffer.from(JSON.stringify({ ...visit, id: randomUUID(), at: now })).toString('base64url');
  return `${text}.${keyedHash(secret, PURPOSE, text)}`;
}

/**
 * Reads tickets that a page of `sender` (an origin) sent. Undefined for one that is forged, over, used before, sent by
 * another page, or of a role that may not edit partners. What was used is remembered by this reader: tickets that were made
 * before it are refused.
 */
export function createTicketReader({ secret, clock }: { secret: Secret; clock: () => number }) {
  const openedAt = clock();
  /** Ids of used tickets, and when these are over. */
  const used = new Map<string, number>();
  return (
    ticket: string,
    sender: string | undefined,
  ): { who: string; slug: string; cameFrom: string } | undefined => {
    const now = clock();
    const [, text = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(ticket) ?? [];
    if (text === '') return undefined;
    if (!isOneOf(signature, keyedHashes(secret, PURPOSE, text))) return undefined;
    const { id, at, staff, role, slug, office } = said.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    const until = at + TICKET_MS;
    // TLS may end at a proxy that nobody told the shop of.
    const isOffice = sender === office || sender === office.replace(/^http:/, 'https:');
    if (until <= now || at < openedAt || !isOffice || !isAllowed(role, EDIT_PARTNERS)) return undefined;
    for (const [one, end] of used) if (end <= now) used.delete(one);
    if (used.has(id)) return undefined;
    used.set(id, until);
    return { who: staff, slug, cameFrom: `${sender}/admin/#/partners${slug === '' ? '' : `/${slug}/show`}` };
  };
}
