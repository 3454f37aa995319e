/** How messages call the encoding of a file that `utf8Text` cannot read. */
export const NOT_UTF8 = { expected: 'a text in UTF-8', received: 'bytes of another encoding' } as const;

/** The text of bytes in UTF-8, without its byte order mark; `undefined` where they are of another encoding. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
