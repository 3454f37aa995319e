import type { Resource } from '../registry/resource.ts';
import { activityVouchers } from './activities/activity-vouchers.ts';
import { audit } from './audit.ts';
import { bookings } from './bookings.ts';
import { calendars } from './calendars.ts';
import { contentVersions } from './content/content-versions.ts';
import { content, contentForms } from './content/content.ts';
import { gifts } from './gifts.ts';
import { hotels } from './hotels.ts';
import { ledgerAccounts } from './money/ledger-accounts.ts';
import { ledgerEntries } from './money/ledger-entries.ts';
import { mails } from './mails.ts';
import { promoCodes } from './promo-codes.ts';
import { partners } from './partners.ts';
import { reconciliations } from './money/reconciliations.ts';
import { reservations } from './reservations/reservations.ts';
import { reviews } from './reviews.ts';
import { settling } from './money/settling.ts';
import { staff } from './staff.ts';
import { studio } from '../studio/studio-resource.ts';
import { statements } from './money/statements.ts';
import { supplierKeys } from './supplier-keys.ts';

/** All that staff work with. Add a resource here, and its folder of the app to `app/resources.ts`. */
export const RESOURCES: readonly Resource[] = [
  bookings,
  reservations,
  gifts,
  activityVouchers,
  promoCodes,
  mails,
  reviews,
  hotels,
  calendars,
  supplierKeys,
  content,
  contentVersions,
  contentForms,
  partners,
  studio,
  ledgerAccounts,
  statements,
  ledgerEntries,
  settling,
  reconciliations,
  staff,
  audit,
];
