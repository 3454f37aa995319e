import * as z from 'zod/mini';
import { answer, idText } from '../answer-parts.ts';
import { imagesBySize } from '../page-model.ts';
import { programLine } from './programme.ts';

/** Something that can be added to a product; amounts are cents. [PENTITY-31] */
export const extra = answer({
  /** The product that the page shows after adding or removing it. [UPSELL-07] */
  id: idText(),
  label: z.string(),
  priceDifference: z.number(),
  /** By nights of the stay, where the length matters. */
  priceDifferencePerLos: z.exactOptional(z.record(z.string(), z.number())),
  /** Cents for an adult; a child pays half, a baby nothing. With it the price of another party needs no call. */
  perAdult: z.exactOptional(z.number()),
  /** Cents for the whole party. */
  perParty: z.exactOptional(z.number()),
  /** Whether both are for a night, not for the stay. */
  perNight: z.exactOptional(z.boolean()),
  programLines: z.array(programLine),
  imagesBySize: z.exactOptional(imagesBySize),
  activityIds: z.exactOptional(z.array(idText())),
  /** Whether the product includes it. */
  selected: z.exactOptional(z.boolean()),
});
