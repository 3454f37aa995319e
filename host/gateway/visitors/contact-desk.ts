import { reasonOf } from '../../../widgets/core/contact/contact-reasons.ts';
import { CRM_ORGID, type ContactPost } from '../../../widgets/core/contact/contact-request.ts';
import { contactFaults } from '../../../widgets/core/contact/contact-rules.ts';
import { LOCALES, marketOf, type Locale } from '../../../widgets/core/market/locale.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { givePass, takePass, spendProof } from '../repositories/bot-repository.ts';
import { insertContact } from '../repositories/contact-repository.ts';
import type { BotGate } from './bot-gate.ts';

/** Milliseconds in which the form is sent after its check (CAPTCHA.tokenTtlSeconds). [CAPTCHA-03] */
export const PASS_LIFE_MS = 120_000;

/** Who sent the form. */
export interface ContactSender {
  /** What stands for the address in counts. */
  address: string;
  /** The proof of the bot gate, where the form carries it. */
  proof?: string | undefined;
  /** Languages as the browser prefers them. */
  languages: string;
  /** An agent of the customer service needs no proof. [CAREMODE-05] */
  isAgent: boolean;
}

/** Takes messages to the customer service. */
export interface ContactDesk {
  /** Checks a proof, and lets its address send one form. */
  check(proof: string, address: string): Promise<void>;
  /** Keeps a message and queues the mail that says so. */
  receive(post: ContactPost, sender: ContactSender): Promise<void>;
}

/** The desk behind the form. */
export function createContactDesk(db: Database, gate: BotGate, clock: () => number): ContactDesk {
  const at = (instant: number) => new Date(instant).toISOString();

  async function spend(proof: string): Promise<void> {
    const good = await gate.check(proof);
    if (!good || !(await spendProof(db, good.name, at(good.expiresAt))))
      throw new GatewayError('BOT_CHECK_FAILED', 'The proof is wrong, too old, or was used before.');
  }

  return {
    async check(proof, address) {
      await spend(proof);
      await givePass(db, address, at(clock() + PASS_LIFE_MS));
    },

    async receive(post, { address, proof, languages, isAgent }) {
      if (post.orgid !== CRM_ORGID) throw new GatewayError('BAD_REQUEST', 'body: orgid: expected ours');
      const reason = reasonOf({ requestType: post.type, requestSubtype: post.subtype });
      if (!reason) throw new GatewayError('BAD_REQUEST', 'body: type, subtype: expected those of a reason');
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
        else if (!(await takePass(db, address, at(clock()))))
          throw new GatewayError('BOT_CHECK_FAILED', 'Solve the challenge before sending the form.');
      }
      const email = post.email.trim();
      const name = post.name.trim();
      const bookingNumber = post.Booking_ID__c.trim();
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
            description: post.description.trim(),
            name,
            email,
            phone: post.phone.trim(),
          },
          at(clock()),
        );
        // What was written is not sent back: the address may be somebody else's, who never wrote to us.
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

/** The locale of a point of sale; of the two in Belgium the one that the browser prefers. */
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
