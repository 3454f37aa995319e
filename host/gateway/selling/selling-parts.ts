import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';

/** What selling is put together from. */
export interface SellingParts {
  db: Database;
  provider: PaymentProvider;
  /** The present instant in ms since 1970. */
  clock(): number;
  chance: SellingChance;
  /** Told of what could not be settled; nobody without it. */
  log?: SettlingLog;
}

/** Where failed and parked work is told: one line each, with a `code`, naming sales and no persons. */
export interface SettlingLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Where numbers and names come from that nobody may guess. */
export interface SellingChance {
  /** Eight digits. */
  bookingNumber(): string;
  /** At least 128 bits as letters, digits, - and _. */
  name(): string;
}

/** Chance from the system. */
export const SYSTEM_CHANCE: SellingChance = {
  bookingNumber: () => String(randomInt(10_000_000, 100_000_000)),
  name: () => randomBytes(16).toString('base64url'),
};

/** A quote can be booked for so long. */
export const QUOTE_MINUTES = 15;

/** Rooms are held so long for a payment that was not answered. */
export const HOLD_MINUTES = 15;

/** Retries with the same key are answered the same for so long. */
export const KEY_DAYS = 7;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
