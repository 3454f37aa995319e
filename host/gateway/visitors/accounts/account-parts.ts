import type { Secret } from '../secret.ts';
import type { Database } from '../../database/database.ts';
import type { SharedStore } from '../../shared-store/shared-store.ts';
import type { AccountRecord } from './account-repository.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

/** Result of a sign-in. */
export interface SignedIn {
  account: AccountRecord;
  token: string;
}

/** Dependencies of accounts. */
export interface AccountParts {
  db: Database;
  secret: Secret;
  sessions: Sessions;
  passwords: Passwords;
  store: SharedStore;
  clock(): number;
}
