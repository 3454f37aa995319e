import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { connectionOf, connectionOfHotel, type SupplierConnection } from './connections.ts';
import { guardSystem, SUPPLIER_LIMITS, type GuardedSystem, type SupplierLimits } from './guard-system.ts';
import { storeNights } from './live-nights.ts';
import {
  SupplierAway,
  type LiveAnswer,
  type LiveStay,
  type ReservationAnswer,
  type ReservationOrder,
  type SupplierSystem,
} from './supplier-system.ts';

/** Milliseconds for which an answer is used again for quotes. A booking always asks. */
const KEPT_MS = 5_000;

/** What is known of a stay of a hotel that a supplier's system sells. */
export interface LiveState {
  supplier: string;
  /** `stored`: the system does not answer, and its hotels are sold by their calendars then; `away`: they are not. */
  state: LiveAnswer['kind'] | 'stored' | 'away';
}

/** The answer while a system does not answer and nothing may be sold without it. Nothing is stored under it. */
export const supplierAway = (): GatewayError =>
  new GatewayError(
    'UNAVAILABLE',
    "The hotel's reservation system did not answer. Send the same request again, with the same Idempotency-Key if it has one.",
  );

/** Hotels that are sold by the reservation systems of suppliers. */
export interface LiveHotels {
  /**
   * Asks for a stay, and stores its prices and rooms in the calendar. Undefined if no system sells the hotel. `isFresh`:
   * no answer of the last seconds is used.
   */
  ask(stay: LiveStay, isFresh?: boolean): Promise<LiveState | undefined>;
  /** Reserves a stay; rejects with `SupplierAway`. */
  book(supplier: string, order: ReservationOrder, key: string): Promise<ReservationAnswer>;
  /** Cancels a reservation; rejects with `SupplierAway`. */
  cancel(supplier: string, key: string): Promise<'cancelled' | 'unknown'>;
  /** Whether the hotels of a supplier are sold while its system does not answer. */
  sellsStored(supplier: string): Promise<boolean>;
}

/** Dependencies of `createLiveHotels`. */
export interface LiveParts {
  db: Database;
  /** Opens the system of a connection; throws if a setting is missing. */
  open(connection: SupplierConnection): SupplierSystem;
  limits?: Partial<SupplierLimits>;
  log?: { warn(details: object, message: string): void };
}

/** Creates them on a database. */
export function createLiveHotels({ db, open, limits, log }: LiveParts): LiveHotels {
  const systems = new Map<string, GuardedSystem>();

  /** A changed connection begins with a closed circuit. */
  function systemOf(connection: SupplierConnection): GuardedSystem {
    const id = `${connection.name} ${connection.adapter} ${connection.address}`;
    const known = systems.get(id);
    if (known) return known;
    const system = guardSystem(connection.name, open(connection), { ...SUPPLIER_LIMITS, ...limits });
    systems.set(id, system);
    return system;
  }

  async function call<T>(
    connection: SupplierConnection | undefined,
    supplier: string,
    ask: (system: GuardedSystem) => Promise<T>,
  ): Promise<T> {
    try {
      if (!connection) throw new Error('there is no connection of this name.');
      return await ask(systemOf(connection));
    } catch (error) {
      const away =
        error instanceof SupplierAway ? error : new SupplierAway(supplier, 'at all', 'error', error);
      // While none is sent, the first failures say why.
      if (away.outcome !== 'open' && away.outcome !== 'full')
        log?.warn({ code: 'SUPPLIER_AWAY', supplier, err: away }, 'a supplier gave no answer');
      throw away;
    }
  }

  /** Requests for one stay wait for one answer. */
  const answers = new LRUCache<string, LiveAnswer, { connection: SupplierConnection; stay: LiveStay }>({
    max: 2_000,
    ttl: KEPT_MS,
    async fetchMethod(_key, _stale, { context: { connection, stay } }) {
      const answer = await call(connection, connection.name, (system) => system.availability(stay));
      if (answer.nights) await storeNights(db, stay.hotelId, answer.nights);
      return answer;
    },
  });

  /** A reservation and its end change what is free. */
  function forget(supplier: string): void {
    for (const key of answers.keys()) if (key.endsWith(` ${supplier}`)) answers.delete(key);
  }

  return {
    async ask(stay, isFresh = false) {
      const connection = await connectionOfHotel(db, stay.hotelId);
      if (!connection) return undefined;
      const { name: supplier, whenAway } = connection;
      const key = [stay.hotelId, stay.checkin, stay.nights, stay.rooms, supplier].join(' ');
      try {
        const answer = await answers.forceFetch(key, {
          forceRefresh: isFresh,
          context: { connection, stay },
        });
        return { supplier, state: answer.kind };
      } catch (error) {
        if (!(error instanceof SupplierAway)) throw error;
        return { supplier, state: whenAway === 'stored' ? 'stored' : 'away' };
      }
    },
    async book(supplier, order, key) {
      const connection = await connectionOf(db, supplier);
      const answer = await call(connection, supplier, (system) => system.book(order, key));
      forget(supplier);
      if (answer.kind === 'priceChanged') await storeNights(db, order.hotelId, answer.nights);
      return answer;
    },
    async cancel(supplier, key) {
      const connection = await connectionOf(db, supplier);
      const outcome = await call(connection, supplier, (system) => system.cancel(key));
      forget(supplier);
      return outcome;
    },
    async sellsStored(supplier) {
      return (await connectionOf(db, supplier))?.whenAway === 'stored';
    },
  };
}
