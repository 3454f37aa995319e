/** Records by number. An array is one. */
export interface RecordList<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

/** Records as text, one after the other: record `i` runs from `start[i]` to `start[i + 1]` of the bytes. */
export interface RecordText {
  start: Uint32Array;
  bytes: Uint8Array;
}

/**
 * Records that are read from their text when they are asked for, and kept from then on. A search names twenty of a
 * hundred thousand: reading all of them first would cost a start most of its time.
 */
export function recordsFromText<T>({ start, bytes }: RecordText): RecordList<T> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.max(0, start.length - 1);
  const known: T[] = [];
  return {
    length,
    at(index) {
      if (index < 0 || index >= length) return undefined;
      return (known[index] ??= JSON.parse(text.toString('utf8', start[index], start[index + 1])) as T);
    },
  };
}

/** All records of a list. */
export function* eachRecord<T>(list: RecordList<T>): Generator<T> {
  for (let index = 0; index < list.length; index += 1) {
    const record = list.at(index);
    if (record !== undefined) yield record;
  }
}
