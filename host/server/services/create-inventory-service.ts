import {
  createInventory,
  type Inventory,
  type InventoryParts,
} from '@staykit/gateway/catalogue/inventory/inventory.ts';
import { sweepPhotos } from '@staykit/gateway/catalogue/inventory/photos/set-photos.ts';
import { reconcile, type ReconcileParts } from '@staykit/gateway/catalogue/inventory/reconcile/reconcile.ts';
import type { PhotoStore } from '@staykit/gateway/images/photo-store.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { runPeriodically } from './run-periodically.ts';

/** Milliseconds between two looks at the time. */
const LOOK_MS = 600_000;
/** Hours of the night, UTC, in which a day's comparison begins. */
const NIGHT = { from: 2, to: 5 };

/** Inventory, with its nightly comparison. */
export interface InventoryService {
  inventory: Inventory;
  stop(): Promise<void>;
}

/** Takes inventory of suppliers, and once a night reconciles it and deletes photos that no hotel shows, in one process of the shop. */
export function createInventoryService(
  parts: ReconcileParts & Pick<InventoryParts, 'store' | 'limits'> & { photos: PhotoStore },
  { lookMs = LOOK_MS }: { lookMs?: number } = {},
): InventoryService {
  const { db, photos, clock, log } = parts;
  /** Claims the day for this process; false if another one has it. */
  const claim = async (): Promise<boolean> => {
    const hour = new Date(clock()).getUTCHours();
    if (hour < NIGHT.from || hour >= NIGHT.to) return false;
    const rows = await db.query(
      `insert into catalogue_settings (key, value) values ('inventory.reconciled', $1)
      on conflict (key) do update set value = excluded.value where catalogue_settings.value <> excluded.value
      returning key`,
      [dayInUtc(clock())],
    );
    return rows.length > 0;
  };
  const stop = runPeriodically(
    lookMs,
    async () => {
      if (!(await claim())) return;
      const differences = await reconcile(parts);
      const deleted = await sweepPhotos(db, photos, clock());
      log.info({ differences: differences.length, photos: deleted }, 'inventory was reconciled');
    },
    (err) => log.error({ err, code: 'RECONCILE_FAILED' }, 'inventory could not be reconciled'),
  );
  return { inventory: createInventory(parts), stop };
}
