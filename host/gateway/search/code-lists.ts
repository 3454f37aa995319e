import { type Steps } from './in-slices.ts';

/** Codes with their numbers, in the order of first use. */
export interface CodeTable {
  codes: string[];
  indexOf: Map<string, number>;
}

/** Lists of numbers of many owners in one array: those of owner `i` run from `start[i]` to `start[i + 1]`. */
export interface Lists {
  start: Int32Array;
  values: Int32Array;
}

/** Records laid out in a step: more would be felt by searches that wait. */
export const IN_A_STEP = 500;

/** One column of lists, and the table of its codes. */
export function* codeLists<T>(
  owners: readonly T[],
  codesOf: (owner: T) => Iterable<string>,
): Steps<[Lists, CodeTable]> {
  const table: CodeTable = { codes: [], indexOf: new Map() };
  const lists = yield* numberLists(owners, (owner) =>
    Array.from(codesOf(owner), (code) => {
      const known = table.indexOf.get(code);
      if (known !== undefined) return known;
      const index = table.codes.push(code) - 1;
      table.indexOf.set(code, index);
      return index;
    }),
  );
  return [lists, table];
}

/** One column of lists of numbers as they are. */
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

/** A copy with room for `needed` numbers, and more to come. */
function longer(values: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(needed, values.length * 2));
  copy.set(values);
  return copy;
}

/** Hotels by place, from places by hotel: counted first, then put in their places. */
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
