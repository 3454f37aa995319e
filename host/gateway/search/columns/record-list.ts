/** Records by index. Arrays are record lists. */
export interface RecordList<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

/** Serialized records: record `i` is in the bytes from `start[i]` to `start[i + 1]`. */
export interface RecordText {
  start: Uint32Array;
  bytes: Uint8Array;
}

/**
 * Records that are parsed on first access and then cached. A search reads twenty of a hundred thousand; parsing all
 * would take most of the start.
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

/** Iterates over a list. */
export function* eachRecord<T>(list: RecordList<T>): Generator<T> {
  for (let index = 0; index < list.length; index += 1) {
    const record = list.at(index);
    if (record !== undefined) yield record;
  }
}
