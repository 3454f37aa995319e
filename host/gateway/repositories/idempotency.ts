import { createHash } from 'node:crypto';
import type { ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import type { Queryable } from '../database/database.ts';

/** One attempt of a client: what it is for, the key it chose, and all that it asks. */
export interface Attempt {
  /** The call, so that the same key may be used for different ones. */
  scope: string;
  /** The header `Idempotency-Key`. */
  key: string;
  /** The checked body. */
  body: unknown;
}

/** What an attempt came to, to be given to every retry: a good answer, or a refusal that will not change. */
export type SavedAnswer =
  | { status: number; body: unknown }
  | { refusal: { code: ErrorCode; message: string; details?: Readonly<Record<string, unknown>> } };

/** What is known of a key. */
export type KeyState =
  /** Nobody used it: it now belongs to this transaction. */
  | { kind: 'new' }
  /** An attempt with the same body began and made `subject`; how it ends is not written yet. */
  | { kind: 'open'; subject: string }
  | { kind: 'answered'; answer: SavedAnswer }
  /** It was used with another body. */
  | { kind: 'otherBody' };

interface KeyRow {
  body_hash: string;
  subject: string | null;
  answer: string | null;
}

const hash = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');
const keyHash = ({ scope, key }: Attempt): string => hash(scope, key);
/** The key is in it, and is kept nowhere: a card number in the body cannot be found by trying them all. */
const bodyHash = ({ scope, key, body }: Attempt): string => hash(scope, key, canonical(body));

/** As a text within the JSON: the database would put the fields of an object in another order. */
const writeAnswer = (answer: SavedAnswer): string => JSON.stringify(JSON.stringify(answer));
const readAnswer = (text: string): SavedAnswer => JSON.parse(text) as SavedAnswer;

/**
 * Takes a key inside the transaction of what is done under it, so that both are kept or neither. A second attempt
 * waits here until the first one's transaction has ended.
 */
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

/** Notes what the attempt made, so that a retry goes on with it. */
export async function setSubject(tx: Queryable, attempt: Attempt, subject: string): Promise<void> {
  await tx.query('update idempotency_keys set subject = $2 where key_hash = $1', [keyHash(attempt), subject]);
}

/** Keeps the answer for every retry. */
export async function saveAnswer(tx: Queryable, attempt: Attempt, answer: SavedAnswer): Promise<void> {
  await tx.query('update idempotency_keys set answer = $2 where key_hash = $1', [
    keyHash(attempt),
    writeAnswer(answer),
  ]);
}

/** The same by what was made, where nobody holds the key any more: a payment that was settled later. */
export async function saveAnswerOf(tx: Queryable, subject: string, answer: SavedAnswer): Promise<void> {
  await tx.query('update idempotency_keys set answer = $2 where subject = $1 and answer is null', [
    subject,
    writeAnswer(answer),
  ]);
}

/** What was answered about `subject`, when it is settled. */
export async function answerOf(tx: Queryable, subject: string): Promise<SavedAnswer | undefined> {
  const [row] = await tx.query<{ answer: string | null }>(
    'select answer from idempotency_keys where subject = $1',
    [subject],
  );
  return row?.answer ? readAnswer(row.answer) : undefined;
}

/** Forgets the keys of attempts that nobody retries any more. */
export async function forgetKeys(tx: Queryable, before: number): Promise<void> {
  await tx.query('delete from idempotency_keys where created_at < $1', [new Date(before)]);
}

/** JSON with its keys in order: the same request in another order is the same request. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, each: unknown) =>
      each !== null && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    ) ?? ''
  );
}
