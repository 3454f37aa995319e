import type { Database, Queryable } from '../../database/database.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  touchSession,
  type SessionOwner,
} from './session-repository.ts';
import { keyedHash, keyedHashes, newToken } from '../keyed-hash.ts';
import type { Secret } from '../secret.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Idle and absolute lifetime of a session in ms. */
export const SESSION_LIFE: Readonly<Record<SessionOwner['kind'], { idle: number; most: number }>> = {
  customer: { idle: 14 * DAY, most: 60 * DAY },
  care: { idle: 30 * MINUTE, most: 10 * 60 * MINUTE },
};

/** Uses are recorded at most this often, so that page views do not write. */
const NOTE_EVERY = MINUTE;

/** Sessions. Only the visitor has the token: the database has its hash. */
export interface Sessions {
  /** Opens a session and returns its token. End a previous session in the same transaction. */
  open(tx: Queryable, owner: SessionOwner): Promise<string>;
  /** The owner of a token's session, while it is valid. */
  find<Kind extends SessionOwner['kind']>(
    token: string | undefined,
    kind: Kind,
  ): Promise<Extract<SessionOwner, { kind: Kind }> | undefined>;
  end(tx: Queryable, token: string | undefined): Promise<void>;
}

/** Creates sessions on a database. */
export function createSessions(db: Database, secret: Secret, clock: () => number): Sessions {
  const at = (instant: number) => new Date(instant).toISOString();
  const hashesOf = (token: string) => keyedHashes(secret, 'session', token);
  return {
    async open(tx, owner) {
      const token = newToken();
      const now = clock();
      await insertSession(
        tx,
        keyedHash(secret, 'session', token),
        owner,
        at(now),
        at(now + SESSION_LIFE[owner.kind].most),
      );
      return token;
    },
    async find<Kind extends SessionOwner['kind']>(token: string | undefined, kind: Kind) {
      if (!token) return undefined;
      const hashes = hashesOf(token);
      const now = clock();
      const owner = await findSession(db, hashes, kind, at(now), at(now - SESSION_LIFE[kind].idle));
      if (owner) await touchSession(db, hashes, at(now), at(now - NOTE_EVERY));
      return owner as Extract<SessionOwner, { kind: Kind }> | undefined;
    },
    async end(tx, token) {
      if (token) await deleteSession(tx, hashesOf(token));
    },
  };
}
