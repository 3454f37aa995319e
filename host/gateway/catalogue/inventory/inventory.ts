import type * as z from 'zod/mini';
import { activityOfHotel, daysOfActivity } from '@staykit/contract/inventory/activities.ts';
import { contentOfHotel } from '@staykit/contract/inventory/hotel-contents.ts';
import { extraOfHotel } from '@staykit/contract/inventory/hotel-extras.ts';
import { policiesOfHotel } from '@staykit/contract/inventory/hotel-policies.ts';
import { roomOfHotel } from '@staykit/contract/inventory/hotel-rooms.ts';
import { PUSH_LIMITS, type pushAnswer } from '@staykit/contract/inventory/push-parts.ts';
import { planOfHotel } from '@staykit/contract/inventory/rate-plans.ts';
import { voucherOfHotel } from '@staykit/contract/inventory/vouchers.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import type { PhotoStore } from '../../images/photo-store.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { createMemoryStore } from '../../shared-store/memory-store.ts';
import type { SharedStore } from '../../shared-store/shared-store.ts';
import { writeActivityDays } from './activities/write-days.ts';
import { setBoxes } from './boxes/set-boxes.ts';
import type { Outcome } from './hotels/outcome.ts';
import { writeExtra } from './hotels/write-extra.ts';
import { makeHotel, writeHotel } from './hotels/write-hotel.ts';
import { writePlan } from './hotels/write-plan.ts';
import { writePolicies } from './hotels/write-policies.ts';
import { writeRoom } from './hotels/write-room.ts';
import { writeActivity, writeVoucher } from './hotels/write-undated.ts';
import { supplierOf, type Supplier } from './keys/supplier-keys.ts';
import { findHotels, registerOf } from './push/find-hotels.ts';
import { readItems, type ItemError } from './push/read-items.ts';
import { readNights } from './push/read-nights.ts';
import { missingPhoto } from './photos/missing-photo.ts';
import { savePhoto, type PhotoQuota } from './photos/photo-quota.ts';
import { setPhotos } from './photos/set-photos.ts';
import { supplierReservations, type SupplierReservations } from './reservations/supplier-reservations.ts';
import { NO_HOTEL, writeNights } from './push/write-nights.ts';

type PushAnswer = z.input<typeof pushAnswer>;

/** Kinds of items besides nights. */
export type ItemKind =
  | 'hotels'
  | 'policies'
  | 'rooms'
  | 'plans'
  | 'extras'
  | 'vouchers'
  | 'activities'
  | 'activity-days';

/** What one key may send. */
export interface SupplierLimits {
  /** Requests a minute; 0 for no limit. */
  requests: number;
  /** Items of one request. */
  items: number;
  /** Photos that it keeps in the shop in all. Default: no limit. */
  photos?: PhotoQuota;
}

/** Inventory as suppliers send it. */
export interface Inventory {
  /** For tests and examples, which make their keys. */
  readonly db: Database;
  /**
   * The supplier of an `Authorization` header, whose requests are counted; throws SUPPLIER_KEY_INVALID, and RATE_LIMITED
   * for one request too many of its key.
   */
  admit(authorization: string | undefined): Promise<Supplier>;
  /** Sets nights: good items are taken, one hotel after the other, and wrong ones listed. */
  setNights(supplier: Supplier, items: readonly unknown[]): Promise<PushAnswer>;
  /** Sets items of another kind, one after the other, in the same way. */
  setItems(supplier: Supplier, kind: ItemKind, items: readonly unknown[]): Promise<PushAnswer>;
  /** Sets which photos hotels show in the same way. */
  setPhotos(supplier: Supplier, items: readonly unknown[]): Promise<PushAnswer>;
  /** Makes and changes boxes in the same way. */
  setBoxes(supplier: Supplier, items: readonly unknown[]): Promise<PushAnswer>;
  /** Stores a photo and returns its id; throws a PhotoError or PHOTO_QUOTA. */
  savePhoto(supplier: Supplier, bytes: Uint8Array): Promise<string>;
  /** What its supplier is told of bookings, and acknowledges. */
  readonly reservations: SupplierReservations;
  /** Where photos are stored; throws a NotConfiguredError where there is no such place. */
  readonly photos: PhotoStore;
}

/** What inventory is put together from. */
export interface InventoryParts {
  db: Database;
  /** Where photos are stored; absent: none are taken. */
  photos?: PhotoStore;
  /** The present instant in ms since 1970. */
  clock: () => number;
  /** Counts requests of keys over all processes. Default: those of this process. */
  store?: SharedStore;
  limits?: SupplierLimits;
}

/** How an item of a kind is checked and written. */
interface Kind<Schema extends z.ZodMiniType<{ hotel: string }>> {
  schema: Schema;
  write(tx: Queryable, hotelId: string, item: z.output<Schema>): Promise<Outcome>;
}

const kind = <Schema extends z.ZodMiniType<{ hotel: string }>>(
  schema: Schema,
  write: Kind<Schema>['write'],
): Kind<Schema> => ({ schema, write });

const KINDS = {
  hotels: kind(contentOfHotel, writeHotel),
  policies: kind(policiesOfHotel, writePolicies),
  rooms: kind(roomOfHotel, writeRoom),
  plans: kind(planOfHotel, writePlan),
  extras: kind(extraOfHotel, writeExtra),
  vouchers: kind(voucherOfHotel, writeVoucher),
  activities: kind(activityOfHotel, writeActivity),
  'activity-days': kind(daysOfActivity, writeActivityDays),
} satisfies Record<ItemKind, unknown>;

const NO_LIMITS: SupplierLimits = { requests: 0, items: PUSH_LIMITS.items };
const MINUTE_MS = 60_000;

/** Inventory in the database. */
export function createInventory({
  db,
  photos,
  clock,
  store = createMemoryStore(clock),
  limits = NO_LIMITS,
}: InventoryParts): Inventory {
  const checkCount = (items: readonly unknown[]): void => {
    if (items.length > limits.items)
      throw new GatewayError(
        'BAD_REQUEST',
        `body: items: expected at most ${limits.items}, received ${items.length}.`,
      );
  };
  const photoStore = (): PhotoStore => {
    if (photos) return photos;
    throw new NotConfiguredError('inventory', 'This gateway takes no photos.');
  };

  return {
    db,
    reservations: supplierReservations({ db, clock }),
    get photos() {
      return photoStore();
    },
    savePhoto: ({ name }, bytes) =>
      savePhoto({
        db,
        store: photoStore(),
        supplier: name,
        bytes,
        quota: limits.photos ?? { photos: 0, bytes: 0 },
        now: clock(),
      }),
    async admit(authorization) {
      const found = await supplierOf(db, authorization, clock());
      if (!found)
        throw new GatewayError(
          'SUPPLIER_KEY_INVALID',
          'Authorization: expected Bearer and a key of npx staykit inventory key new that is neither revoked nor expired.',
        );
      if (limits.requests === 0) return found;
      const { count, remainingMs } = await store.count(`supplier:${found.keyId}`, MINUTE_MS);
      if (count <= limits.requests) return found;
      const seconds = Math.max(1, Math.ceil(remainingMs / 1_000));
      throw new GatewayError('RATE_LIMITED', 'Too many requests with this key: see Retry-After.', seconds);
    },
    async setNights(supplier, items) {
      checkCount(items);
      const errors: ItemError[] = [];
      let changed = 0;
      const byHotel = await readNights(items, errors);
      const ids = await findHotels(db, supplier, [...byHotel.keys()]);
      for (const [named, ofHotel] of byHotel) {
        const hotelId = ids.get(named);
        if (hotelId !== undefined) {
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
    async setItems(supplier, name, items) {
      checkCount(items);
      const errors: ItemError[] = [];
      const { schema, write } = KINDS[name] as Kind<z.ZodMiniType<{ hotel: string }>>;
      const good: { index: number; item: { hotel: string } }[] = [];
      await readItems(schema, items, errors, (item, index) => void good.push({ index, item }));
      const ids = await findHotels(
        db,
        supplier,
        good.map(({ item }) => item.hotel),
      );
      let changed = 0;
      for (const { index, item } of good) {
        const { photos: named } = item as { photos?: readonly { photo: string }[] };
        const missing = await missingPhoto(photos, named);
        if (missing !== undefined) {
          errors.push({ index, code: 'NOT_FOUND', message: missing });
          continue;
        }
        const hotelId = ids.get(item.hotel);
        let outcome: Outcome;
        if (hotelId !== undefined) outcome = await db.transaction((tx) => write(tx, hotelId, item));
        else if (name === 'hotels' && mayMake(supplier, item.hotel)) {
          const made = await db.transaction((tx) =>
            makeHotel(tx, { item, register: registerOf(supplier), now: clock() }),
          );
          // A later item of the push may be of the same hotel.
          for (const [code, id] of await findHotels(db, supplier, [item.hotel])) ids.set(code, id);
          const now = ids.get(item.hotel) ?? '';
          outcome = made === 'known' ? await db.transaction((tx) => write(tx, now, item)) : made;
        } else {
          errors.push(unknownHotel(index));
          continue;
        }
        if (outcome === 'changed') changed += 1;
        else if (outcome !== 'same') errors.push({ index, code: 'BAD_REQUEST', message: outcome.problem });
      }
      return answerOf(items, changed, errors);
    },
    async setBoxes(supplier, items) {
      checkCount(items);
      const errors: ItemError[] = [];
      return answerOf(items, await setBoxes({ db, photos, supplier, items, errors }), errors);
    },
    async setPhotos(supplier, items) {
      checkCount(items);
      const errors: ItemError[] = [];
      return answerOf(items, await setPhotos({ db, photos: photoStore(), supplier, items, errors }), errors);
    },
  };
}

/** Whether a supplier may make a hotel of a code: one of digits alone could be meant as an id of the shop. */
const mayMake = ({ scope }: Supplier, code: string): boolean =>
  (scope === 'all' || scope === 'own') && !/^\d+$/.test(code);

const unknownHotel = (index: number): ItemError => ({ index, code: 'NOT_FOUND', message: NO_HOTEL });

function answerOf(items: readonly unknown[], changed: number, errors: ItemError[]): PushAnswer {
  errors.sort((one, other) => one.index - other.index);
  return { accepted: items.length - errors.length, changed, errors };
}

/** The inventory of a gateway; throws a NotConfiguredError without one. */
export function inventoryOf({ inventory }: { inventory?: Inventory | undefined }): Inventory {
  if (!inventory) throw new NotConfiguredError('inventory', 'This gateway takes no inventory.');
  return inventory;
}
