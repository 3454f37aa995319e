import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getContactChallenge, postContact, postContactCheck } from '@staykit/contract/visitor/contact.ts';
import { CONTACT_REFUSED, CONTACT_THANKS, withRef } from '@staykit/core/contact/contact-request.ts';
import { safeReturn, type TrustedSites } from '@staykit/core/market/safe-return.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { addressKey } from '../../http/limit-rate.ts';
import { PASS_LIFE_MS } from '../contact/contact-desk.ts';
import { newToken } from '../keyed-hash.ts';
import { readCookies } from '../visitor-cookies.ts';
import { declare } from '../../http/declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** Return address of forms that name no page of the shop or a partner. */
const CONTACT_PAGE = '/contact';

/** The contact form and its bot gate. [SAPI-12] */
export function contactRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postContact, async ({ body, request, reply }) => {
    const { contact, sessions } = visitorsOf(parts);
    const { altcha, website, ...post } = body;
    const back = safeReturn(post.retURL, placesOf(parts, request)) ?? CONTACT_PAGE;
    // Honeypot: the field is hidden, so bots that fill it get a success answer.
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
      // A form sent without script needs an HTML page as answer.
      if (!(error instanceof GatewayError) || !asksForPage(request)) throw error;
      return reply.redirect(withRef(back, CONTACT_REFUSED), 303);
    }
    return thanks(reply, back);
  });
}

/** Bot-gate calls, in JSON. */
export function contactGateRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getContactChallenge, async () => {
    const challenge = await visitorsOf(parts).gate.challenge();
    if (!challenge)
      throw new GatewayError(
        'NOT_FOUND',
        'The bot check of this shop needs a script that is not configured.',
      );
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

function placesOf({ trusted }: GatewayParts, request: FastifyRequest): TrustedSites {
  return {
    hasHost: (name) => name === request.hostname.toLowerCase() || trusted?.hasHost(name) === true,
    hasOrigin: (origin) => trusted?.hasOrigin(origin) === true,
  };
}
