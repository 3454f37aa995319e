import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineCommand } from 'citty';
import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { CliError } from '../cli-error.ts';
import { pushLines } from './push-lines.ts';
import { isJsonLines, readInventoryFile } from './read-inventory-file.ts';
import { sendItems } from './send-items.ts';
import { withPhotos } from './send-photos.ts';

/** `staykit inventory push FILE`: sends a file to a shop. */
export const inventoryPush = defineCommand({
  meta: { name: 'push', description: 'Sends a CSV file of nights, or JSON lines of any kind, to a shop' },
  args: {
    file: { type: 'positional', description: 'File: .csv, .jsonl or .ndjson', required: true },
    hotels: { type: 'boolean', description: 'JSON lines without a kind are of hotels', default: false },
    photos: {
      type: 'boolean',
      description: 'JSON lines without a kind are of photos; files that they name are sent too',
      default: false,
    },
    items: { type: 'string', description: 'Items of one request, if the shop takes fewer than 1000' },
    shop: { type: 'string', description: 'Origin of the shop', default: 'http://localhost:3000' },
  },
  run: async ({ args: { file, hotels, photos, items: most, shop } }) => {
    const key = process.env['STAYKIT_KEY'];
    if (!key) throw new CliError('STAYKIT_KEY: expected a key of npx staykit inventory key new.');
    if (!/^https?:\/\/[^\s/]+\/?$/.test(shop))
      throw new CliError(`--shop must be an origin like https://shop.example, not "${shop}".`, 2);
    if (!existsSync(file)) throw new CliError(`File ${file} does not exist.`);
    if (hotels && photos) throw new CliError('Expected --hotels or --photos, not both.', 2);
    if ((hotels || photos) && !isJsonLines(file))
      throw new CliError(`${file}: expected JSON lines (.jsonl) for --${hotels ? 'hotels' : 'photos'}.`);
    if (
      most !== undefined &&
      !(/^\d{1,4}$/.test(most) && Number(most) > 0 && Number(most) <= PUSH_LIMITS.items)
    )
      throw new CliError(`--items must be a whole number from 1 to ${PUSH_LIMITS.items}, not "${most}".`, 2);
    const began = performance.now();
    const report = await pushLines(
      withPhotos(readInventoryFile(file, hotels ? 'hotel' : photos ? 'photos' : 'nights'), dirname(file), {
        shop,
        key,
      }),
      (items, kind) => sendItems({ shop, key }, kind, items),
      (line, problem) => console.error(`${file}:${line}: ${problem}`),
      Number(most ?? PUSH_LIMITS.items),
    );
    const { lines, accepted, rejected, followed, changed, kinds } = report;
    const others = [...kinds].filter((kind) => kind !== 'nights');
    const what =
      others.length === 0 ? 'nights' : kinds.size === 1 && others[0] === 'hotel' ? 'hotels' : 'items';
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      `${lines} lines: ${accepted} taken, ${rejected} not; ${changed} ${what} changed in ${seconds} s.`,
    );
    if (followed > 0)
      console.log(
        `${followed} of these were not taken for a reason above alone: mend that, and send the file again.`,
      );
    return rejected > 0 ? 1 : 0;
  },
});
