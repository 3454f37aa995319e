import type * as z from 'zod/mini';
import { contentOfHotel } from '@staykit/contract/inventory/hotel-contents.ts';
import type { pushAnswer } from '@staykit/contract/inventory/push-parts.ts';
import type { Database } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { supplierOf, type Supplier } from './keys/supplier-keys.ts';
import { readItems, type ItemError } from './push/read-items.ts';
import { readNights } from './push/read-nights.ts';
import { writeContent, type ContentItem } from './push/write-content.ts';
import { NO_HOTEL, writeNights } from './push/write-nights.ts';

type PushAnswer = z.input<typeof pushAnswer>;

/** Inventory as suppliers send it. */
export interface Inventory {
  /** For tests and examples, which make their keys. */
  readonly db: Database;
  /** The supplier of an `Authorization` header; throws SUPPLIER_KEY_INVALID. */
  supplier(authorization: string | undefined): Promise<Supplier>;
  /** Sets nights: good items are taken, one hotel after the other, and wrong ones listed. */
  setNights(supplier: Supplier, items: readonly unknown[]): Promise<PushAnswer>;
  /** Sets texts and policies of hotels in the same way. */
  setContents(supplier: Supplier, items: readonly unknown[]): Promise<PushAnswer>;
}

/** Inventory in the database. */
export function createInventory({ db, clock }: { db: Database; clock: () => number }): Inventory {
  return {
    db,
    async supplier(authorization) {
      const found = await supplierOf(db, authorization, clock());
      if (found) return found;
      throw new GatewayError(
        'SUPPLIER_KEY_INVALID',
        'Authorization: expected Bearer and a key of npx staykit inventory key new that is not revoked.',
      );
    },
    async setNights(supplier, items) {
      const errors: ItemError[] = [];
      let changed = 0;
      for (const [hotelId, ofHotel] of await readNights(items, errors)) {
        if (supplier.mayChange(hotelId)) {
          // Collected anew for each attempt: a transaction may run again.
          const { found, count } = await db.transaction(async (tx) => {
            const problems: ItemError[] = [];
            return { count: await writeNights(tx, hotelId, ofHotel, problems), found: problems };
          });
          changed += count;
          errors.push(...found);
        } else errors.push(...ofHotel.map(({ index }) => unknownHotel(index)));
      }
      return answerOf(items, changed, errors);
    },
    async setContents(supplier, items) {
      const errors: ItemError[] = [];
      const good: [index: number, item: ContentItem][] = [];
      await readItems(contentOfHotel, items, errors, (item, index) => void good.push([index, item]));
      let changed = 0;
      for (const [index, item] of good) {
        const outcome = supplier.mayChange(item.hotel)
          ? await db.transaction((tx) => writeContent(tx, item))
          : 'unknown';
        if (outcome === 'changed') changed += 1;
        if (outcome === 'unknown') errors.push(unknownHotel(index));
      }
      return answerOf(items, changed, errors);
    },
  };
}

const unknownHotel = (index: number): ItemError => ({ index, code: 'NOT_FOUND', message: NO_HOTEL });

function answerOf(items: readonly unknown[], changed: number, errors: ItemError[]): PushAnswer {
  errors.sort((one, other) => one.index - other.index);
  return { accepted: items.length - errors.length, changed, errors };
}
