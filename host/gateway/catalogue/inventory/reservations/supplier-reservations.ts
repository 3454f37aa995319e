import type * as z from 'zod/mini';
import type {
  getReservations,
  postReservationAcknowledgement,
} from '@staykit/contract/inventory/reservations.ts';
import type { Database } from '../../../database/database.ts';
import { GatewayError } from '../../../errors/gateway-error.ts';
import {
  acknowledgeReservation,
  listEvents,
  publishEvents,
  type HotelScope,
} from '../../../selling/reservation-events/reservation-events.ts';
import { showEvents } from '../../../selling/reservation-events/show-events.ts';
import { dayInUtc } from '../../calendar-day.ts';
import type { Supplier } from '../keys/supplier-keys.ts';
import { registerOf } from '../push/find-hotels.ts';

/** Events of an answer, where the supplier names no number. */
const USUAL_LIMIT = 50;

type Listed = z.output<typeof getReservations.answer>;
type Acknowledged = z.output<typeof postReservationAcknowledgement.answer>;

/** Reservations of the hotels of a key. */
export interface SupplierReservations {
  /** Events in their order; `state`, `cursor` and `limit` as the call has them. */
  list(supplier: Supplier, query: z.output<typeof getReservations.query>): Promise<Listed>;
  /** Acknowledges a version; throws NOT_FOUND, and BAD_REQUEST for a version that is not there yet. */
  acknowledge(
    supplier: Supplier,
    number: string,
    sent: z.output<typeof postReservationAcknowledgement.body>,
  ): Promise<Acknowledged>;
}

/** The hotels of a key. */
export const scopeOfSupplier = (supplier: Supplier): HotelScope => {
  if (supplier.scope === 'all') return 'all';
  return supplier.scope === 'own' ? { register: registerOf(supplier) } : { ids: [...supplier.scope] };
};

/** Reservations in the database. */
export function supplierReservations({
  db,
  clock,
}: {
  db: Database;
  clock: () => number;
}): SupplierReservations {
  return {
    async list(supplier, { cursor, state, limit }) {
      await publishEvents(db);
      const most = Number(limit ?? USUAL_LIMIT);
      const events = await listEvents(db, {
        scope: scopeOfSupplier(supplier),
        after: Number(cursor ?? 0),
        // One more tells whether there is more.
        limit: most + 1,
        isOpen: state === 'unacknowledged',
      });
      const shown = events.slice(0, most);
      return {
        reservations: await showEvents(db, shown, dayInUtc(clock())),
        cursor: String(shown.at(-1)?.position ?? cursor ?? 0),
        more: events.length > most,
      };
    },
    async acknowledge(supplier, number, { version, confirmationNumber }) {
      const row = await db.transaction((tx) =>
        acknowledgeReservation(
          tx,
          {
            number,
            version,
            ...(confirmationNumber !== undefined && { confirmationNumber }),
            scope: scopeOfSupplier(supplier),
            by: supplier.name,
          },
          clock(),
        ),
      );
      if (!row)
        throw new GatewayError('NOT_FOUND', 'The hotels of this key have no reservation of this number.');
      if (version > row.version)
        throw new GatewayError(
          'BAD_REQUEST',
          `body: version: expected at most ${row.version}, received ${version}.`,
        );
      return {
        number,
        acknowledgedVersion: row.acknowledgedVersion,
        version: row.version,
        ...(row.confirmationNumber !== null && { confirmationNumber: row.confirmationNumber }),
        acknowledgedAt: (row.acknowledgedAt ?? new Date(clock())).toISOString(),
      };
    },
  };
}
