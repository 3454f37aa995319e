import { randomBytes } from 'node:crypto';
import type { Database } from '@staykit/gateway/database/database.ts';
import type { HostedApi, PageOrder, RemoteAttempt } from '@staykit/gateway/payment/hosted/hosted-api.ts';
import type { RefusalReason } from '@staykit/gateway/payment/payment-provider.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { embeddedLedger } from './embedded-ledger.ts';

/** Path of the bank's page, followed by the id of an attempt. */
export const BANK_PATH = '/demo-bank/';

/** An attempt as the page of the bank shows it. */
export interface BankVisit {
  id: string;
  state: 'open' | 'processing' | 'paid' | 'failed';
  amountCents: number;
  label: string;
  locale: Locale;
  method: string | null;
  returnUrl: string;
  /** The card is kept alone, and charged later. */
  stores: boolean;
}

/** The bank of a demo shop, whose page is one of ours: it moves no money. */
export interface DemoBank {
  api: HostedApi;
  visit(id: string): Promise<BankVisit | undefined>;
  /** The buyer pays; `later`: the bank never decides. */
  pay(id: string, later?: boolean): Promise<void>;
  /** The buyer leaves a card that will be refused when it is charged. */
  storeRefused(id: string, refused: RefusalReason): Promise<void>;
  /** The buyer goes back without paying. */
  leave(id: string, refused: RefusalReason): Promise<void>;
}

interface Row {
  id: string;
  reference: string;
  state: BankVisit['state'];
  amountCents: number;
  currency: string;
  returnUrl: string;
  refused: RefusalReason | null;
  capturedCents: number;
  refundedCents: number;
  released: boolean;
  stores: boolean;
}

const READ = `select a.id, a.reference, a.state, a.amount_cents as "amountCents", a.currency,
  a.return_url as "returnUrl", a.refused, a.stores, coalesce(e.captured_cents, 0) as "capturedCents",
  coalesce(e.released, false) as released,
  (select coalesce(sum(r.amount_cents), 0)::integer from embedded_refunds r
    where r.reference = e.reference) as "refundedCents"
  from embedded_attempts a left join embedded_payments e on a.state = 'paid' and not a.stores and e.reference = a.reference`;

function toRemote(row: Row): RemoteAttempt {
  const { id, reference, state, amountCents, currency, returnUrl, refused, capturedCents, refundedCents } =
    row;
  const isAuthorised = state === 'paid' && capturedCents === 0;
  const isStored = state === 'paid' && row.stores;
  return {
    id,
    reference,
    state: isStored ? 'stored' : row.released ? 'failed' : isAuthorised ? 'authorised' : state,
    amountCents,
    currency,
    capturedCents,
    refundedCents,
    disputedCents: 0,
    ...(state === 'open' && { url: new URL(BANK_PATH + id, returnUrl).href }),
    ...(refused && { refused, ...(refused === 'insufficientFunds' && { isSoft: true }) }),
  };
}

/** Opens the bank over its tables, which are apart from those of sales, as the books of a real one are. */
export function demoBank(db: Database): DemoBank {
  const ledger = embeddedLedger(db);
  async function read(id: string): Promise<RemoteAttempt> {
    const [row] = await db.query<Row>(`${READ} where a.id = $1`, [id]);
    if (!row) throw new Error(`The bank has no payment ${id}.`);
    return toRemote(row);
  }
  const leave = async (id: string, refused: RefusalReason) => {
    await db.query(
      `update embedded_attempts set state = 'failed', refused = $2 where id = $1 and state = 'open'`,
      [id, refused],
    );
  };
  return {
    api: {
      name: 'embedded',
      methods: ({ plan }) => (plan === 'once' ? ['card', 'ideal', 'bancontact', 'paypal'] : ['card']),
      async create(order: PageOrder, key) {
        const { returnUrl, label, locale, method } = order.page;
        await db.query(
          `insert into embedded_attempts (id, key, reference, amount_cents, currency, capture_now, return_url, label,
            locale, method, stores) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key) do nothing`,
          [
            randomBytes(18).toString('base64url'),
            key,
            order.reference,
            order.amountCents,
            order.currency,
            order.captureNow,
            returnUrl,
            label,
            locale,
            method ?? null,
            order.stores ?? false,
          ],
        );
        const [row] = await db.query<Row>(`${READ} where a.key = $1`, [key]);
        if (!row) throw new Error(`The bank lost the payment ${order.reference}.`);
        return toRemote(row);
      },
      read,
      async charge({ id, reference }, cents, key) {
        await db.query(
          `with made as (
            insert into embedded_attempts (id, key, reference, state, refused, amount_cents, currency, capture_now,
              return_url, label, locale, method)
            select $2, $3, reference, case when later_refused is null then 'paid' else 'failed' end, later_refused, $4,
              currency, true, return_url, label, locale, method
            from embedded_attempts where id = $1
            on conflict (key) do nothing returning reference, state)
          insert into embedded_payments (reference, outcome, amount_cents, captured_cents)
          select reference, $5, $4, $4 from made where state = 'paid' on conflict (reference) do nothing`,
          [id, randomBytes(18).toString('base64url'), key, cents, JSON.stringify({ status: 'approved' })],
        );
        const [row] = await db.query<Row>(`${READ} where a.key = $1`, [key]);
        if (!row) throw new Error(`The bank lost the charge of ${reference}.`);
        return toRemote(row);
      },
      async cancel({ id, reference, state }) {
        // The card is forgotten.
        if (state === 'stored') return;
        if (state === 'authorised' && reference !== undefined) await ledger.release(reference);
        else await leave(id, 'cancelled');
      },
      async capture({ reference = '' }, cents) {
        await ledger.capture(reference, cents);
      },
      async refund({ reference = '' }, cents, refundId) {
        return ledger.refund(reference, cents, refundId);
      },
      findRefund: (_attempt, refundId) => ledger.findRefund(refundId),
      async *list(since) {
        const rows = await db.query<Row>(`${READ} where a.created_at >= $1 order by a.created_at`, [
          new Date(since),
        ]);
        yield* rows.map(toRemote);
      },
      // The bank sends no messages: buyers come back, and what is left open is settled by the timer.
      referenceOf: async () => undefined,
    },
    async visit(id) {
      const [row] = await db.query<BankVisit>(
        `select id, state, amount_cents as "amountCents", label, locale, method, stores, return_url as "returnUrl"
        from embedded_attempts where id = $1`,
        [id],
      );
      return row;
    },
    async pay(id, later = false) {
      if (later) {
        await db.query(`update embedded_attempts set state = 'processing' where id = $1 and state = 'open'`, [
          id,
        ]);
        return;
      }
      await db.query(
        `with paid as (update embedded_attempts set state = 'paid' where id = $1 and state = 'open'
          returning reference, amount_cents, capture_now, stores)
        insert into embedded_payments (reference, outcome, amount_cents, captured_cents)
        select reference, $2, amount_cents, case when capture_now then amount_cents else 0 end from paid
        where not stores on conflict (reference) do nothing`,
        [id, JSON.stringify({ status: 'approved' })],
      );
    },
    async storeRefused(id, refused) {
      await db.query(
        `update embedded_attempts set state = 'paid', later_refused = $2 where id = $1 and state = 'open' and stores`,
        [id, refused],
      );
    },
    leave,
  };
}
