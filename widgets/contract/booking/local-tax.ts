import * as z from 'zod/mini';
import { answer } from '../answer-parts.ts';

/** Local tax; amounts are cents. [PENTITY-01] */
export const localTax = answer({
  /** Cents per person and night; not read for a percentage. [TAX-02] */
  amount: z.number(),
  /** ISO 4217 code. [TAX-05] */
  currency: z.string(),
  /** Paid at the hotel, so not part of the shop's price. [TAX-04] */
  toBePaidAtHotel: z.boolean(),
  /** `BOOKING_PERCENTAGE`, or any other text for an amount per person and night. */
  type: z.string(),
  /** Per cent of the room price, without meals and extras; read for `BOOKING_PERCENTAGE` only. */
  percentage: z.exactOptional(z.number()),
  /** Cents per person and night that a percentage never exceeds. */
  cap: z.exactOptional(z.number()),
  /** Years from which travellers owe it; absent: adults of the party owe it. */
  fromAge: z.exactOptional(z.number()),
  /** First nights of a stay that are free. */
  freeNights: z.exactOptional(z.number()),
  /** Nights of a stay that are taxed at most. */
  maxNights: z.exactOptional(z.number()),
  /** Cents for the quoted stay; in quotes only. */
  due: z.exactOptional(z.number()),
});
