import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../database/database.ts';

/**
 * SQL of whether a supplier answers for a hotel of the alias `h`: it made the hotel, or a valid key of it names the hotel.
 * `now` is the placeholder of the present instant.
 */
export const answersFor = (supplier: string, now: string): string =>
  `(h.register = 'supplier:' || ${supplier} or exists (select 1 from supplier_keys k where k.supplier = ${supplier}
    and h.id = any(k.hotels) and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})))`;

/** The same with suppliers whose key is for all hotels. */
export const mayRead = (supplier: string, now: string): string =>
  `(${answersFor(supplier, now)} or exists (select 1 from supplier_keys k where k.supplier = ${supplier}
    and k.hotels is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})))`;

/** SQL of the address for mails about reservations of a hotel `h`: its own, or that of its supplier; null: none. */
export const reservationsAddress = (now: string): string =>
  `coalesce(nullif(h.data->'supplied'->>'reservationsEmail', ''), (select c.email from supplier_contacts c
    where c.email is not null and ${answersFor('c.supplier', now)} order by c.supplier limit 1))`;

/** SQL of whether an event `e` of a reservation reached nobody by itself: its hotel learns of it by asking alone. */
export const UNREACHED = `e.mailed_at is null
  and not exists (select 1 from reservation_deliveries d where d.event_id = e.id and d.delivered_at is not null)`;

/** Sets the address for mails about reservations of hotels that name none; null: none. */
export async function setSupplierEmail(
  tx: Queryable,
  supplier: string,
  email: string | null,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into supplier_contacts (supplier, email, changed_at) values ($1, $2, $3)
    on conflict (supplier) do update set email = excluded.email, changed_at = excluded.changed_at`,
    [supplier, email, new Date(now)],
  );
}

/** How a supplier is reached. */
export interface SupplierContact {
  supplier: string;
  email: string | null;
  /** Address to which events of reservations are sent. */
  webhook: string | null;
}

/** Contacts of suppliers by name. */
export const listContacts = (db: Queryable): Promise<SupplierContact[]> =>
  db.query('select supplier, email, webhook from supplier_contacts order by supplier');

/**
 * Sets the webhook of a supplier, https; null: none. What happens from now on is sent there. Returns the new secret of its
 * signatures, which is shown once.
 */
export async function setSupplierWebhook(
  db: Pick<Database, 'transaction'>,
  supplier: string,
  webhook: string | null,
  now: number,
): Promise<string | undefined> {
  const secret = webhook === null ? null : `whsec_${randomBytes(32).toString('base64')}`;
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into supplier_contacts (supplier, webhook, webhook_secret, webhook_position, changed_at)
      values ($1, $2, $3, (select coalesce(max(position), 0) from reservation_events), $4)
      on conflict (supplier) do update set webhook = excluded.webhook, webhook_secret = excluded.webhook_secret,
        webhook_position = case when supplier_contacts.webhook is null then excluded.webhook_position
          else supplier_contacts.webhook_position end, changed_at = excluded.changed_at`,
      [supplier, webhook, secret, new Date(now)],
    );
    if (webhook === null)
      await tx.query('delete from reservation_deliveries where supplier = $1 and delivered_at is null', [
        supplier,
      ]);
  });
  return secret ?? undefined;
}
