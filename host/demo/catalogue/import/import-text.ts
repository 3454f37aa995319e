import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';
import { NOT_UTF8, utf8Text } from '@staykit/partners/text/utf8-text.ts';

/** The text of a file to import, without its byte order mark; throws `ImportError` where it is not in UTF-8. */
export function importText(file: string, bytes: Uint8Array): string {
  const text = utf8Text(bytes);
  if (text === undefined) throw new ImportError({ file, line: 1, column: 1, ...NOT_UTF8 });
  return text;
}
