import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ACCESS_TOKEN_COOKIE,
  GOOGLE_TOKEN_COOKIE,
  USER_ACCOUNT_ID_COOKIE,
  VISITOR_COOKIE,
} from '../../../widgets/core/account/account-settings.ts';
import { CONSENT_COOKIE, readConsent, type Consent } from '../../../widgets/core/consent/consent.ts';
import { senderOf } from '../plugins/own-page.ts';
import { SESSION_LIFE } from './sessions.ts';

/** Seconds that an anonymous wishlist is remembered. */
const VISITOR_SECONDS = 180 * 86_400;

/** No script reads them, no plain connection carries them, no other site's form brings them along. */
const CLOSED = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** The cookies of a request, as far as they count. */
export interface VisitorCookies {
  access: string | undefined;
  care: string | undefined;
  visitor: string | undefined;
  consent: Consent;
}

/** The cookies of a request from a page of the shop; those of any other sender count for nothing. */
export function readCookies(request: FastifyRequest): VisitorCookies {
  const cookies = senderOf(request) === 'other' ? {} : request.cookies;
  return {
    access: cookies[ACCESS_TOKEN_COOKIE],
    care: cookies[GOOGLE_TOKEN_COOKIE],
    visitor: cookies[VISITOR_COOKIE],
    consent: readConsent(cookies[CONSENT_COOKIE]),
  };
}

export function setAccount(reply: FastifyReply, token: string, accountId: number): void {
  const maxAge = SESSION_LIFE.customer.most / 1_000;
  void reply.setCookie(ACCESS_TOKEN_COOKIE, token, { ...CLOSED, maxAge });
  void reply.setCookie(USER_ACCOUNT_ID_COOKIE, String(accountId), { ...CLOSED, maxAge });
}

/** Clears the two cookies of an account and no other. [ACCOUNT-03] */
export function clearAccount(reply: FastifyReply): void {
  void reply.clearCookie(ACCESS_TOKEN_COOKIE, CLOSED);
  void reply.clearCookie(USER_ACCOUNT_ID_COOKIE, CLOSED);
}

export function setCare(reply: FastifyReply, token: string): void {
  void reply.setCookie(GOOGLE_TOKEN_COOKIE, token, { ...CLOSED, maxAge: SESSION_LIFE.care.most / 1_000 });
}

export function clearCare(reply: FastifyReply): void {
  void reply.clearCookie(GOOGLE_TOKEN_COOKIE, CLOSED);
}

export function setVisitor(reply: FastifyReply, token: string): void {
  void reply.setCookie(VISITOR_COOKIE, token, { ...CLOSED, maxAge: VISITOR_SECONDS });
}

export function clearVisitor(reply: FastifyReply): void {
  void reply.clearCookie(VISITOR_COOKIE, CLOSED);
}
