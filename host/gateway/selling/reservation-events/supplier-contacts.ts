import type { Queryable } from '../../database/database.ts';

/**
 * SQL of whether a supplier answers for a hotel of the alias `h`: it made the hotel, or a valid key of it names the hotel.
 * `now` is the placeholder of the present instant.
 */
export const answersFor = (supplier: string, now: string): string =>
  `(h.register = 'supplier:' || ${supplier} or exists (select 1 from supplier_keys k where k.supplier = ${supplier}
    and h.id = any(k.hotels) and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})))`;

/** SQL of the address for mails about reservations of a hotel `h`: its own, or that of its supplier; null: none. */
export const reservationsAddress = (now: string): string =>
  `coalesce(nullif(h.data->'supplied'->>'reservationsEmail', ''), (select c.email from supplier_contacts c
    where c.email is not null and ${answersFor('c.supplier', now)} order by c.supplier limit 1))`;

/** SQL of whether an event `e` of a reservation reached nobody by itself: its hotel learns of it by asking alone. */
export const UNREACHED = 'e.mailed_at is null';

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
}

/** Contacts of suppliers by name. */
export const listContacts = (db: Queryable): Promise<SupplierContact[]> =>
  db.query('select supplier, email from supplier_contacts order by supplier');
