import type { Database } from '../database/database.ts';
import type { SharedStore } from '../shared-store.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { altchaGate } from './altcha-gate.ts';
import type { BotGate } from './bot-gate.ts';
import { createContactDesk, type ContactDesk } from './contact-desk.ts';
import type { EmbeddedIssuer } from './embedded-issuer.ts';
import type { IdTokenChecker } from './id-token.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import type { Secrets } from './secrets.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Everything that visitors leave at the shop, and how they are told from each other. */
export interface Visitors {
  db: Database;
  secret: string;
  gate: BotGate;
  contact: ContactDesk;
  accounts: Accounts;
  sessions: Sessions;
  /** Says who an agent is; absent: nobody signs in to the customer-care mode. */
  care?: IdTokenChecker;
  /** The stand-in for Google on a machine of a developer. */
  issuer?: EmbeddedIssuer;
}

/** What visitors are opened with. */
export interface VisitorParts {
  db: Database;
  secrets: Secrets;
  store: SharedStore;
  clock(): number;
  care?: IdTokenChecker;
  issuer?: EmbeddedIssuer;
  /** The shop's own gate unless told. */
  gate?: BotGate;
  passwords?: Passwords;
}

/** Puts together what the calls of visitors work with. */
export function openVisitors(parts: VisitorParts): Visitors {
  const { db, secrets, store, clock, care, issuer } = parts;
  const gate = parts.gate ?? altchaGate(secrets.bot, clock);
  const sessions = createSessions(db, secrets.session, clock);
  const passwords = parts.passwords ?? createPasswords();
  return {
    db,
    secret: secrets.session,
    gate,
    sessions,
    contact: createContactDesk(db, gate, clock),
    accounts: createAccounts({ db, secret: secrets.session, sessions, passwords, store, clock }),
    ...(care && { care }),
    ...(issuer && { issuer, care: issuer.checker }),
  };
}
