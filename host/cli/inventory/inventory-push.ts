import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { putHotelContents } from '@staykit/contract/inventory/hotel-contents.ts';
import { putRoomNights } from '@staykit/contract/inventory/room-nights.ts';
import { CliError } from '../cli-error.ts';
import { pushLines } from './push-lines.ts';
import { isJsonLines, readInventoryFile } from './read-inventory-file.ts';
import { sendItems } from './send-items.ts';

/** `staykit inventory push FILE`: sends a file to a shop. */
export const inventoryPush = defineCommand({
  meta: { name: 'push', description: 'Sends a CSV or JSON lines file of nights, or of hotels, to a shop' },
  args: {
    file: { type: 'positional', description: 'File: .csv, .jsonl or .ndjson', required: true },
    hotels: { type: 'boolean', description: 'The file has texts of hotels, as JSON lines', default: false },
    shop: { type: 'string', description: 'Origin of the shop', default: 'http://localhost:3000' },
  },
  run: async ({ args: { file, hotels, shop } }) => {
    const key = process.env['STAYKIT_KEY'];
    if (!key) throw new CliError('STAYKIT_KEY: expected a key of npx staykit inventory key new.');
    if (!/^https?:\/\/[^\s/]+\/?$/.test(shop))
      throw new CliError(`--shop must be an origin like https://shop.example, not "${shop}".`, 2);
    if (!existsSync(file)) throw new CliError(`File ${file} does not exist.`);
    if (hotels && !isJsonLines(file))
      throw new CliError(`${file}: expected JSON lines (.jsonl) for --hotels.`);
    const call = hotels ? putHotelContents : putRoomNights;
    const began = performance.now();
    const report = await pushLines(
      readInventoryFile(file),
      (items) => sendItems({ shop, key, call }, items),
      (line, problem) => console.error(`${file}:${line}: ${problem}`),
    );
    const { lines, accepted, rejected, changed } = report;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      `${lines} lines: ${accepted} taken, ${rejected} not; ${changed} ${hotels ? 'hotels' : 'nights'} changed in ${seconds} s.`,
    );
    return rejected > 0 ? 1 : 0;
  },
});
