import { existsSync } from 'node:fs';
import { defineCommand } from 'citty';
import { CliError } from '../cli-error.ts';
import { pushLines } from './push-lines.ts';
import { readInventoryFile } from './read-inventory-file.ts';
import { sendItems } from './send-items.ts';

/** `staykit inventory push FILE`: sends a file of nights to a shop. */
export const inventoryPush = defineCommand({
  meta: { name: 'push', description: 'Sends prices and rooms of a CSV or JSON lines file to a shop' },
  args: {
    file: { type: 'positional', description: 'File: .csv, .jsonl or .ndjson', required: true },
    shop: { type: 'string', description: 'Origin of the shop', default: 'http://localhost:3000' },
  },
  run: async ({ args: { file, shop } }) => {
    const key = process.env['STAYKIT_KEY'];
    if (!key) throw new CliError('STAYKIT_KEY: expected a key of npx staykit inventory key new.');
    if (!/^https?:\/\/[^\s/]+\/?$/.test(shop))
      throw new CliError(`--shop must be an origin like https://shop.example, not "${shop}".`, 2);
    if (!existsSync(file)) throw new CliError(`File ${file} does not exist.`);
    const began = performance.now();
    const report = await pushLines(
      readInventoryFile(file),
      (items) => sendItems({ shop, key }, items),
      (line, problem) => console.error(`${file}:${line}: ${problem}`),
    );
    const { lines, accepted, rejected, changed } = report;
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    console.log(
      `${lines} lines: ${accepted} taken, ${rejected} not; ${changed} nights changed in ${seconds} s.`,
    );
    return rejected > 0 ? 1 : 0;
  },
});
