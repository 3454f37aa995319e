import { defineCommand } from 'citty';
import { checkSchema, migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { grantTo } from '@staykit/gateway/database/migrations/grant-to.ts';
import { withDatabase } from './with-database.ts';

/** `staykit migrate`: brings the schema of the database up to date. */
export const migrateCommand = defineCommand({
  meta: { name: 'migrate', description: 'Brings the database up to date before the processes start' },
  args: {
    check: {
      type: 'boolean',
      description: 'Runs nothing; exit code 1 if migrations are missing',
      default: false,
    },
    'grant-to': {
      type: 'string',
      description: 'Role of the processes: may read and write rows, and change no table',
      valueHint: 'role',
    },
  },
  run: ({ args }) =>
    withDatabase(async (db) => {
      if (args.check) await checkSchema(db);
      else
        await migrate(db, {
          onStep: ({ id, name }, milliseconds) =>
            console.log(`Migration ${id} (${name}): ${Math.round(milliseconds)} ms.`),
          onRetry: ({ id, name }, waitMs) =>
            console.error(
              `Migration ${id} (${name}): its tables are locked. Trying again in ${Math.round(waitMs / 1000)} s.`,
            ),
        });
      const role = args['grant-to'];
      if (role !== undefined && !args.check) {
        await grantTo(db, role);
        console.log(`The role ${role} may read and write rows.`);
      }
      console.log('The database is up to date.');
    }, 'as it is'),
});
