import type { Secret } from './secret.ts';
import type { Database } from '../database/database.ts';
import type { SharedStore } from '../shared-store/shared-store.ts';
import { createAccountChanges, type AccountChanges } from './accounts/account-changes.ts';
import { createAccounts, type Accounts } from './accounts/accounts.ts';
import { createAnalyticsQueue, type AnalyticsQueue } from './analytics/analytics-queue.ts';
import { altchaGate } from './bots/altcha-gate.ts';
import type { BotGate } from './bots/bot-gate.ts';
import { createContactDesk, type ContactDesk } from './contact/contact-desk.ts';
import type { EmbeddedIssuer } from './accounts/embedded-issuer.ts';
import type { IdTokenChecker } from './accounts/id-token.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { createReviewDesk, type ReviewDesk } from './reviews/review-desk.ts';
import type { Secrets } from './secrets.ts';
import { createSessions, type Sessions } from './accounts/sessions.ts';

/** Accounts, sessions, wishlists, contact, analytics and bot protection. */
export interface Visitors {
  db: Database;
  secret: Secret;
  gate: BotGate;
  contact: ContactDesk;
  accounts: Accounts;
  changes: AccountChanges;
  sessions: Sessions;
  /** Reviews of guests who stayed. */
  reviews: ReviewDesk;
  /** Events of pages, on their way to the database. */
  analytics: AnalyticsQueue;
  /** Verifies agents; absent: no customer-care mode. */
  care?: IdTokenChecker;
  /** The embedded issuer on a developer's machine. */
  issuer?: EmbeddedIssuer;
}

/** Dependencies of `openVisitors`. */
export interface VisitorParts {
  db: Database;
  secrets: Secrets;
  store: SharedStore;
  clock(): number;
  care?: IdTokenChecker;
  issuer?: EmbeddedIssuer;
  /** The bot gate; by default the self-hosted one. */
  gate?: BotGate;
  passwords?: Passwords;
}

/** Creates the visitor services. */
export function openVisitors(parts: VisitorParts): Visitors {
  const { db, secrets, store, clock, care, issuer } = parts;
  const gate = parts.gate ?? altchaGate(secrets.bot, clock);
  const sessions = createSessions(db, secrets.session, clock);
  const passwords = parts.passwords ?? createPasswords();
  const ofAccounts = { db, secret: secrets.session, sessions, passwords, store, clock };
  return {
    db,
    secret: secrets.session,
    gate,
    sessions,
    reviews: createReviewDesk(db, secrets.session, clock),
    analytics: createAnalyticsQueue(db, clock),
    contact: createContactDesk(db, gate, clock),
    accounts: createAccounts(ofAccounts),
    changes: createAccountChanges(ofAccounts),
    ...(care && { care }),
    ...(issuer && { issuer, care: issuer.checker }),
  };
}
