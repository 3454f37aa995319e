import * as z from 'zod/mini';
import {
  createKey,
  revokeKey,
  type KeyRefusal,
} from '@staykit/gateway/catalogue/inventory/keys/supplier-keys.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { action, resource, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { optionalText, reason } from './fields.ts';

const MANAGE = ['inventory'] as const;

// Not the hash of the secret.
const COLUMNS = `id, supplier, hotels::text[] as hotels, own_hotels as "ownHotels", created_at as "createdAt",
  used_on::text as "usedOn", expires_at as "expiresAt", revoked_at as "revokedAt"`;

const REFUSED: Readonly<Record<KeyRefusal, string>> = {
  twoValid: 'supplier: it has two valid keys. End one of them first.',
  noHotels: 'hotels: required for the first key of a supplier.',
  unknownHotels: 'hotels: one of them is not in the catalogue.',
};

/** Keys with which suppliers send inventory. */
export const supplierKeys = resource({
  name: 'supplierKeys',
  roles: MANAGE,
  filter: z.object({ q: optionalText() }),
  sorts: ['createdAt', 'supplier'],
  list: ({ db }, { filter: { q }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'supplier_keys',
        conditions: new Conditions().where(q && containing(q), (text) => `supplier ilike ${text}`),
        sorts: { createdAt: 'created_at', supplier: 'lower(supplier)' },
      },
      query,
    ),
  async get({ db }, id) {
    const [row] = await db.query<Row>(`select ${COLUMNS} from supplier_keys where id = $1`, [id]);
    return row;
  },
  actions: {
    create: action(
      MANAGE,
      z.object({
        supplier: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a name like lake-rooms')),
        /** Ids of hotels, those that the supplier made, or all; absent: as its other key. */
        hotels: z.optional(
          z.union([z.enum(['own', 'all']), z.array(z.string().check(z.regex(/^\d{1,15}$/)))]),
        ),
        /** Days until it ends; absent: never. */
        days: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
      }),
      async ({ db, now, once }, _id, { supplier, hotels, days }) => {
        let shown = '';
        const id = await db.transaction(async (tx) => {
          const made = await createKey(
            tx,
            { supplier, ...(hotels && { hotels }), ...(days !== undefined && { days }) },
            now,
          );
          if ('refused' in made) throw new GatewayError('BAD_REQUEST', REFUSED[made.refused]);
          shown = made.key;
          return made.key.split('_')[1] ?? '';
        });
        once['key'] = shown;
        return id;
      },
    ),
    revoke: action(MANAGE, z.object({ reason: reason() }), ({ db, now }, id) =>
      db.transaction(async (tx) => {
        if (!(await revokeKey(tx, id, now)))
          throw new GatewayError('BAD_REQUEST', 'This key has ended already.');
      }),
    ),
  },
});
