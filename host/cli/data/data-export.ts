import { defineCommand } from 'citty';
import { exportPerson } from '@staykit/gateway/upkeep/export-person.ts';
import { isEmail } from '@staykit/values/contact/contact-field.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';

/** `staykit data export-person EMAIL`: all data of a person as JSON. */
export const dataExport = defineCommand({
  meta: { name: 'export-person', description: 'Prints all data of a guest as JSON (GDPR 15 and 20)' },
  args: { email: { type: 'positional', description: 'E-mail address of the guest', required: true } },
  run: ({ args: { email } }) => {
    if (!isEmail(email)) throw new CliError('This is not a valid e-mail address.');
    return withDatabase(async (db) => {
      const data = await db.reader.snapshot((tx) => exportPerson(tx, email));
      console.log(JSON.stringify({ email, exportedAt: new Date().toISOString(), ...data }, null, 2));
    });
  },
});
