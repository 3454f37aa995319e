import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { without } from '@staykit/core/search/without.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { originOf } from '@staykit/routing/sites.ts';
import type { BackOfficeParts } from '../back-office-parts.ts';
import { isAllowed } from '../staff/roles.ts';
import { auditedDatabase, DoneBefore } from './audited-database.ts';
import { checked } from './checked.ts';
import type { Action, Resource, Row, Staff } from './resource.ts';

/** Most rows of a page, and most ids that are asked for at once. */
const MOST_ROWS = 200;

const text = (most: number) => z.string().check(z.maxLength(most));
const count = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));

const listQuery = z.object({
  page: z._default(count(100_000), 1),
  perPage: z._default(count(MOST_ROWS), 25),
  sort: z.optional(text(40)),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  /** JSON of the resource's filter. */
  filter: z._default(text(2_000), '{}'),
  /** Ids joined by commas: these rows alone. */
  ids: z.optional(text(4_000)),
});

const rowId = text(100).check(z.regex(/^[\w:.@+-]+$/, 'an id'));

const attemptKey = z
  .string('Idempotency-Key: expected a new key for each change')
  .check(z.minLength(8), z.maxLength(200));

/**
 * Routes of a resource: `GET /{name}`, `GET /{name}/{id}`, `GET /{name}/{id}/csv` where it has one, `POST /{name}` (create), `PUT /{name}/{id}` (update) and
 * `POST /{name}/{id}/{action}`. Wrong roles are answered 403, before the row is looked for.
 */
export function resourceRoutes(
  app: FastifyInstance,
  { parts, staffOf }: { parts: BackOfficeParts; staffOf(request: FastifyRequest): Promise<Staff> },
  resource: Resource,
): void {
  const { name } = resource;
  const reader = async (request: FastifyRequest) => {
    const staff = await staffOf(request);
    refuseOthers(staff, resource.roles, `read ${name}`);
    return { staff, db: parts.db, parts, origin: originOf(request) };
  };

  app.get(`/${name}`, async (request): Promise<{ data: readonly Row[]; total: number }> => {
    const context = await reader(request);
    const { page, perPage, sort = resource.sorts[0], order, filter, ids } = checked(listQuery, request.query);
    if (ids !== undefined) {
      const wanted = ids.split(',').slice(0, MOST_ROWS);
      const found = await Promise.all(wanted.map((id) => resource.get(context, checked(rowId, id))));
      const data = found.filter((row) => row !== undefined);
      return { data, total: data.length };
    }
    if (!resource.sorts.includes(sort))
      throw new GatewayError('BAD_REQUEST', `sort: expected one of ${resource.sorts.join(', ')}.`);
    const { rows, total } = await resource.list(context, {
      offset: (page - 1) * perPage,
      limit: perPage,
      sort,
      order,
      filter: checked(resource.filter, parsed(filter)) as never,
    });
    return { data: rows, total };
  });

  app.get<{ Params: { id: string } }>(`/${name}/:id`, async (request) => {
    const context = await reader(request);
    return found(await resource.get(context, checked(rowId, request.params.id)));
  });

  if (resource.csv)
    app.get<{ Params: { id: string } }>(`/${name}/:id/csv`, async (request, reply) => {
      const context = await reader(request);
      const file = found(await resource.csv?.(context, checked(rowId, request.params.id)));
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .send(file.text);
    });

  async function change(
    request: FastifyRequest,
    called: string,
    { roles, input, unlogged, run }: Action,
    id: string,
  ): Promise<Row> {
    const staff = await staffOf(request);
    refuseOthers(staff, roles, `${called} ${name}`);
    const key = checked(attemptKey, request.headers['idempotency-key']);
    const body = checked(input, request.body ?? {});
    const look = (
      db: typeof parts.db | Parameters<Parameters<typeof parts.db.transaction>[0]>[0],
      row: string,
    ) => resource.get({ staff, db, parts, origin: originOf(request) }, row);
    // Also what keeps a supplier from rows that are not its own.
    if (id !== '') found(await look(parts.db, id));
    const now = parts.clock();
    const { reason } = body as { reason?: string };
    const { db, isWritten } = auditedDatabase(parts.db, {
      attempt: { scope: `staff:${staff.id}:${name}:${id}:${called}`, key, body },
      now,
      look,
      id,
      entry: { staff, resource: name, action: called, reason, input: without(body as Row, ...unlogged) },
    });
    try {
      const once: Record<string, unknown> = {};
      const origin = { protocol: request.protocol, host: request.host };
      const made = await run({ staff, db, parts, now, key, origin, once }, id, body as never);
      if (!isWritten()) throw new Error(`${name}.${called} changed nothing in a transaction of its context.`);
      return { ...found(await look(parts.db, made ?? id)), ...once };
    } catch (error) {
      if (error instanceof DoneBefore) return found(await look(parts.db, error.id));
      throw error;
    }
  }

  for (const [called, action] of Object.entries(resource.actions)) {
    const idOf = (request: FastifyRequest) => checked(rowId, (request.params as { id: string }).id);
    if (called === 'create')
      app.post(`/${name}`, (request, reply) => {
        void reply.code(201);
        return change(request, called, action, '');
      });
    else if (called === 'update')
      app.put(`/${name}/:id`, (request) => change(request, called, action, idOf(request)));
    else app.post(`/${name}/:id/${called}`, (request) => change(request, called, action, idOf(request)));
  }
}

function refuseOthers(staff: Staff, allowed: Resource['roles'], what: string): void {
  if (!isAllowed(staff.role, allowed))
    throw new GatewayError('FORBIDDEN', `The role ${staff.role} may not ${what}.`);
}

function found<Found>(row: Found | undefined): Found {
  if (!row) throw new GatewayError('NOT_FOUND', 'There is no such row, or this person may not see it.');
  return row;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new GatewayError('BAD_REQUEST', 'filter: expected JSON.');
  }
}
