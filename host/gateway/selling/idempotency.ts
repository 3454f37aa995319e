import { createHash } from 'node:crypto';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Queryable } from '../database/database.ts';

/** One attempt of a client: call, key and body. */
export interface Attempt {
  /** The call: keys are unique per call. */
  scope: string;
  /** The header `Idempotency-Key`. */
  key: string;
  /** The checked body. */
  body: unknown;
}

/** The stored outcome of an attempt, for every retry: a good answer, or a final refusal. */
export type SavedAnswer =
  | { status: number; body: unknown }
  | { refusal: { code: ErrorCode; message: string; details?: Readonly<Record<string, unknown>> } };

/** State of a key. */
export type KeyState =
  /** Unused: it now belongs to this transaction. */
  | { kind: 'new' }
  /** In progress: an attempt with the same body created `subject`. */
  | { kind: 'open'; subject: string }
  | { kind: 'answered'; answer: SavedAnswer }
  /** Used with another body. */
  | { kind: 'otherBody' };

interface KeyRow {
  body_hash: string;
  subject: string | null;
  answer: string | null;
}

const hash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');
const keyHash = ({ scope, key }: Attempt): string => hash(scope, key);
/** The hash includes the key, which is stored nowhere: an e-mail in the body cannot be guessed from it. */
const bodyHash = ({ scope, key, body }: Attempt): string => hash(scope, key, canonical(body));

/** Stored as text within the JSON: jsonb would reorder the fields. */
const writeAnswer = (answer: SavedAnswer): string => JSON.stringify(JSON.stringify(answer));
const readAnswer = (text: string): SavedAnswer => JSON.parse(text) as SavedAnswer;

/** Claims a key within the transaction of its work. A concurrent attempt waits here for that transaction. */
export async function claimKey(tx: Queryable, attempt: Attempt, now: number): Promise<KeyState> {
  const body = bodyHash(attempt);
  const made = await tx.query(
    `insert into idempotency_keys (key_hash, body_hash, created_at) values ($1, $2, $3)
    on conflict (key_hash) do nothing returning key_hash`,
    [keyHash(attempt), body, new Date(now)],
  );
  if (made.length > 0) return { kind: 'new' };
  const [row] = await tx.query<KeyRow>(
    'select body_hash, subject, answer from idempotency_keys where key_hash = $1 for update',
    [keyHash(attempt)],
  );
  if (!row || row.body_hash !== body) return { kind: 'otherBody' };
  if (row.answer) return { kind: 'answered', answer: readAnswer(row.answer) };
  return row.subject === null ? { kind: 'new' } : { kind: 'open', subject: row.subject };
}

/** Whether the work of an attempt was stored before: done, refused, or still open. */
export async function isBegun(db: Queryable, attempt: Attempt): Promise<boolean> {
  const rows = await db.query('select 1 as found from idempotency_keys where key_hash = $1', [
    keyHash(attempt),
  ]);
  return rows.length > 0;
}

/** Stores what the attempt created, so that a retry continues with it. */
export async function setSubject(tx: Queryable, attempt: Attempt, subject: string): Promise<void> {
  await tx.query('update idempotency_keys set subject = $2 where key_hash = $1', [keyHash(attempt), subject]);
}

/** Stores the answer for every retry. */
export async function saveAnswer(tx: Queryable, attempt: Attempt, answer: SavedAnswer): Promise<void> {
  await tx.query('update idempotency_keys set answer = $2 where key_hash = $1', [
    keyHash(attempt),
    writeAnswer(answer),
  ]);
}

/** The same by subject, for payments that are settled later. */
export async function saveAnswerOf(tx: Queryable, subject: string, answer: SavedAnswer): Promise<void> {
  await tx.query('update idempotency_keys set answer = $2 where subject = $1 and answer is null', [
    subject,
    writeAnswer(answer),
  ]);
}

/** The stored answer about `subject`, once it is settled. */
export async function answerOf(tx: Queryable, subject: string): Promise<SavedAnswer | undefined> {
  const [row] = await tx.query<{ answer: string | null }>(
    'select answer from idempotency_keys where subject = $1',
    [subject],
  );
  return row?.answer ? readAnswer(row.answer) : undefined;
}

/** Deletes expired keys. */
export async function deleteExpiredKeys(tx: Queryable, before: number): Promise<void> {
  await tx.query('delete from idempotency_keys where created_at < $1', [new Date(before)]);
}

/** JSON with sorted keys: requests are equal whatever the order of their keys. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, each: unknown) =>
      each !== null && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    ) ?? ''
  );
}
