import type * as z from 'zod/mini';
import type { Database, Queryable } from '@staykit/gateway/database/database.ts';
import type { Origin } from '@staykit/routing/sites.ts';
import type { BackOfficeParts } from '../back-office-parts.ts';
import type { Role } from '../staff/roles.ts';

/** The person who asks. */
export interface Staff {
  id: number;
  email: string;
  role: Role;
  /** Ids of a supplier's hotels; absent for every other role: all hotels. */
  hotels?: readonly string[];
}

/** What a read receives. */
export interface ReadContext {
  staff: Staff;
  /** Where it reads: the database, or the transaction of an action that compares before and after. */
  db: Queryable;
  parts: BackOfficeParts;
  /** Where the request came in, for addresses of the shop. */
  origin: Origin;
}

/** What an action receives. */
export interface ActionContext {
  staff: Staff;
  /**
   * The database in which the action is done. Its first transaction claims the idempotency key and writes the audit
   * log; an action that starts none is an error.
   */
  db: Database;
  parts: BackOfficeParts;
  /** The present instant in ms since 1970. */
  now: number;
  /** The client's idempotency key, for functions that take one. */
  key: string;
  /** Where the person reached the back office: addresses of the shop are written for the same protocol and port. */
  origin: Origin;
  /** Fields that the answer shows besides the row, this once: they are neither stored nor logged. */
  once: Record<string, unknown>;
}

/** One page of a list. */
export interface ListQuery<Filter = Record<string, unknown>> {
  /** First row, from 0. */
  offset: number;
  limit: number;
  /** One of the resource's `sorts`. */
  sort: string;
  order: 'asc' | 'desc';
  filter: Filter;
}

/** Rows of a page and the number of all. */
export interface Listed {
  rows: readonly Row[];
  total: number;
}

/** A row as the app gets it: fields of JSON, and the id. */
export type Row = { id: string } & Record<string, unknown>;

/** A change that staff may make. */
export interface Action {
  /** Who may; `admin` always. */
  roles: readonly Role[];
  /** Fields of the body. A field `reason` is written into the audit log. */
  input: z.ZodMiniType;
  /** Fields of the body that the audit log does not keep: who reads it could use them. */
  unlogged: readonly string[];
  /** Does it, in a transaction of `context.db`. Resolves to the id of the row, where it made one. */
  run(context: ActionContext, id: string, input: never): Promise<string | void>;
}

/** An action with the type of its input. */
export function action<Schema extends z.ZodMiniType>(
  roles: readonly Role[],
  input: Schema,
  run: (context: ActionContext, id: string, input: z.output<Schema>) => Promise<string | void>,
  unlogged: readonly (keyof z.output<Schema> & string)[] = [],
): Action {
  return { roles, input, unlogged, run };
}

/** Something that staff list, look at and change. */
export interface Resource {
  /** Its place in addresses: `/admin/api/{name}`. Small letters and hyphens. */
  name: string;
  /** Who may read it; `admin` always. */
  roles: readonly Role[];
  /** Fields of the filter of a list, all optional. */
  filter: z.ZodMiniType;
  /** Fields that a list can be sorted by; the first is the default, descending. */
  sorts: readonly [string, ...string[]];
  /** Lists rows that this person may see. */
  list(context: ReadContext, query: ListQuery<never>): Promise<Listed>;
  /** A row that this person may see, or undefined: answered 404. It is also what the audit log keeps of a change. */
  get(context: ReadContext, id: string): Promise<Row | undefined>;
  /** The row as a CSV file with its name, where the resource has one: `GET /{name}/{id}/csv`. */
  csv?(context: ReadContext, id: string): Promise<{ name: string; text: string } | undefined>;
  /** `create` has no id and `update` takes PUT; others are called by their names. */
  actions: Readonly<Record<string, Action>>;
}

/** A resource with the type of its filter. */
export function resource<Filter extends z.ZodMiniType>(
  given: Omit<Resource, 'filter' | 'list'> & {
    filter: Filter;
    list(context: ReadContext, query: ListQuery<z.output<Filter>>): Promise<Listed>;
  },
): Resource {
  return given;
}
