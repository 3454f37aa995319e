import { reasonOf } from '@staykit/values/contact/contact-reasons.ts';
import { CRM_ORGID, type ContactPost } from '@staykit/core/contact/contact-request.ts';
import { contactFaults, readContactFields } from '@staykit/core/contact/contact-rules.ts';
import { LOCALES, marketOf, type Locale } from '@staykit/values/market/locale.ts';
import type { Database } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { grantPass, redeemPass, redeemProof } from '../bots/bot-repository.ts';
import { insertContact } from './contact-repository.ts';
import type { BotGate } from '../bots/bot-gate.ts';

/** Milliseconds between the bot check and the form (CAPTCHA.tokenTtlSeconds). [CAPTCHA-03] */
export const PASS_LIFE_MS = 120_000;

/** Sender of a form. */
export interface ContactSender {
  /** Rate-limit key of the address. */
  address: string;
  /** Proof of the bot gate, if the form contains one. */
  proof?: string | undefined;
  /** The browser's `Accept-Language`. */
  languages: string;
  /** Agents need no proof. [CAREMODE-05] */
  isAgent: boolean;
}

/** Receives messages for the customer service. */
export interface ContactDesk {
  /** Verifies a proof and permits its address to send one form. */
  check(proof: string, address: string): Promise<void>;
  /** Stores a message and queues the confirmation mail. */
  receive(post: ContactPost, sender: ContactSender): Promise<void>;
}

/** Creates the contact desk. */
export function createContactDesk(db: Database, gate: BotGate, clock: () => number): ContactDesk {
  const at = (instant: number) => new Date(instant).toISOString();

  async function spend(proof: string): Promise<void> {
    const good = await gate.check(proof);
    if (!good || !(await redeemProof(db, good.name, at(good.expiresAt))))
      throw new GatewayError('BOT_CHECK_FAILED', 'The bot check proof is invalid, expired or already used.');
  }

  return {
    async check(proof, address) {
      await spend(proof);
      await grantPass(db, address, at(clock() + PASS_LIFE_MS));
    },

    async receive(post, { address, proof, languages, isAgent }) {
      if (post.orgid !== CRM_ORGID) throw new GatewayError('BAD_REQUEST', 'body: orgid: unknown value');
      const reason = reasonOf({ requestType: post.type, requestSubtype: post.subtype });
      if (!reason)
        throw new GatewayError('BAD_REQUEST', 'body: type, subtype: expected those of a contact reason');
      const locale = localeOf(post.pos, languages);
      if (!locale) throw new GatewayError('BAD_REQUEST', 'body: pos: expected one of FR, ES, BE, NL, IT');
      const faults = Object.entries(contactFaults(post, reason));
      if (faults.length)
        throw new GatewayError(
          'BAD_REQUEST',
          `body: ${faults.map(([field, fault]) => `${field}: ${fault}`).join('; ')}`,
        );
      if (!isAgent) {
        if (proof) await spend(proof);
        else if (!(await redeemPass(db, address, at(clock()))))
          throw new GatewayError('BOT_CHECK_FAILED', 'Solve the challenge before sending the form.');
      }
      const { email, name, phone, description, Booking_ID__c: bookingNumber } = readContactFields(post);
      await db.transaction(async (tx) => {
        await insertContact(
          tx,
          {
            locale,
            pointOfSale: marketOf(locale),
            origin: post.origin,
            status: post.status,
            requestType: post.type,
            requestSubtype: post.subtype,
            bookingNumber,
            description,
            name,
            email,
            phone,
          },
          at(clock()),
        );
        // The mail does not quote the message: the address may belong to somebody else.
        await queueMail(tx, {
          template: 'contact-acknowledgement',
          locale,
          to: email,
          data: { firstName: name, ...(bookingNumber && { bookingNumber }) },
        });
      });
    },
  };
}

/** Locale of a point of sale; for Belgium, the one that the browser prefers. */
export function localeOf(pos: string, languages: string): Locale | undefined {
  const known = LOCALES.filter((locale) => marketOf(locale) === pos.toUpperCase());
  const preferred = languages
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().slice(0, 2));
  for (const language of preferred) {
    const match = known.find((locale) => locale.startsWith(language));
    if (match) return match;
  }
  return known[0];
}
