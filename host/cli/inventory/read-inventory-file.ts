import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { parse, type Info } from 'csv-parse';
import { nightsOfRoom } from '@staykit/contract/inventory/room-nights.ts';
import { separatorOf } from '@staykit/gateway/catalogue/csv-separator.ts';
import { CliError } from '../cli-error.ts';
import { ITEM_KINDS, type ItemKind } from './item-kinds.ts';

/** An item of a file, as it will be sent, or the reason why it cannot be. */
export type FileLine = { line: number } & ({ kind: ItemKind; item: unknown } | { problem: string });

const FIELDS = Object.keys(nightsOfRoom.shape);
const TEXTS = ['hotel', 'room', 'from', 'to'];

/**
 * The items of a file, one by one: JSON lines if it is named `.jsonl` or `.ndjson`, else CSV of nights. `usual` is the
 * kind of JSON lines that name none.
 */
export function readInventoryFile(file: string, usual: ItemKind = 'nights'): AsyncIterable<FileLine> {
  return isJsonLines(file) ? readJsonLines(file, usual) : readCsv(file);
}

/** Whether a file has JSON lines, by its name. */
export const isJsonLines = (file: string): boolean => /\.(jsonl|ndjson)$/i.test(file);

async function* readJsonLines(file: string, usual: ItemKind): AsyncGenerator<FileLine> {
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    if (text.trim() === '') continue;
    let item: unknown;
    try {
      item = JSON.parse(text);
    } catch {
      yield { line, problem: 'expected a JSON object on one line' };
      continue;
    }
    yield { line, ...kindOf(item, usual) };
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(file)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** The text of a file, part by part, without its byte order mark. */
async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>)
      yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CliError(
      `${file}: expected a text in UTF-8, received bytes of another encoding. Save it as UTF-8 and send it whole: what was taken before them is not changed by it.`,
    );
  }
}

function kindOf(item: unknown, usual: ItemKind): { kind: ItemKind; item: unknown } | { problem: string } {
  if (typeof item !== 'object' || item === null || !('kind' in item)) return { kind: usual, item };
  const { kind: named, ...fields } = item;
  const kind = ITEM_KINDS.find((one) => one === named);
  if (kind) return { kind, item: fields };
  return { problem: `kind: expected one of ${ITEM_KINDS.join(', ')}, received ${JSON.stringify(named)}` };
}

async function* readCsv(file: string): AsyncGenerator<FileLine> {
  const text = textOf(file);
  let head = '';
  for (let part = await text.next(); !part.done; part = await text.next()) {
    head += part.value;
    if (/[\r\n]/.test(head)) break;
  }
  // The separator of the header is that of every line: a decimal comma is no end of a cell.
  const separator = separatorOf(head);
  const rows = pipeline(
    Readable.from(joined(head, text)),
    parse({ delimiter: separator, info: true, relax_column_count: true, trim: true }),
    // The iteration below throws what fails.
    () => undefined,
  ) as AsyncIterable<{ record: string[]; info: Info }>;
  let columns: string[] | undefined;
  try {
    for await (const { record, info } of rows) {
      if (!columns) {
        columns = checkedColumns(file, record);
        continue;
      }
      const line = info.lines;
      if (record.length === 1 && record[0] === '') continue;
      if (record.length === columns.length) yield { line, kind: 'nights', item: itemOf(columns, record) };
      else
        yield {
          line,
          problem: `cells: expected ${columns.length} separated by ${JSON.stringify(separator)}, received ${record.length}`,
        };
    }
  } catch (error) {
    // The rest of a file with an open quotation mark cannot be told apart.
    if ((error as { code?: unknown }).code !== undefined && !(error instanceof CliError))
      throw new CliError(`${file}: ${(error as Error).message}.`);
    throw error;
  }
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function checkedColumns(file: string, columns: string[]): string[] {
  const wrong = columns.filter((name, place) => !FIELDS.includes(name) || columns.indexOf(name) !== place);
  if (wrong.length > 0 || !columns.includes('hotel') || !columns.includes('from'))
    throw new CliError(
      `${file}:1: expected a header with hotel, from and others of ${FIELDS.join(', ')}, each once, received ${columns.join(', ')}. Nothing was sent.`,
    );
  return columns;
}

/**
 * Empty cells are absent; what is neither a whole number nor true or false stays a text, which the shop refuses: "149.00"
 * is not 149 cents.
 */
function itemOf(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [place, name] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (cell === '') continue;
    if (TEXTS.includes(name)) item[name] = cell;
    else if (cell === 'true' || cell === 'false') item[name] = cell === 'true';
    else item[name] = /^-?\d+$/.test(cell) ? Number(cell) : cell;
  }
  return item;
}
