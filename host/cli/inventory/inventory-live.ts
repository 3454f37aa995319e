import { defineCommand } from 'citty';
import {
  ADAPTERS,
  endConnection,
  listConnections,
  setConnection,
  WHEN_AWAY,
} from '@staykit/gateway/selling/supplier/connections.ts';
import { tokenVariable } from '@staykit/gateway/selling/supplier/open-adapter.ts';
import { CliError } from '../cli-error.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';

/** A reservation system is asked over https, or on this machine. */
const ADDRESS = /^(?:https:\/\/[^\s/@]+|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?)(?:\/\S*)?$/;

const set = defineCommand({
  meta: { name: 'set', description: 'Sells hotels by the reservation system of a supplier from now on' },
  args: {
    supplier: { type: 'positional', description: 'Name of the supplier: a-z, 0-9 and -', required: true },
    address: { type: 'string', description: 'Address of its system: https', required: true },
    hotels: { type: 'string', description: 'Ids joined by commas: all that it sells', required: true },
    away: { type: 'string', description: 'While it does not answer: refuse or stored', default: 'refuse' },
    adapter: {
      type: 'string',
      description: `Kind of the system: ${ADAPTERS.join(' or ')}`,
      default: 'ota-json',
    },
  },
  run: async ({ args: { supplier: name, address, hotels, away, adapter: kind } }) => {
    if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(name))
      throw new CliError(`Expected a name of a-z, 0-9 and -, not "${name}".`);
    if (!ADDRESS.test(address) || !URL.canParse(address))
      throw new CliError('--address: expected an https address without a user.');
    if (!/^\d{1,15}(,\d{1,15})*$/.test(hotels))
      throw new CliError(`--hotels: expected ids joined by commas, not "${hotels}".`);
    const whenAway = WHEN_AWAY.find((one) => one === away);
    if (!whenAway) throw new CliError(`--away: expected ${WHEN_AWAY.join(' or ')}, not "${away}".`);
    const adapter = ADAPTERS.find((one) => one === kind);
    if (!adapter) throw new CliError(`--adapter: expected ${ADAPTERS.join(' or ')}, not "${kind}".`);
    const ids = hotels.split(',');
    const isSet = await withDatabase((db) =>
      db.transaction((tx) => setConnection(tx, { name, adapter, address, whenAway }, ids, Date.now())),
    );
    if (!isSet) throw new CliError('--hotels: at least one of these hotels does not exist.');
    console.log(`${name} sells ${ids.length} hotels.`);
    console.error(`Each process of the shop needs its token in ${tokenVariable(name)}.`);
  },
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists suppliers whose reservation systems are asked' },
  run: async () => {
    const connections = await withDatabase(listConnections);
    printTable(
      ['supplier', 'adapter', 'address', 'away', 'hotels'],
      connections.map(({ name, adapter, address, whenAway, hotels }) => [
        name,
        adapter,
        address,
        whenAway,
        String(hotels),
      ]),
    );
  },
});

const end = defineCommand({
  meta: { name: 'end', description: 'Sells the hotels of a supplier by their calendars again' },
  args: { supplier: { type: 'positional', description: 'Name of the supplier', required: true } },
  run: async ({ args: { supplier } }) => {
    const count = await withDatabase((db) => endConnection(db, supplier));
    if (count === undefined)
      throw new CliError(`There is no supplier ${supplier}: npx staykit inventory live list`);
    console.log(`${count} hotels are sold by their calendars. Keep the token while reservations are open.`);
  },
});

/** `staykit inventory live ...` */
export const inventoryLive = defineCommand({
  meta: {
    name: 'live',
    description: 'Reservation systems of suppliers that are asked at a quote and a booking',
  },
  subCommands: { set, list, end },
});
