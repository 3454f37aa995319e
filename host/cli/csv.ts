/** Signs with which a spreadsheet takes a cell for a formula, wide ones included. */
const FORMULA = /^[\s\p{C}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u;

/** What a cell may hold; a number is written as it is. */
export type CsvCell = string | number;

/**
 * Rows as CSV (RFC 4180, with a mark so that spreadsheets read UTF-8). A text that would be read as a formula gets a
 * ' before it: it is what a visitor wrote, and the file is opened on somebody's desk.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
