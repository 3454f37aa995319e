import type { Queryable } from '@staykit/gateway/database/database.ts';
import type { Listed, ListQuery, Row } from './resource.ts';

/** Conditions of a list with their parameters: `add(value)` returns the placeholder. */
export class Conditions {
  readonly parameters: unknown[] = [];
  readonly #parts: string[] = [];

  /** Stores a parameter and returns its placeholder, `$1…`. */
  add(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /** Adds a condition, where there is something to compare with. */
  where<Value>(value: Value | undefined, condition: (placeholder: string) => string): this {
    if (value !== undefined) this.#parts.push(condition(this.add(value)));
    return this;
  }

  toString(): string {
    return this.#parts.length > 0 ? `where ${this.#parts.join(' and ')}` : '';
  }
}

/** A pattern that finds a text anywhere, for `ilike`. */
export const containing = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * One page of a table and the number of all its rows. `columns` and `from` are SQL of the resource; `sorts` maps the
 * names that a list can be sorted by to SQL.
 */
export async function sqlList(
  db: Pick<Queryable, 'query'>,
  given: {
    columns: string;
    from: string;
    conditions: Conditions;
    sorts: Readonly<Record<string, string>>;
  },
  { sort, order, offset, limit }: Pick<ListQuery, 'sort' | 'order' | 'offset' | 'limit'>,
): Promise<Listed> {
  const { columns, from, conditions, sorts } = given;
  const rows = await db.query<Row>(
    `select ${columns} from ${from} ${String(conditions)}
    order by ${sorts[sort] ?? Object.values(sorts)[0]} ${order} nulls last, 1 limit ${limit} offset ${offset}`,
    conditions.parameters,
  );
  const [all] = await db.query<{ total: number }>(
    `select count(*)::integer as total from ${from} ${String(conditions)}`,
    conditions.parameters,
  );
  return { rows, total: all?.total ?? 0 };
}
