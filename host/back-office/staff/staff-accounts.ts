import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { keyedHash, keyedHashes, newToken } from '@staykit/gateway/visitors/keyed-hash.ts';
import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import type { Database, Queryable } from '@staykit/gateway/database/database.ts';
import type { BackOfficeParts } from '../back-office-parts.ts';
import { writeAudit } from '../registry/audited-database.ts';
import type { Staff } from '../registry/resource.ts';
import { isRole, type Role } from './roles.ts';
import { resealed, seal, unseal } from './seal.ts';
import { enrolment, newRecoveryCodes, newSecret, stepOf } from './second-factor.ts';
import {
  clearAccess,
  insertLink,
  insertStaff,
  staffByEmail,
  staffOfLink,
  staffOfSession,
  type StaffRow,
} from './staff-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Idle and absolute lifetime of a session in ms. */
export const STAFF_SESSION = { idle: 20 * MINUTE, most: 9 * HOUR };
/** Lifetime of a set-up link in ms. */
const LINK_LIFE = 48 * HOUR;
/**
 * Wrong passwords of one network for an address after which none is looked at, and wrong codes with the right password
 * after which an account is locked; and for how long in ms. Who does not know the password locks nobody else out.
 */
const MOST_FAILURES = 5;
const LOCKED = 15 * MINUTE;
/** A password's least length. */
export const LEAST_PASSWORD = 12;

/** A set-up link that was made: its secret part is shown once. */
export interface Invitation {
  id: number;
  token: string;
}

/** Makes an account without access, and its set-up link. Undefined if the address has one already. */
export async function inviteStaff(
  tx: Queryable,
  secret: Secret,
  person: { email: string; role: Role; hotels: string[] | null },
  now: number,
): Promise<Invitation | undefined> {
  const id = await insertStaff(tx, person, now);
  return id === undefined ? undefined : { id, token: await renewLink(tx, secret, id, now) };
}

/** Makes a new set-up link, with which the person chooses password and second factor anew. */
export async function resetStaff(tx: Queryable, secret: Secret, id: number, now: number): Promise<string> {
  await clearAccess(tx, id);
  return renewLink(tx, secret, id, now);
}

/** Encrypts the second factors of all staff with the present secret. `lost`: the addresses of those that an unknown secret encrypted. */
export async function resealStaff(
  tx: Queryable,
  secret: Secret,
): Promise<{ renewed: number; lost: string[] }> {
  const rows = await tx.query<{ id: number; email: string; sealed: string }>(
    'select id::integer as id, email, totp_secret as sealed from staff where totp_secret is not null order by id for update',
  );
  let renewed = 0;
  for (const { id, sealed } of rows) {
    const anew = resealed(secret, sealed);
    if (anew === undefined) continue;
    await tx.query('update staff set totp_secret = $2 where id = $1', [id, anew]);
    renewed += 1;
  }
  const lost = rows.filter(({ sealed }) => unseal(secret, sealed) === undefined);
  return { renewed, lost: lost.map(({ email }) => email) };
}

async function renewLink(tx: Queryable, secret: Secret, id: number, now: number): Promise<string> {
  const token = newToken();
  await insertLink(tx, id, keyedHash(secret, 'staff-link', token), now + LINK_LIFE);
  return token;
}

/** Sign-in of staff. */
export interface StaffAccounts {
  /** What the page of a set-up link shows: the address, and what an authenticator app needs. */
  beginSetUp(token: string): Promise<{ email: string; uri: string; qr: string; secret: string }>;
  /** Stores password and second factor; resolves to the recovery codes, which are shown once. */
  finishSetUp(token: string, password: string, code: string): Promise<string[]>;
  /** Opens a session. `code` is one of the authenticator app, or a recovery code; `network` names who asks. */
  signIn(email: string, password: string, code: string, network: string): Promise<string>;
  signOut(token: string | undefined): Promise<void>;
  /** The person of a session; SIGN_IN_REQUIRED without one. */
  staffOf(token: string | undefined): Promise<Staff>;
}

/** Creates the sign-in of staff. */
export function createStaffAccounts({
  db,
  secret,
  passwords,
  clock,
  sharedStore,
}: Pick<BackOfficeParts, 'secret' | 'passwords' | 'clock' | 'sharedStore'> & {
  db: Database;
}): StaffAccounts {
  const linkHashes = (token: string) => keyedHashes(secret, 'staff-link', token);
  const sessionHashes = (token: string) => keyedHashes(secret, 'staff-session', token);
  const recoveryHashes = (id: number, code: string) => keyedHashes(secret, `staff-recovery:${id}`, code);

  const secretOf = (row: StaffRow) => (row.totpSecret === null ? undefined : unseal(secret, row.totpSecret));
  const expired = () =>
    new GatewayError('LINK_EXPIRED', 'The set-up link is expired, used, or not complete.');

  /** Whether a second factor is right; it counts no more afterwards. `used`: it was right, and was taken before. */
  async function takeCode(tx: Queryable, row: StaffRow, typed: string): Promise<'right' | 'used' | 'wrong'> {
    const code = typed.trim().toLowerCase();
    if (/^\d{6}$/.test(code)) {
      const totp = secretOf(row);
      const step = totp === undefined ? undefined : stepOf(totp, code, clock());
      if (step === undefined) return 'wrong';
      if (step <= row.totpStep) return 'used';
      const sealed = row.totpSecret === null ? undefined : resealed(secret, row.totpSecret);
      await tx.query(
        'update staff set totp_step = $2, totp_secret = coalesce($3, totp_secret) where id = $1',
        [row.id, step, sealed ?? null],
      );
      return 'right';
    }
    const used = await tx.query(
      'delete from staff_recovery_codes where hash = any($1) and staff_id = $2 returning hash',
      [recoveryHashes(row.id, code), row.id],
    );
    return used.length > 0 ? 'right' : 'wrong';
  }

  /** Counts a wrong password of a network for an address. */
  async function countGuess(guesses: string): Promise<void> {
    const { count, remainingMs } = await sharedStore.count(guesses, LOCKED);
    if (count >= MOST_FAILURES) await sharedStore.set(`${guesses}:full`, '1', remainingMs);
  }

  return {
    async beginSetUp(token) {
      return db.transaction(async (tx) => {
        const row = await staffOfLink(tx, linkHashes(token), clock());
        if (!row) throw expired();
        const totp = secretOf(row) ?? newSecret();
        await tx.query('update staff set totp_secret = $2 where id = $1', [row.id, seal(secret, totp)]);
        return { email: row.email, secret: totp, ...enrolment(totp, row.email) };
      });
    },
    async finishSetUp(token, password, code) {
      // Outside of the transaction: it takes a quarter of a second.
      const stored = await passwords.store(password);
      return db.transaction(async (tx) => {
        const now = clock();
        const row = await staffOfLink(tx, linkHashes(token), now);
        if (!row) throw expired();
        if ((await takeCode(tx, row, code)) !== 'right' || !/^\d{6}$/.test(code.trim()))
          throw new GatewayError('BAD_REQUEST', 'code: not the present code of the authenticator app.');
        await tx.query('update staff set password = $2, failures = 0, locked_until = null where id = $1', [
          row.id,
          stored,
        ]);
        await tx.query('delete from staff_links where staff_id = $1', [row.id]);
        await tx.query('delete from staff_recovery_codes where staff_id = $1', [row.id]);
        const codes = newRecoveryCodes();
        await tx.query(
          'insert into staff_recovery_codes (hash, staff_id) select hash, $2 from unnest($1::text[]) c(hash)',
          [codes.map((each) => recoveryHashes(row.id, each)[0]), row.id],
        );
        await writeAudit(
          tx,
          { staff: row, resource: 'staff', action: 'set-up', subject: String(row.id) },
          now,
        );
        return codes;
      });
    },
    async signIn(email, password, code, network) {
      const guesses = `staff-guess:${network}:${keyedHash(secret, 'staff-email', email.toLowerCase()).slice(0, 22)}`;
      const isClosed = Number((await sharedStore.get(`${guesses}:full`)) ?? 0) > 0;
      const known = await staffByEmail(db, email);
      // Also for an unknown address, so that the time does not tell.
      const isPassword = await passwords.matches(password, known?.password ?? undefined);
      if (!isPassword) await countGuess(guesses);
      const outcome = await db.transaction(async (tx) => {
        const now = clock();
        const row = await staffByEmail(tx, email, true);
        if (!row || row.disabledAt || isClosed) return 'refused';
        if (row.lockedUntil && row.lockedUntil.getTime() > now) return 'locked';
        const entry = { staff: row, resource: 'staff', subject: String(row.id) };
        if (!isPassword || row.password !== known?.password) {
          await writeAudit(tx, { ...entry, action: 'sign-in-failed' }, now);
          return 'refused';
        }
        const taken = await takeCode(tx, row, code);
        // The same press twice: nobody is guessing.
        if (taken === 'used') return 'refused';
        if (taken === 'wrong') {
          const failures = row.failures + 1;
          const isLocked = failures >= MOST_FAILURES;
          await tx.query('update staff set failures = $2, locked_until = $3 where id = $1', [
            row.id,
            isLocked ? 0 : failures,
            isLocked ? new Date(now + LOCKED) : null,
          ]);
          await writeAudit(tx, { ...entry, action: isLocked ? 'locked' : 'sign-in-failed' }, now);
          return 'refused';
        }
        const token = newToken();
        await tx.query('update staff set failures = 0, locked_until = null where id = $1', [row.id]);
        await tx.query('delete from staff_sessions where staff_id = $1 and expires_at <= $2', [
          row.id,
          new Date(now),
        ]);
        await tx.query(
          'insert into staff_sessions (hash, staff_id, created_at, used_at, expires_at) values ($1, $2, $3, $3, $4)',
          [sessionHashes(token)[0], row.id, new Date(now), new Date(now + STAFF_SESSION.most)],
        );
        await writeAudit(tx, { ...entry, action: 'sign-in' }, now);
        return { token };
      });
      // The same answer for all: it tells nobody which part was wrong, nor that an account is locked.
      if (typeof outcome === 'string')
        throw new GatewayError(
          'SIGN_IN_FAILED',
          `Address, password or code is wrong. After ${MOST_FAILURES} failures none is looked at for ${LOCKED / MINUTE} minutes.`,
        );
      return outcome.token;
    },
    async signOut(token) {
      if (token) await db.query('delete from staff_sessions where hash = any($1)', [sessionHashes(token)]);
    },
    async staffOf(token) {
      const now = clock();
      const row = token
        ? await staffOfSession(db, sessionHashes(token), now, now - STAFF_SESSION.idle)
        : undefined;
      if (!row || !isRole(row.role))
        throw new GatewayError('SIGN_IN_REQUIRED', 'Sign in to the back office first.');
      const { id, email, role, hotels } = row;
      return { id, email, role, ...(hotels && { hotels }) };
    },
  };
}
