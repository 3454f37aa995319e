import type { Migration } from './migration.ts';
import { catalogue } from './migrations/01-catalogue.ts';
import { hotelChanges } from './migrations/02-hotel-changes.ts';
import { sales } from './migrations/03-sales.ts';
import { giftSales } from './migrations/04-gift-sales.ts';
import { mail } from './migrations/05-mail.ts';
import { visitors } from './migrations/06-visitors.ts';
import { changeStates } from './migrations/07-change-states.ts';
import { boxCodes } from './migrations/08-box-codes.ts';
import { settling } from './migrations/09-settling.ts';
import { openPayments } from './migrations/10-open-payments.ts';
import { factStates } from './migrations/11-fact-states.ts';

/** All steps, in order. */
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
];
