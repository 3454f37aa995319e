import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';

/** A row of a file. */
export interface SourceRow {
  /** Line number of its start, from 1. */
  line: number;
  cells: string[];
}

/** Parses CSV (RFC 4180): quoted cells may contain delimiters, doubled quotes and line breaks. */
export function readCsv(file: string, text: string, delimiter = ','): SourceRow[] {
  const rows: SourceRow[] = [];
  let line = 1;
  let lineStart = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let at = lineStart;
  while (at < text.length) {
    const row: SourceRow = { line, cells: [] };
    for (;;) {
      if (text[at] === '"') {
        const opening = { line, column: at - lineStart + 1 };
        let cell = '';
        for (;;) {
          const end = text.indexOf('"', at + 1);
          if (end < 0) {
            throw new ImportError({
              file,
              ...opening,
              expected: 'a closing quotation mark',
              received: 'the end of the file',
            });
          }
          const part = text.slice(at + 1, end);
          for (let index = part.indexOf('\n'); index >= 0; index = part.indexOf('\n', index + 1)) {
            line += 1;
            lineStart = at + 2 + index;
          }
          cell += part;
          at = end + 1;
          if (text[at] !== '"') break;
          cell += '"';
        }
        const next = text[at];
        if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r') {
          throw new ImportError({
            file,
            line,
            column: at - lineStart + 1,
            expected: `"${delimiter}" or the end of the line after a quoted cell`,
            received: JSON.stringify(next),
          });
        }
        row.cells.push(cell);
      } else {
        let end = at;
        while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r')
          end += 1;
        row.cells.push(text.slice(at, end));
        at = end;
      }
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    lineStart = at;
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
  }
  return rows;
}
