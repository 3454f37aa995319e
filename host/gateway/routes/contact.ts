import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getContactChallenge, postContact, postContactCheck } from '../../../widgets/contract/contact.ts';
import { CONTACT_REFUSED, CONTACT_THANKS, withRef } from '../../../widgets/core/contact/contact-request.ts';
import { safeReturn } from '../../../widgets/core/market/safe-return.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { addressKey } from '../plugins/limit-rate.ts';
import { PASS_LIFE_MS } from '../visitors/contact-desk.ts';
import { newToken } from '../visitors/keyed-hash.ts';
import { readCookies } from '../visitors/visitor-cookies.ts';
import { declare } from './declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** Where a form leads back to that names no page of the shop or of a partner. */
const CONTACT_PAGE = '/contact';

/** The contact form and its bot gate. [SAPI-12] */
export function contactRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postContact, async ({ body, request, reply }) => {
    const { contact, sessions } = visitorsOf(parts);
    const { altcha, website, ...post } = body;
    const back = safeReturn(post.retURL, placesOf(parts, request)) ?? CONTACT_PAGE;
    // People do not see this field: what fills it in is told what it wants to hear.
    if (website) return thanks(reply, back);
    try {
      const isAgent = (await sessions.find(readCookies(request).care, 'care')) !== undefined;
      await contact.receive(post, {
        address: addressKey(request),
        proof: altcha,
        languages: String(request.headers['accept-language'] ?? ''),
        isAgent,
      });
    } catch (error) {
      // A browser that shows the answer as a page needs one to show.
      if (!(error instanceof GatewayError) || !asksForPage(request)) throw error;
      return reply.redirect(withRef(back, CONTACT_REFUSED), 303);
    }
    return thanks(reply, back);
  });
}

/** The calls of the bot gate, which speak JSON. */
export function contactGateRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getContactChallenge, async () => {
    const challenge = await visitorsOf(parts).gate.challenge();
    if (!challenge) throw new GatewayError('NOT_FOUND', 'The bot gate of this shop has a script of its own.');
    return challenge;
  });
  declare(app, postContactCheck, async ({ body, request }) => {
    await visitorsOf(parts).contact.check(body.payload, addressKey(request));
    return { token: newToken(), expiresIn: PASS_LIFE_MS / 1_000 };
  });
}

function thanks(reply: FastifyReply, back: string): FastifyReply {
  return reply.redirect(withRef(back, CONTACT_THANKS), 303);
}

function asksForPage({ headers }: FastifyRequest): boolean {
  return String(headers.accept ?? '').includes('text/html');
}

function placesOf({ trusted }: GatewayParts, request: FastifyRequest) {
  return {
    hosts: [request.hostname, ...(trusted?.hosts ?? [])],
    origins: trusted?.origins ?? [],
  };
}
