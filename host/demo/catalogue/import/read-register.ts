import { separatorOf } from '@staykit/gateway/catalogue/csv-separator.ts';
import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';
import { detectMapping, type ImportMapping } from './mapping.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readRegisterLine, type RegisterHotel, type SkippedLine } from './register-line.ts';
import { registerKey } from './register-key.ts';

/** Reads the hotels of a file, and the lines that are skipped. */
export function readRegister(
  file: string,
  text: string,
  mapping?: ImportMapping,
): { mapping: ImportMapping; hotels: RegisterHotel[]; skipped: SkippedLine[] } {
  const format = mapping?.format ?? (/^\s*[[{]/.test(text.replace(/^\uFEFF/, '')) ? 'json' : 'csv');
  const lines =
    format === 'json'
      ? readJson(file, text).map(({ line, entry }) => ({
          line,
          columns: Object.keys(entry),
          cell: (column: string) => scalar(entry[column]),
          fault: undefined,
        }))
      : csvLines(file, text, mapping?.delimiter ?? separatorOf(text));
  const columns = lines[0]?.columns ?? [];
  const used = mapping ?? detectMapping(columns, format);
  if (used === undefined) {
    throw new ImportError({
      file,
      line: 1,
      column: 1,
      expected: 'the columns of a known register, or a mapping file (--map FILE)',
      received: columns.length === 0 ? 'no hotels' : columns.join(', '),
    });
  }
  const missing = used.signature.find((name) => !columns.includes(name));
  if (missing !== undefined) {
    throw new ImportError({
      file,
      line: 1,
      column: 1,
      expected: `a column "${missing}"`,
      received: columns.join(', ') || 'no columns',
    });
  }
  const hotels: RegisterHotel[] = [];
  const skipped: SkippedLine[] = [];
  const seen = new Map<string, number>();
  for (const { line, cell, fault } of lines) {
    if (fault !== undefined) {
      skipped.push({ line, reason: fault });
      continue;
    }
    const result = readRegisterLine(line, used, (column) =>
      column === undefined ? '' : cell(column).trim(),
    );
    if ('reason' in result) {
      skipped.push(result);
      continue;
    }
    const first = seen.get(registerKey(result));
    if (first !== undefined) {
      skipped.push({ line, reason: `duplicate: name, address and place of line ${first}` });
      continue;
    }
    seen.set(registerKey(result), line);
    hotels.push(result);
  }
  return { mapping: used, hotels, skipped };
}

function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function csvLines(file: string, text: string, delimiter: string) {
  const [head, ...rows] = readCsv(file, text, delimiter);
  const columns = (head?.cells ?? []).map((cell) => cell.trim());
  return rows.map((row) => ({
    line: row.line,
    columns,
    cell: (column: string): string => row.cells[columns.indexOf(column)] ?? '',
    fault:
      row.cells.length === columns.length
        ? undefined
        : `cells: expected ${columns.length} separated by ${JSON.stringify(delimiter)}, received ${row.cells.length}`,
  }));
}
