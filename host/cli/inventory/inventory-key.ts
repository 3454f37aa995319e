import { defineCommand } from 'citty';
import {
  createKey,
  isValidKey,
  listKeys,
  revokeKey,
  type KeyRefusal,
  type SupplierKey,
} from '@staykit/gateway/catalogue/inventory/keys/supplier-keys.ts';
import { CliError } from '../cli-error.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';

const REFUSALS: Record<KeyRefusal, string> = {
  noHotels: 'The supplier has no key yet: name its hotels with --hotels: own, ids joined by commas, or all.',
  twoValid: 'The supplier has two valid keys. Revoke one first: npx staykit inventory key list',
  unknownHotels: '--hotels: at least one of these hotels does not exist.',
};

const create = defineCommand({
  meta: { name: 'new', description: 'Makes a key for a supplier and prints it once' },
  args: {
    supplier: { type: 'positional', description: 'Name of the supplier: a-z, 0-9 and -', required: true },
    hotels: {
      type: 'string',
      description: 'own (those that it makes), ids joined by commas, or all; default: as its other key',
    },
    days: { type: 'string', description: 'Days until the key ends; default: it does not' },
  },
  run: async ({ args: { supplier, hotels, days } }) => {
    if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(supplier))
      throw new CliError(`Expected a name of a-z, 0-9 and -, not "${supplier}".`);
    if (hotels !== undefined && !/^(all|own|\d{1,15}(,\d{1,15})*)$/.test(hotels))
      throw new CliError(`--hotels: expected own, ids joined by commas, or all, not "${hotels}".`);
    if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
      throw new CliError(`--days: expected a whole number from 1 to 9999, not "${days}".`);
    const scope = hotels === 'all' || hotels === 'own' ? hotels : hotels?.split(',');
    const made = await withDatabase((db) =>
      createKey(
        db,
        {
          supplier,
          ...(scope !== undefined && { hotels: scope }),
          ...(days !== undefined && { days: Number(days) }),
        },
        Date.now(),
      ),
    );
    if ('refused' in made) throw new CliError(REFUSALS[made.refused]);
    console.log(made.key);
    console.error('It is stored as a hash and cannot be shown again.');
  },
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists the keys of suppliers, without their secrets' },
  run: async () => {
    const keys = await withDatabase(listKeys);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    printTable(
      ['key', 'supplier', 'hotels', 'made', 'used', 'state'],
      keys.map(({ id, supplier, hotels, createdAt, usedOn, revokedAt, expiresAt }) => [
        id,
        supplier,
        typeof hotels === 'string' ? hotels : String(hotels.length),
        day(createdAt),
        usedOn ?? 'never',
        stateOf({ revokedAt, expiresAt }),
      ]),
    );
  },
});

function stateOf({ revokedAt, expiresAt }: Pick<SupplierKey, 'revokedAt' | 'expiresAt'>): string {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  if (revokedAt) return `revoked ${day(revokedAt)}`;
  if (!expiresAt) return 'valid';
  return `${isValidKey({ revokedAt, expiresAt }, Date.now()) ? 'until' : 'ended'} ${day(expiresAt)}`;
}

const revoke = defineCommand({
  meta: { name: 'revoke', description: 'Ends a key at once' },
  args: { key: { type: 'positional', description: 'The key as listed', required: true } },
  run: async ({ args: { key } }) => {
    const isDone = await withDatabase((db) => revokeKey(db, key, Date.now()));
    if (!isDone) throw new CliError(`There is no valid key ${key}: npx staykit inventory key list`);
    console.log(`${key} is revoked.`);
  },
});

/** `staykit inventory key ...` */
export const inventoryKey = defineCommand({
  meta: { name: 'key', description: 'Keys of suppliers' },
  subCommands: { new: create, list, revoke },
});
