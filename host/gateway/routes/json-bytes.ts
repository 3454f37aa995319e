/**
 * An answer as the bytes that are sent. A text would be counted, copied and encoded while it is sent, which takes
 * longer than searching.
 */
export const jsonBytes = (answer: unknown): Buffer =>
  Buffer.isBuffer(answer) ? answer : Buffer.from(JSON.stringify(answer));
