import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { HotelFacts } from '../catalogue/facts/hotel-facts.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { LiveHotels } from './supplier/live-hotels.ts';

/** Dependencies of selling. */
export interface SellingParts {
  db: Database;
  provider: PaymentProvider;
  /** Extras, taxes and programmes of what is sold. */
  facts: HotelFacts;
  /** The present instant in ms since 1970. */
  clock(): number;
  ids: SaleIds;
  /** Hotels that reservation systems of suppliers sell; without it all are sold by their calendars. */
  live?: LiveHotels;
  /** Origin of the back office, for links in mails to hotels: `https://office.example`; absent: mails have none. */
  office?: string;
  /** How much rooms may be held without payment; absent: as much as there are. */
  holdLimits?: HoldLimits;
  /** Logs failed settling; nothing is logged without it. */
  log?: SettlingLog;
}

/** Log of failed and parked work: one line each with a `code`, naming sales but no persons. */
export interface SettlingLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Generates unguessable booking numbers and tokens. */
export interface SaleIds {
  /** Eight digits. */
  bookingNumber(): string;
  /** At least 128 bits as letters, digits, - and _. */
  token(): string;
}

/** Numbers and tokens from cryptographic randomness. */
export const SYSTEM_IDS: SaleIds = {
  bookingNumber: () => String(randomInt(10_000_000, 100_000_000)),
  token: () => randomBytes(16).toString('base64url'),
};

/** Validity of a quote. */
export const QUOTE_MINUTES = 15;

/** How long rooms are held for an unanswered payment. */
export const HOLD_MINUTES = 15;

/** Most orders that wait for their payment at once, and the room nights that they may hold together. */
export interface HoldLimit {
  orders: number;
  roomNights: number;
}

/** Limits of one buyer, by e-mail, and of one network, behind which many buyers may be. */
export interface HoldLimits {
  buyer: HoldLimit;
  network: HoldLimit;
}

/** Those of a shop that limits its visitors. */
export const HOLD_LIMITS: HoldLimits = {
  buyer: { orders: 3, roomNights: 60 },
  network: { orders: 12, roomNights: 240 },
};

/** How long retries with the same key get the same answer. */
export const KEY_DAYS = 7;

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
