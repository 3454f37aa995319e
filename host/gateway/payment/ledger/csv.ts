/** Characters that start a formula in spreadsheets, including full-width ones. */
const FORMULA = String.raw`[=+\-@|%\uff1d\uff0b\uff0d\uff20]`;
const AT_BEGIN = new RegExp(String.raw`^(?=["\s\p{C}]*${FORMULA})`, 'u');
/** Other possible separators: a spreadsheet may start a new cell after them. */
const INSIDE = new RegExp(String.raw`([;|\t\r\n])(?=["\s\p{C}]*${FORMULA})`, 'gu');

/** Value of a cell; numbers are written unquoted. */
export type CsvCell = string | number;

/**
 * CSV with commas (RFC 4180) and a byte order mark, so that spreadsheets read UTF-8. All texts are quoted. Possible
 * formulas are prefixed with ', also within a text: cells contain visitors' input, and the file is opened in a
 * spreadsheet.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  return `"${value.replace(AT_BEGIN, "'").replace(INSIDE, "$1'").replaceAll('"', '""')}"`;
}
