import * as z from 'zod/mini';
import { readPromoCode } from '@staykit/core/price/promo-code.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { ZONE } from '@staykit/gateway/payment/ledger/statement.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { PROMO_PRODUCTS } from '@staykit/values/price/promo-product.ts';
import { action, resource, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { cents, optionalText, reason } from './fields.ts';

const READ = ['support', 'content', 'finance'] as const;
const MANAGE = ['content', 'finance'] as const;

const LOCAL = `'YYYY-MM-DD"T"HH24:MI'`;

/** Columns of a list at an instant. */
const columnsAt = (now: number) => `c.id::text as id, c.code, c.kind, c.value,
  to_char(c.valid_from at time zone '${ZONE}', ${LOCAL}) as "validFrom",
  to_char(c.valid_until at time zone '${ZONE}', ${LOCAL}) as "validUntil",
  c.locales, c.partners::text[] as partners, c.minimum_cents as "minimumCents", c.products, c.max_uses as "maxUses", c.used,
  c.once_per_guest as "oncePerGuest", c.first_purchase as "firstPurchase", c.created_at as "createdAt",
  case when c.paused_at is not null then 'paused' when c.valid_until <= '${new Date(now).toISOString()}' then 'ended'
    when c.used >= c.max_uses then 'usedUp' when c.valid_from > '${new Date(now).toISOString()}' then 'toCome'
    else 'active' end as state`;

/** The sales that used a code; those that gave it back as well. */
const USES = `select u.sale_kind as kind, u.sale_id as reference, u.created_at as "createdAt",
    coalesce(b.status, g.status) as state, coalesce(b.guest_email, g.buyer_email) as recipient,
    coalesce((b.stay->'promotion'->>'cents')::integer, (g.gift->'promotion'->>'cents')::integer, 0) as "amountCents",
    u.given_back_at as "givenBackAt"
  from promo_uses u left join bookings b on u.sale_kind = 'booking' and b.number = u.sale_id
    left join gift_sales g on u.sale_kind = 'gift' and g.number = u.sale_id
  where u.code_id = $1 order by u.id desc limit 200`;

/** A minute in the time of the markets: 2030-06-01T08:00. */
const minute = () =>
  z.string('expected a time').check(z.regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/, 'expected a time'));

/** An optional field, which forms send as null where it is empty. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const terms = {
  kind: z.enum(['percent', 'amount']),
  /** Whole per cent, or cents. */
  value: cents(),
  validFrom: minute(),
  validUntil: orNull(minute()),
  locales: z._default(z.array(z.enum(LOCALES)), []),
  partners: z._default(z.array(z.string().check(z.regex(/^\d{1,9}$/, 'expected ids of minisites'))), []),
  minimumCents: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0),
  products: z.array(z.enum(PROMO_PRODUCTS)).check(z.minLength(1, 'expected at least one product')),
  maxUses: orNull(z.int().check(z.minimum(1), z.maximum(10_000_000))),
  oncePerGuest: z._default(z.boolean(), false),
  firstPurchase: z._default(z.boolean(), false),
};

type Terms = z.output<z.ZodMiniObject<typeof terms>>;

const refuse = (message: string) => new GatewayError('BAD_REQUEST', message);

/** The values of a code in the order of the columns below. */
function valuesOf(given: Terms): unknown[] {
  if (given.kind === 'percent' && given.value > 100) throw refuse('value: expected at most 100 per cent.');
  if (given.validUntil && given.validUntil <= given.validFrom)
    throw refuse('validUntil: expected a time after validFrom.');
  return [
    given.kind,
    given.value,
    given.validFrom,
    given.validUntil ?? null,
    given.locales,
    given.partners,
    given.minimumCents,
    given.products,
    given.maxUses ?? null,
    given.oncePerGuest,
    given.firstPurchase,
  ];
}

const FIELDS = `kind, value, valid_from, valid_until, locales, partners, minimum_cents, products, max_uses,
  once_per_guest, first_purchase`;
const VALUES = `$2, $3, $4::timestamp at time zone '${ZONE}', $5::timestamp at time zone '${ZONE}', $6::text[], $7::bigint[],
  $8, $9::text[], $10, $11, $12`;

const pausing = (isPaused: boolean) =>
  action(MANAGE, z.object({ reason: reason() }), ({ db, now }, id) =>
    db.transaction(async (tx) => {
      const rows = await tx.query(
        'update promo_codes set paused_at = $2 where id = $1 and (paused_at is null) = $3 returning id',
        [id, isPaused ? new Date(now) : null, isPaused],
      );
      if (rows.length === 0) throw refuse(`The code is ${isPaused ? '' : 'not '}paused already.`);
    }),
  );

/** Promo codes of the shop, and who used them. */
export const promoCodes = resource({
  name: 'promoCodes',
  roles: READ,
  filter: z.object({ q: optionalText() }),
  sorts: ['createdAt', 'code', 'used', 'validUntil'],
  list: ({ db, parts }, { filter: { q }, ...query }) =>
    sqlList(
      db,
      {
        columns: columnsAt(parts.clock()),
        from: 'promo_codes c',
        conditions: new Conditions().where(q && containing(q), (text) => `c.code ilike ${text}`),
        sorts: { createdAt: 'c.created_at', code: 'c.code', used: 'c.used', validUntil: 'c.valid_until' },
      },
      query,
    ),
  async get({ db, parts }, id) {
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const [row] = await db.query<Row>(
      `select ${columnsAt(parts.clock())} from promo_codes c where c.id = $1`,
      [id],
    );
    if (!row) return undefined;
    return {
      ...row,
      uses: await db.query(USES, [id]),
      history: await db.query(
        `select id::text as id, at, staff_email as "staffEmail", action, reason from staff_audit
        where resource = 'promoCodes' and subject = $1 order by staff_audit.id desc limit 50`,
        [id],
      ),
    };
  },
  actions: {
    create: action(
      MANAGE,
      z.object({ code: z.string(), ...terms }),
      async ({ db, now }, _id, { code: typed, ...given }) => {
        const code = readPromoCode(typed);
        if (code === undefined || code.length < 3)
          throw refuse('code: expected 3 to 60 letters, digits, points, colons, hyphens and underscores.');
        return db.transaction(async (tx) => {
          const [made] = await tx.query<{ id: string }>(
            `insert into promo_codes (code, ${FIELDS}, created_at) values ($1, ${VALUES}, $13)
          on conflict (code) do nothing returning id::text as id`,
            [code, ...valuesOf(given), new Date(now)],
          );
          if (!made) throw refuse(`code: ${code} exists already.`);
          return made.id;
        });
      },
    ),
    /** The code itself stays: it is in links and on paper. Sales keep the terms on which they were made. */
    update: action(MANAGE, z.object(terms), ({ db }, id, given) =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ used: number }>(
          'select used from promo_codes where id = $1 for update',
          [id],
        );
        const { used = 0 } = row ?? {};
        if (given.maxUses && given.maxUses < used)
          throw refuse(`maxUses: the code has been used ${used} times already.`);
        await tx.query(`update promo_codes set (${FIELDS}) = (${VALUES}) where id = $1`, [
          id,
          ...valuesOf(given),
        ]);
      }),
    ),
    pause: pausing(true),
    resume: pausing(false),
  },
});
