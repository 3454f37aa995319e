import { setTimeout } from 'node:timers/promises';
import type * as z from 'zod';
import type { pushAnswer } from '@staykit/contract/inventory/push-parts.ts';
import { CliError } from '../cli-error.ts';
import { KIND_CALLS, type ItemKind } from './item-kinds.ts';

/** The shop's answer to a push. */
export type PushAnswer = z.output<typeof pushAnswer>;

/** Where items are sent, and with which key. */
export interface PushTarget {
  /** Origin of the shop. */
  shop: string;
  key: string;
}

/** Attempts for one push. */
const ATTEMPTS = 7;
/** Milliseconds for an answer: longer than the shop's limit. */
const ANSWER_MS = 30_000;
/** First delay before a retry in milliseconds; it doubles. */
const DELAY_MS = 500;

/**
 * Sends items. After a failure of the network or the shop the same items are sent again: what was taken before is not
 * changed by that. Throws a CliError when that does not help.
 */
export async function sendItems(
  { shop, key }: PushTarget,
  kind: ItemKind,
  items: readonly unknown[],
): Promise<PushAnswer> {
  const { method, path } = KIND_CALLS[kind];
  return (await requestOf(shop, key, method, path, { items })).json() as Promise<PushAnswer>;
}

/** Codes of a host name that nobody has: a second attempt finds none either. */
const UNKNOWN_NAME: readonly unknown[] = ['ENOTFOUND', 'EAI_NONAME'];

/** A good answer of a shop, or one with the status `expected`. Repeats what fails for about a minute, but for a name that nobody has. */
export async function requestOf(
  shop: string,
  key: string,
  method: string,
  path: string,
  content?: object,
  expected?: number,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(new URL(`/api${path}`, shop), {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(content && { 'Content-Type': 'application/json' }) },
      ...(content && { body: JSON.stringify(content) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch((error: Error) => error);
    if (!(answer instanceof Error) && (answer.ok || answer.status === expected)) return answer;
    const isTemporary =
      answer instanceof Error ? !isUnknownName(answer) : answer.status === 429 || answer.status >= 500;
    if (!isTemporary || attempt === ATTEMPTS) throw await failure(shop, answer);
    const wait =
      answer instanceof Error ? undefined : Number(answer.headers.get('Retry-After')) * 1_000 || undefined;
    await setTimeout(wait ?? DELAY_MS * 2 ** (attempt - 1));
  }
}

const isUnknownName = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && UNKNOWN_NAME.includes(cause.code);

async function failure(shop: string, answer: Error | Response): Promise<CliError> {
  if (answer instanceof Error && isUnknownName(answer)) {
    const { hostname, port } = new URL(shop);
    const local = port === '' ? 'http://localhost' : `http://localhost:${port}`;
    const hint = hostname.endsWith('.localhost')
      ? ` Browsers alone know names below localhost: use --shop ${local}`
      : '';
    return new CliError(`This machine finds no host ${hostname}. Nothing was sent.${hint}`);
  }
  if (answer instanceof Error) {
    const cause = answer.cause instanceof Error ? answer.cause.message : answer.message;
    return new CliError(`${shop} does not answer: ${cause}.`);
  }
  const text = await answer.text();
  let said = text.slice(0, 200);
  try {
    const { code, message } = JSON.parse(text) as { code: string; message: string };
    said = `${code}: ${message}`;
  } catch {
    // Not our JSON: the text of a proxy, say.
  }
  return new CliError(`${shop} answered ${answer.status} ${said}`);
}
