import type { Migration } from './migration.ts';
import { catalogue } from './steps/01-catalogue.ts';
import { sales } from './steps/03-sales.ts';
import { giftSales } from './steps/04-gift-sales.ts';
import { visitors } from './steps/06-visitors.ts';
import { settling } from './steps/09-settling.ts';
import { factStates } from './steps/11-fact-states.ts';
import { roomNights } from './steps/40-room-nights.ts';
import { supplierKeys } from './steps/41-supplier-keys.ts';
import { hostedPayments } from './steps/50-hosted-payments.ts';
import { demoBankPages } from './steps/51-demo-bank.ts';
import { suppliedHotels } from './steps/60-supplied-hotels.ts';
import { liveSuppliers } from './steps/65-live-suppliers.ts';
import { supplierReservations } from './steps/66-supplier-reservations.ts';
import { ledger } from './steps/69-ledger.ts';
import { ledgerTriggers } from './steps/70-ledger-triggers.ts';
import { ledgerOpening } from './steps/71-ledger-opening.ts';
import { backOffice } from './steps/72-back-office.ts';
import { careOfSales } from './steps/73-care-of-sales.ts';
import { guestReviews } from './steps/75-guest-reviews.ts';
import { writtenAt } from './steps/79-written-at.ts';
import { invoices } from './steps/from-80/80-invoices.ts';
import { ledgerOfInvoices } from './steps/from-80/81-ledger-of-invoices.ts';
import { contentVersions } from './steps/from-80/82-content-versions.ts';
import { promoCodes } from './steps/from-80/83-promo-codes.ts';
import { pausedAndRefunded } from './steps/from-80/84-paused-and-refunded.ts';
import { storedCards } from './steps/from-80/85-stored-cards.ts';
import { undatedPlans } from './steps/from-80/86-undated-plans.ts';
import { movedReservations } from './steps/from-80/87-moved-reservations.ts';
import { invoiceTokens } from './steps/from-80/88-invoice-tokens.ts';
import { giftCards } from './steps/from-80/89-gift-cards.ts';
import { bookingLinks } from './steps/from-80/91-booking-links.ts';
import { accountProfiles } from './steps/from-80/92-account-profiles.ts';
import { forgottenCards } from './steps/from-80/93-forgotten-cards.ts';
import { linkSecrets } from './steps/from-80/94-link-secrets.ts';
import { accountGifts } from './steps/from-80/95-account-gifts.ts';
import { chargesAgain } from './steps/from-80/96-charges-again.ts';
import { indexesOfDuePayments } from './steps/from-80/97-indexes-of-due-payments.ts';
import { askedAmounts } from './steps/from-80/98-asked-amounts.ts';
import { openHolds } from './steps/from-80/99-open-holds.ts';
import { returnedRefunds } from './steps/from-80/100-returned-refunds.ts';
import { usedGifts } from './steps/from-80/101-used-gifts.ts';
import { giftHolds } from './steps/from-80/102-gift-holds.ts';
import { dailyRuns } from './steps/from-80/103-daily-runs.ts';
import { reservationEvents } from './steps/from-80/104-reservation-events.ts';
import { reservationMails } from './steps/from-80/105-reservation-mails.ts';
import { reservationWebhooks } from './steps/from-80/106-reservation-webhooks.ts';
import { reservationsToCome } from './steps/from-80/107-reservations-to-come.ts';
import { hotelsWithoutChildren } from './steps/from-80/108-hotels-without-children.ts';

/** Every settling run looks for open payments among all payments ever made: a partial index. */
const openPayments: Migration = {
  id: 10,
  name: 'open-payments',
  sql: `
create index payments_open on payments (created_at) where status in ('started', 'unknown');
`,
};

/** Former and new code of the renamed boxes. */
const RENAMED = `(values ('ROMANCEEBOX', 'ROMANTICEBOX'), ('TABLEEBOX', 'GOURMETEBOX'),
  ('FAMILLEEBOX', 'FAMILYEBOX'), ('PRESTIGEEBOX', 'EXCEPTIONEBOX')) as renamed (former, present)`;

/**
 * A box by post has the code of the digital one with `BOX` for `EBOX`. A stem that ends with `E` would yield a digital
 * code, so the four boxes with such stems are renamed, in the catalogue and in past sales. [BOX-14]
 */
const boxCodes: Migration = {
  id: 8,
  name: 'box-codes',
  sql: `
update gifts set code = present, data = jsonb_set(data, '{code}', to_jsonb(present))
  from ${RENAMED} where code = former;
update gift_sales set product_id = present from ${RENAMED} where kind = 'BOX' and product_id = former;
`,
};

/**
 * Identifies states of the catalogue: a token per change of the whole, and per hotel change its transaction id, since
 * ids are assigned in another order than transactions commit.
 */
const changeStates: Migration = {
  id: 7,
  name: 'change-states',
  sql: `
alter table catalogue_change add column token uuid not null default gen_random_uuid();
alter table hotel_changes add column txid xid8 not null default pg_current_xact_id();
create index hotel_changes_txid on hotel_changes (txid);
`,
};

/** The mail outbox: transactions insert mails, and senders of any process deliver them. */
const mail: Migration = {
  id: 5,
  name: 'mail',
  sql: `
create table mail_outbox (
  id bigint generated always as identity primary key,
  template text not null,
  locale text not null,
  recipient text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'parked')),
  attempts integer not null default 0,
  -- While a mail is being sent: the end of the lease, after which another process may take it.
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text
);
create index mail_outbox_due on mail_outbox (next_attempt_at, id) where state in ('waiting', 'sending');
create index mail_outbox_recipient on mail_outbox (lower(recipient));
`,
};

/** The change log of hotels, from which read models update without reading the whole catalogue. */
const hotelChanges: Migration = {
  id: 2,
  name: 'hotel-changes',
  sql: `
create table hotel_changes (
  id bigint generated always as identity primary key,
  hotel_id bigint not null references hotels (id) on delete cascade,
  changed_at timestamptz not null default clock_timestamp()
);
create index hotel_changes_at on hotel_changes (changed_at);
`,
};

/** Deleting a hotel deletes its changes: without the index that reads the whole change log for each hotel. */
const changesOfHotel: Migration = {
  id: 20,
  name: 'changes-of-hotel',
  sql: `
create index hotel_changes_hotel on hotel_changes (hotel_id);
`,
};

/** The mode of the shop that a database belongs to, from its first start on: invented hotels must not come among real ones. */
const shopMode: Migration = {
  id: 21,
  name: 'shop-mode',
  sql: `
alter table catalogue_change add column shop_mode text check (shop_mode in ('demo', 'production'));
`,
};

/** All migrations, in order. */
export const MIGRATIONS: readonly Migration[] = [
  catalogue,
  hotelChanges,
  sales,
  giftSales,
  mail,
  visitors,
  changeStates,
  boxCodes,
  settling,
  openPayments,
  factStates,
  changesOfHotel,
  shopMode,
  roomNights,
  supplierKeys,
  hostedPayments,
  demoBankPages,
  suppliedHotels,
  liveSuppliers,
  supplierReservations,
  ledger,
  ledgerTriggers,
  ledgerOpening,
  backOffice,
  careOfSales,
  guestReviews,
  writtenAt,
  invoices,
  ledgerOfInvoices,
  contentVersions,
  promoCodes,
  pausedAndRefunded,
  storedCards,
  undatedPlans,
  movedReservations,
  invoiceTokens,
  giftCards,
  bookingLinks,
  accountProfiles,
  forgottenCards,
  linkSecrets,
  accountGifts,
  chargesAgain,
  indexesOfDuePayments,
  askedAmounts,
  openHolds,
  returnedRefunds,
  usedGifts,
  giftHolds,
  dailyRuns,
  reservationEvents,
  reservationMails,
  reservationWebhooks,
  reservationsToCome,
  hotelsWithoutChildren,
];
