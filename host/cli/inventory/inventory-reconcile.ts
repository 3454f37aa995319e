import { defineCommand } from 'citty';
import { reconcile } from '@staykit/gateway/catalogue/inventory/reconcile/reconcile.ts';
import { repairCalendars } from '@staykit/gateway/catalogue/inventory/reconcile/repair-calendars.ts';
import { CliError } from '../cli-error.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';

const SILENT = { info: () => undefined, error: () => undefined };

/** `staykit inventory reconcile`: compares bookings, stock and calendars. */
export const inventoryReconcile = defineCommand({
  meta: { name: 'reconcile', description: 'Compares bookings, stock and calendars of all hotels' },
  args: {
    repair: { type: 'boolean', description: 'Writes differing calendars from the stock', default: false },
  },
  run: ({ args: { repair } }) =>
    withDatabase(async (db) => {
      const parts = { db, clock: Date.now, log: SILENT };
      let differences = await reconcile(parts);
      if (repair && differences.length > 0) {
        console.log(`Calendars written again: ${await repairCalendars(db, differences)}.`);
        differences = await reconcile(parts);
      }
      console.log(`${differences.length} differences.`);
      printTable(
        ['hotel', 'what', 'nights', 'first', 'expected', 'found'],
        differences.map(({ hotelId, what, nights, night, expected, found }) => [
          hotelId,
          what,
          `${nights}`,
          night,
          `${expected}`,
          `${found}`,
        ]),
      );
      if (differences.length > 0) throw new CliError('See docs/guides/inventory.md.');
    }),
});
