import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ACCESS_TOKEN_COOKIE,
  GOOGLE_TOKEN_COOKIE,
  USER_ACCOUNT_ID_COOKIE,
  VISITOR_COOKIE,
} from '@staykit/core/account/account-settings.ts';
import { CONSENT_COOKIE, readConsent, type Consent } from '@staykit/core/consent/consent.ts';
import { senderOf } from '../http/request-sender.ts';
import { SESSION_LIFE } from './accounts/sessions.ts';

/** Lifetime of an anonymous wishlist's cookie, in seconds. */
const VISITOR_SECONDS = 180 * 86_400;

/** HttpOnly, Secure and SameSite. */
const CLOSED = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** The accepted cookies of a request. */
export interface VisitorCookies {
  access: string | undefined;
  care: string | undefined;
  visitor: string | undefined;
  consent: Consent;
}

/** Cookies of same-origin requests; those of any other sender are ignored. */
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

/** Clears the account's two cookies only. [ACCOUNT-03] */
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
