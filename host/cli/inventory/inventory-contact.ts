import { defineCommand } from 'citty';
import {
  listContacts,
  setSupplierEmail,
  setSupplierWebhook,
} from '@staykit/gateway/selling/reservation-events/supplier-contacts.ts';
import { webhookProblem } from '@staykit/gateway/selling/reservation-events/send-webhook.ts';
import { isMailAddress } from '@staykit/gateway/mail/outbox.ts';
import { CliError } from '../cli-error.ts';
import { printTable } from '../print-table.ts';
import { withDatabase } from '../with-database.ts';

function checkName(supplier: string): void {
  if (!/^[a-z0-9][a-z0-9-]{0,59}$/.test(supplier))
    throw new CliError(`Expected a name of a-z, 0-9 and -, not "${supplier}".`);
}

const set = defineCommand({
  meta: { name: 'set', description: 'Sets where reservations of hotels without an address are mailed' },
  args: {
    supplier: { type: 'positional', description: 'Name of the supplier: a-z, 0-9 and -', required: true },
    email: { type: 'string', description: 'Its address, or none', required: true },
  },
  run: async ({ args: { supplier, email } }) => {
    checkName(supplier);
    if (email !== 'none' && !isMailAddress(email))
      throw new CliError(`--email: expected an address, or none, not "${email}".`);
    const address = email === 'none' ? null : email;
    await withDatabase((db) => setSupplierEmail(db, supplier, address, Date.now()));
    console.log(address === null ? `${supplier} gets no mails.` : `${supplier} is mailed at ${address}.`);
  },
});

const webhook = defineCommand({
  meta: {
    name: 'webhook',
    description:
      'Sends reservations to an address of a supplier, and prints the secret of its signatures once',
  },
  args: {
    supplier: { type: 'positional', description: 'Name of the supplier: a-z, 0-9 and -', required: true },
    address: { type: 'string', description: 'https address of the internet, or none', required: true },
  },
  run: async ({ args: { supplier, address } }) => {
    checkName(supplier);
    const problem = address === 'none' ? undefined : webhookProblem(address);
    if (problem !== undefined) throw new CliError(`--address: ${problem}`);
    const secret = await withDatabase((db) =>
      setSupplierWebhook(db, supplier, address === 'none' ? null : address, Date.now()),
    );
    if (secret === undefined) {
      console.log(`${supplier} is sent nothing.`);
      return;
    }
    console.log(secret);
    console.error('It signs what is sent, and cannot be shown again.');
  },
});

const list = defineCommand({
  meta: { name: 'list', description: 'Lists how suppliers are reached' },
  run: async () => {
    const contacts = await withDatabase(listContacts);
    printTable(
      ['supplier', 'email', 'webhook'],
      contacts.map(({ supplier, email, webhook: address }) => [supplier, email ?? 'none', address ?? 'none']),
    );
  },
});

/** `staykit inventory contact ...` */
export const inventoryContact = defineCommand({
  meta: { name: 'contact', description: 'How suppliers hear of reservations' },
  subCommands: { set, webhook, list },
});
