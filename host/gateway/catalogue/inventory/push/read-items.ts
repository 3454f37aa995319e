import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { ITEM_REFUSALS } from '@staykit/contract/inventory/push-parts.ts';

/** An item that is not taken. */
export interface ItemError {
  /** Position in the push. */
  index: number;
  code: (typeof ITEM_REFUSALS)[number];
  message: string;
}

/** Milliseconds of checks before other work runs. */
const SLICE_MS = 8;

/**
 * Checks the items of a push one by one; wrong ones become errors. `take` receives the others, and may return what is
 * wrong with one.
 */
export async function readItems<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: readonly unknown[],
  errors: ItemError[],
  take: (item: z.output<Schema>, index: number) => string | undefined,
): Promise<void> {
  let began = performance.now();
  for (const [index, value] of raw.entries()) {
    if (performance.now() - began > SLICE_MS) {
      await setImmediate();
      began = performance.now();
    }
    const checked = z.safeParse(schema, value);
    const message = checked.success ? take(checked.data, index) : firstProblem(checked.error, value);
    if (message !== undefined) errors.push({ index, code: 'BAD_REQUEST', message });
  }
}

function firstProblem({ issues: [issue] }: z.core.$ZodError, item: unknown): string {
  if (!issue) return 'expected an item.';
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `${[place, issue.keys.join(', ')].filter(Boolean).join('.')}: unknown field.`;
  if (place === '') return 'expected an object with the fields of an item.';
  let received: unknown = item;
  for (const key of issue.path) received = (received as Record<PropertyKey, unknown> | undefined)?.[key];
  const shown = JSON.stringify(received)?.slice(0, 60) ?? 'nothing';
  return `${place}: ${issue.message.replace(', given once', '')}, received ${shown}.`;
}
