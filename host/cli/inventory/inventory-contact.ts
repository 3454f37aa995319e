import { defineCommand } from 'citty';
import {
  listContacts,
  setSupplierEmail,
} from '@staykit/gateway/selling/reservation-events/supplier-contacts.ts';
import { isMailAddress } from '@staykit/gateway/mail/outbox.ts';
import { CliError } from '../cli-error.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';

const set = defineCommand({
  meta: { name: 'set', description: 'Sets where reservations of hotels without an address are mailed' },
  args: {
    supplier: { type: 'positional', description: 'Name of the supplier: a-z, 0-9 and -', required: true },
    email: { type: 'string', description: 'Its address, or none', required: true },
  },
  run: async ({ args: { supplier, email } }) => {
    if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(supplier))
      throw new CliError(`Expected a name of a-z, 0-9 and -, not "${supplier}".`);
    if (email !== 'none' && !isMailAddress(email))
      throw new CliError(`--email: expected an address, or none, not "${email}".`);
    const address = email === 'none' ? null : email;
    await withDatabase((db) => setSupplierEmail(db, supplier, address, Date.now()));
    console.log(address === null ? `${supplier} gets no mails.` : `${supplier} is mailed at ${address}.`);
  },
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists how suppliers are reached' },
  run: async () => {
    const contacts = await withDatabase(listContacts);
    printTable(
      ['supplier', 'email'],
      contacts.map(({ supplier, email }) => [supplier, email ?? 'none']),
    );
  },
});

/** `staykit inventory contact ...` */
export const inventoryContact = defineCommand({
  meta: { name: 'contact', description: 'How suppliers hear of reservations' },
  subCommands: { set, list },
});
