import * as z from 'zod/mini';
import { answer, count } from '../answer-parts.ts';
import { pattern } from '../query-parts.ts';

/** Limits of one push: more is sent in several. */
export const PUSH_LIMITS = { items: 1_000, nights: 20_000, bytes: 512 * 1_024 } as const;

/** Why an item was not taken. */
export const ITEM_REFUSALS = ['BAD_REQUEST', 'NOT_FOUND'] as const;

/** Id of a hotel in the shop. */
export const hotelId = () => pattern(/^\d{1,15}$/, 'the id of a hotel');

/** The body of a push: documented as items of a schema, but any item is let in, since a wrong one must not stop others. */
export function pushOf(item: z.ZodMiniType) {
  const anyItem = z.unknown();
  const { $schema: _dialect, ...itemDocs } = z.toJSONSchema(item);
  z.globalRegistry.add(anyItem, itemDocs);
  return z.object({ items: z.array(anyItem).check(z.minLength(1), z.maxLength(PUSH_LIMITS.items)) });
}

/** The answer to a push. */
export const pushAnswer = answer({
  /** Items taken. */
  accepted: count(),
  /** Nights or hotels that are different now. */
  changed: count(),
  /** Items not taken. */
  errors: z.array(
    answer({
      /** Position in `items`, from 0. */
      index: count(),
      code: z.enum(ITEM_REFUSALS),
      message: z.string(),
    }),
  ),
});
