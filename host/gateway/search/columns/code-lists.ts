import type { IdIndex } from './id-index.ts';
import { IN_A_STEP, type Steps } from '../in-slices.ts';

/** Codes and their numbers, in order of first use. */
export interface CodeTable {
  codes: string[];
  indexOf: IdIndex;
}

/** Lists of numbers in one array: list `i` runs from `start[i]` to `start[i + 1]`. */
export interface Lists {
  start: Int32Array;
  values: Int32Array;
}

/** A column of lists of codes, and its code table. */
export function* codeLists<T>(
  owners: readonly T[],
  codesOf: (owner: T) => readonly string[],
): Steps<[Lists, CodeTable]> {
  const codes: string[] = [];
  const indexOf = new Map<string, number>();
  const lists = yield* numberLists(owners, (owner) =>
    codesOf(owner).map((code) => {
      const known = indexOf.get(code);
      if (known !== undefined) return known;
      const index = codes.push(code) - 1;
      indexOf.set(code, index);
      return index;
    }),
  );
  return [lists, { codes, indexOf }];
}

/** A column of lists of numbers. */
export function* numberLists<T>(
  owners: readonly T[],
  numbersOf: (owner: T) => readonly number[],
): Steps<Lists> {
  const start = new Int32Array(owners.length + 1);
  let values = new Int32Array(owners.length);
  let count = 0;
  for (const [place, owner] of owners.entries()) {
    const numbers = numbersOf(owner);
    if (count + numbers.length > values.length) values = longer(values, count + numbers.length);
    values.set(numbers, count);
    start[place + 1] = count += numbers.length;
    if (place % IN_A_STEP === 0) yield;
  }
  return { start, values: values.slice(0, count) };
}

/** A copy with room for `needed` numbers or more. */
function longer(values: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(needed, values.length * 2));
  copy.set(values);
  return copy;
}

/** Inverts places by hotel to hotels by place, by counting sort. */
export function* hotelsByPlace({ start, values }: Lists, { codes }: CodeTable): Steps<Lists> {
  const starts = new Int32Array(codes.length + 1);
  for (const place of values) starts[place + 1]! += 1;
  yield;
  for (let place = 0; place < codes.length; place += 1) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const hotels = new Int32Array(values.length);
  for (let hotel = 0; hotel + 1 < start.length; hotel += 1) {
    for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) hotels[next[values[at]!]!++] = hotel;
    if (hotel % IN_A_STEP === 0) yield;
  }
  return { start: starts, values: hotels };
}
