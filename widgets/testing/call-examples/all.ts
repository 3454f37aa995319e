import { ACCOUNT_CHANGE_EXAMPLES } from './account-changes.ts';
import { ACCOUNT_EXAMPLES } from './account.ts';
import type { CallExample } from './call-example.ts';
import { CONTENT_EXAMPLES } from './content.ts';
import { GIFT_EXAMPLES } from './gift.ts';
import { PRODUCT_EXAMPLES } from './product.ts';
import { SEARCH_EXAMPLES } from './search.ts';
import { BOOKING_MOVE_EXAMPLES } from './booking-moves.ts';
import { PAYMENT_EXAMPLES } from './payments.ts';
import { SELLING_EXAMPLES } from './selling.ts';
import { GUEST_REVIEW_EXAMPLES } from './guest-review.ts';
import { INVOICE_EXAMPLES } from './invoices.ts';
import { INVENTORY_EXAMPLES } from './inventory.ts';
import { VISITOR_EXAMPLES } from './visitor.ts';

/** Every example, in the order in which they are tried. */
export const EXAMPLES: readonly CallExample[] = [
  ...SEARCH_EXAMPLES,
  ...PRODUCT_EXAMPLES,
  ...SELLING_EXAMPLES,
  ...PAYMENT_EXAMPLES,
  ...BOOKING_MOVE_EXAMPLES,
  ...GIFT_EXAMPLES,
  ...INVOICE_EXAMPLES,
  ...CONTENT_EXAMPLES,
  ...VISITOR_EXAMPLES,
  ...ACCOUNT_EXAMPLES,
  ...ACCOUNT_CHANGE_EXAMPLES,
  ...GUEST_REVIEW_EXAMPLES,
  ...INVENTORY_EXAMPLES,
];
