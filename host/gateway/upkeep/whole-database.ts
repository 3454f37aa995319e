import type { Queryable } from '../database/database.ts';

/** A table in a backup: its columns and their types. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns with a sequence. */
  counters: string[];
}

/**
 * Tables that are not backed up, since they belong to one server: migrations, and the change log with its transaction
 * ids.
 */
const OF_THE_SERVER = ['schema_migrations', 'hotel_changes'];

/** Tables that a migration fills: a database with rows in these alone counts as empty. */
const FILLED_AT_BIRTH = ['catalogue_change', 'content_change', 'ledger_accounts', 'ledger_rates'];

/** All tables, referenced ones first. */
export async function tablesOf(db: Queryable): Promise<TableShape[]> {
  const columns = await db.query<{ name: string; column: string; type: string; counts: boolean }>(
    `select c.relname as name, a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
       a.attidentity <> '' as counts
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       and a.attgenerated = '' and not c.relname = any($1::text[])
     order by c.relname, a.attnum`,
    [OF_THE_SERVER],
  );
  const shapes = new Map<string, TableShape>();
  for (const { name, column, type, counts } of columns) {
    const shape = shapes.get(name) ?? { name, columns: [], counters: [] };
    shape.columns.push({ name: column, type });
    if (counts) shape.counters.push(column);
    shapes.set(name, shape);
  }
  const links = await db.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and f.oid <> t.oid`,
  );
  const ordered: TableShape[] = [];
  const place = (name: string): void => {
    const shape = shapes.get(name);
    if (!shape) return;
    shapes.delete(name);
    for (const { from, to } of links) if (from === name) place(to);
    ordered.push(shape);
  };
  for (const name of shapes.keys()) place(name);
  return ordered;
}

/** Reads the rows of a table in pieces, every value as portable text. */
export async function* rowsOf(
  tx: Queryable,
  { name, columns }: TableShape,
  size: number,
): AsyncGenerator<(string | null)[][]> {
  const texts = columns.map((column, index) => `${quoted(column.name)}::text as c${index}`).join(', ');
  await tx.query(`declare whole_table no scroll cursor for select ${texts} from ${quoted(name)}`);
  try {
    for (;;) {
      const rows = await tx.query<Record<string, string | null>>(`fetch forward ${size} from whole_table`);
      if (rows.length === 0) return;
      yield rows.map((row) => columns.map((_column, index) => row[`c${index}`] ?? null));
    }
  } finally {
    await tx.query('close whole_table');
  }
}

/** Sets the text formats of a session, whatever the server's settings. */
export async function setTextFormats(tx: Queryable): Promise<void> {
  await tx.script(
    "set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local bytea_output to 'hex'; " +
      "set local intervalstyle to 'postgres'; set local extra_float_digits to 1;",
  );
}

/** Inserts rows of text values. */
export async function writeRows(
  tx: Queryable,
  { name, columns }: TableShape,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column, index) => `r.c${index}::${column.type}`).join(', ');
  const lists = columns.map((_column, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_column, index) => `c${index}`).join(', ');
  await tx.query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from unnest(${lists}) as r(${aliases})`,
    columns.map((_column, index) => rows.map((row) => row[index] ?? null)),
  );
}

/** Continues a table's sequences after its rows. */
export async function continueSequences(tx: Queryable, { name, counters }: TableShape): Promise<void> {
  for (const counter of counters) {
    await tx.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(counter)}), 1), max(${quoted(counter)}) is not null)
       from ${quoted(name)}`,
      [quoted(name), counter],
    );
  }
}

/** The first table with rows; undefined for an empty database. */
export async function firstFilledTable(
  db: Queryable,
  tables: readonly TableShape[],
): Promise<string | undefined> {
  for (const { name } of tables) {
    if (FILLED_AT_BIRTH.includes(name)) continue;
    const rows = await db.query(`select 1 as filled from ${quoted(name)} limit 1`);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Empties all tables. */
export async function emptyTables(tx: Queryable, tables: readonly TableShape[]): Promise<void> {
  await tx.script(
    `truncate ${[...tables.map(({ name }) => quoted(name)), 'hotel_changes'].join(', ')} cascade`,
  );
}

/** Marks the catalogue as changed, so that every process reads it again. */
export async function markCatalogueChanged(tx: Queryable): Promise<void> {
  await tx.query('update catalogue_change set number = number + 1, token = gen_random_uuid()');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
