/** Signs with which a spreadsheet takes a cell for a formula, wide ones included. */
const FORMULA = String.raw`[=+\-@|%\uff1d\uff0b\uff0d\uff20]`;
const AT_BEGIN = new RegExp(String.raw`^(?=["\s\p{C}]*${FORMULA})`, 'u');
/** Separators that a spreadsheet may split by whatever we separate with: what follows them is a cell of its own there. */
const INSIDE = new RegExp(String.raw`([;|\t\r\n])(?=["\s\p{C}]*${FORMULA})`, 'gu');

/** What a cell may hold; a number is written as it is. */
export type CsvCell = string | number;

/**
 * Rows as CSV, separated by commas (RFC 4180, with a mark so that spreadsheets read UTF-8). Every text is quoted. Where a
 * spreadsheet could read a formula a ' stands before it, also inside a text: it is what a visitor wrote, and the file is
 * opened on somebody's desk.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  return `"${value.replace(AT_BEGIN, "'").replace(INSIDE, "$1'").replaceAll('"', '""')}"`;
}
