import type { Queryable } from '../../database/database.ts';

/** A stored contact request. */
export interface StoredContact {
  locale: string;
  pointOfSale: string;
  origin: string;
  status: string;
  requestType: string;
  requestSubtype: string;
  bookingNumber: string;
  description: string;
  name: string;
  email: string;
  phone: string;
}

/** Stores a request. */
export async function insertContact(tx: Queryable, contact: StoredContact, now: string): Promise<void> {
  await tx.query(
    `insert into contact_requests (created_at, locale, point_of_sale, origin, status, request_type,
       request_subtype, booking_number, description, name, email, phone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      now,
      contact.locale,
      contact.pointOfSale,
      contact.origin,
      contact.status,
      contact.requestType,
      contact.requestSubtype,
      contact.bookingNumber,
      contact.description,
      contact.name,
      contact.email,
      contact.phone,
    ],
  );
}
