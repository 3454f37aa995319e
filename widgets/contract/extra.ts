import * as z from 'zod/mini';
import { answer, idText } from './answer-parts.ts';
import { imagesBySize } from './page-model.ts';
import { programLine } from './programme.ts';

/** Something that can be added to a product; amounts are cents. [PENTITY-31] */
export const extra = answer({
  id: idText(),
  label: z.string(),
  priceDifference: z.number(),
  priceDifferencePerLos: z.exactOptional(z.record(z.string(), z.number())),
  programLines: z.array(programLine),
  imagesBySize: z.exactOptional(imagesBySize),
  activityIds: z.exactOptional(z.array(idText())),
  selected: z.exactOptional(z.boolean()),
});
