import * as z from 'zod/mini';
import { CONTACT_REASONS } from '@staykit/values/contact/contact-reasons.ts';
import { CONTACT_LENGTHS, CONTACT_STATUS } from '@staykit/values/contact/contact-field.ts';
import { answer } from '../answer-parts.ts';
import { call } from '../call.ts';
import { line, lines, pastedLine, personName } from '../text-fields.ts';
import * as part from '../query-parts.ts';

/** What the contact form holds. [SENTITY-01] */
export const contactRequest = answer({
  Booking_ID__c: z.string(),
  contact_reason: z.enum(CONTACT_REASONS),
  description: z.string(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Hidden: by the reason. */
  requestType: z.string(),
  requestSubtype: z.string(),
  /** Hidden: where the request was written (CONTACT_ORIGIN). */
  origin: z.string(),
  /** Hidden: the market. */
  pointOfSale: z.string(),
  /** Hidden: always `New`. */
  status: z.literal(CONTACT_STATUS),
  /** Hidden: the page to come back to. */
  returnUrl: z.string(),
});

/** One line, which may be empty. */
const upTo = (letters: number) => line(letters, 0);

/** The twelve fields of the form, the proof of the bot gate where one is asked for, and a hidden field that only robots fill in. [SAPI-12] */
export const contactForm = z.object({
  orgid: upTo(80),
  status: z.literal(CONTACT_STATUS),
  type: upTo(80),
  subtype: upTo(80),
  origin: upTo(80),
  pos: upTo(10),
  retURL: upTo(2_000),
  Booking_ID__c: pastedLine(20, 0),
  description: lines(CONTACT_LENGTHS.description),
  name: personName(CONTACT_LENGTHS.name, 0),
  email: pastedLine(CONTACT_LENGTHS.email, 0),
  phone: pastedLine(CONTACT_LENGTHS.phone, 0),
  /** The solved challenge (CAPTCHA.tokenField); without it the address must have passed the check before. */
  altcha: z.optional(upTo(4_000)),
  /** A honeypot, hidden from people: robots that fill it in get the usual answer. */
  website: z.optional(upTo(2_000)),
});

/** POST /contact: the web-to-case form, answered by a redirect to `retURL` with `ref`. [SAPI-12] */
export const postContact = call({
  id: 'postContact',
  method: 'POST',
  base: 'gateway',
  path: '/contact',
  summary: 'Sends a message to customer service and redirects back.',
  body: contactForm,
  status: 303,
  refusals: ['BOT_CHECK_FAILED', 'FORBIDDEN', 'UNSUPPORTED_MEDIA_TYPE'],
  safe: false,
  from: 'partners',
  limit: 'form',
});

/** The check of another provider, which a form loads in place of working out a challenge. [CAPTCHA-02] */
export const botScript = answer({
  /** Address of the provider's script. */
  scriptUrl: z.string(),
  /** The shop's key at the provider. */
  siteKey: z.string(),
  /** The name that the script gives itself on the page. */
  globalName: z.string(),
});

/** GET /contact/challenge: the challenge that a browser solves (proof of work), or the script of another provider. [CAPTCHA-01] */
export const getContactChallenge = call({
  id: 'getContactChallenge',
  method: 'GET',
  base: 'gateway',
  path: '/contact/challenge',
  summary: 'A bot check challenge: proof of work, or the script of another provider.',
  query: z.object({ locale: z.optional(part.locale()) }),
  answer: answer({
    algorithm: z.exactOptional(z.string()),
    challenge: z.exactOptional(z.string()),
    maxnumber: z.exactOptional(z.number()),
    salt: z.exactOptional(z.string()),
    signature: z.exactOptional(z.string()),
    /** Alone: the check of another provider. */
    script: z.exactOptional(botScript),
  }),
  refusals: ['NOT_FOUND', 'FORBIDDEN'],
  safe: true,
  // A page that may not send the form learns it before anybody types.
  from: 'partners',
});

/** POST /contact/check: exchanges the proof for permission to send the form once. [CAPTCHA-01] [CAPTCHA-03] */
export const postContactCheck = call({
  id: 'postContactCheck',
  method: 'POST',
  base: 'gateway',
  path: '/contact/check',
  summary: 'Checks a solved challenge; the address may then send the form once.',
  body: z.object({ payload: upTo(4_000) }),
  answer: answer({ token: z.string(), expiresIn: z.number() }),
  refusals: ['BOT_CHECK_FAILED', 'FORBIDDEN'],
  safe: false,
  from: 'partners',
  limit: 'form',
});
