import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';

/** A stay as the reservation system of a supplier is asked for it. */
export interface LiveStay {
  /** Id of the hotel in the shop. */
  hotelId: string;
  checkin: PlainDate;
  nights: number;
  rooms: number;
}

/** A night as the system sells it now. */
export interface LiveNight {
  night: PlainDate;
  /** Cents for one room and two adults, promotion deducted: the unit of the calendar. */
  priceCents: number;
  /** Rooms that are free. */
  rooms: number;
}

/** Availability and price of a stay: every night of it, or that it cannot be had, if known with its nights. */
export type LiveAnswer =
  | { kind: 'available'; nights: LiveNight[] }
  | { kind: 'soldOut'; nights?: LiveNight[] };

/** What is reserved. */
export interface ReservationOrder extends LiveStay {
  /** Number of the booking, for the hotel's desk. */
  bookingNumber: string;
  pax: Pax;
  /** Age in years of each traveller under 12, where it was told. */
  childAges?: readonly number[];
  guest: { firstName: string; lastName: string };
  /** The price of each night as it was sold; the system refuses if it is higher now. */
  prices: Pick<LiveNight, 'night' | 'priceCents'>[];
}

/** The outcome of a reservation. All but `booked` say that nothing was reserved. */
export type ReservationAnswer =
  | { kind: 'booked'; reference: string }
  | { kind: 'soldOut' }
  | { kind: 'priceChanged'; nights: LiveNight[] };

/**
 * The reservation system of a supplier. Every method rejects if there is no answer, or one that cannot be read; the
 * outcome is unknown then, and the same call with the same key finds out.
 */
export interface SupplierSystem {
  availability(stay: LiveStay, signal: AbortSignal): Promise<LiveAnswer>;
  /** Makes one reservation of a key, however often it is called. */
  book(order: ReservationOrder, key: string, signal: AbortSignal): Promise<ReservationAnswer>;
  /** Cancels the reservation of a key. `unknown`: there is none of it. Cancelling twice changes nothing. */
  cancel(key: string, signal: AbortSignal): Promise<'cancelled' | 'unknown'>;
}

/** How a call ended: `open` and `full` were not sent, since calls fail or too many are on their way. */
export type SupplierOutcome = 'answered' | 'timeout' | 'error' | 'open' | 'full';

/** The system of a supplier gave no answer that can be used. The outcome of the call is unknown. */
export class SupplierAway extends Error {
  readonly outcome: SupplierOutcome;

  constructor(supplier: string, operation: string, outcome: SupplierOutcome, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The supplier ${supplier} did not answer ${operation} (${outcome})${reason}`, { cause });
    this.name = 'SupplierAway';
    this.outcome = outcome;
  }
}
