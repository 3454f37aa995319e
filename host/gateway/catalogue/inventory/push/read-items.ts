import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { nightsOfRoom, PUSH_LIMITS, type ITEM_REFUSALS } from '@staykit/contract/inventory/room-nights.ts';
import { nightsBetween } from '@staykit/values/dates/plain-date.ts';

/** A checked item of a push. */
export type NightsItem = z.output<typeof nightsOfRoom> & {
  /** Position in the push. */
  index: number;
  to: string;
};

/** An item that is not taken. */
export interface ItemError {
  index: number;
  code: (typeof ITEM_REFUSALS)[number];
  message: string;
}

/** Milliseconds of checks before other work runs. */
const SLICE_MS = 8;

/** Checks the items of a push one by one; wrong ones become errors. */
export async function readItems(
  raw: readonly unknown[],
  errors: ItemError[],
): Promise<Map<string, NightsItem[]>> {
  const byHotel = new Map<string, NightsItem[]>();
  let nights = 0;
  let began = performance.now();
  for (const [index, value] of raw.entries()) {
    if (performance.now() - began > SLICE_MS) {
      await setImmediate();
      began = performance.now();
    }
    const problem = (message: string) => errors.push({ index, code: 'BAD_REQUEST', message });
    const checked = z.safeParse(nightsOfRoom, value);
    if (!checked.success) {
      problem(firstProblem(checked.error, value));
      continue;
    }
    const { from, to = from } = checked.data;
    const length = nightsBetween(from, to) + 1;
    if (length < 1) problem(`to: expected a day from ${from} on, received ${to}.`);
    else if (nights + length > PUSH_LIMITS.nights)
      problem(`to: more than ${PUSH_LIMITS.nights} nights in one push.`);
    else if (!CHANGES.some((field) => checked.data[field] !== undefined))
      problem(`expected one of ${CHANGES.join(', ')}.`);
    else {
      nights += length;
      const item = { ...checked.data, index, to };
      const others = byHotel.get(item.hotel);
      if (others) others.push(item);
      else byHotel.set(item.hotel, [item]);
    }
  }
  return byHotel;
}

/** Fields that change a night. */
const CHANGES = [
  'price',
  'promotion',
  'allotment',
  'minimumStay',
  'closedToArrival',
  'closed',
] as const satisfies (keyof NightsItem)[];

function firstProblem({ issues: [issue] }: z.core.$ZodError, item: unknown): string {
  if (!issue) return 'expected an item.';
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: unknown field.`;
  const [field] = issue.path;
  if (field === undefined) return 'expected an object with the fields of an item.';
  const received = JSON.stringify((item as Record<PropertyKey, unknown>)[field])?.slice(0, 60) ?? 'nothing';
  return `${String(field)}: ${issue.message.replace(', given once', '')}, received ${received}.`;
}
