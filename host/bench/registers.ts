import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';
import { importRegister } from '@staykit/demo/catalogue/import/import-register.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';

/** Imports every file of `folder` that is a known register, and says what each of them gave. */
export async function importRegisters(
  db: Database,
  folder: string,
  today: string,
  say: (line: string) => void,
): Promise<void> {
  await migrate(db);
  const files = readdirSync(folder).filter((name) => /\.(csv|json)$/i.test(name));
  for (const name of files.toSorted()) {
    try {
      const { hotels, skipped, milliseconds } = await importRegister({ db, file: join(folder, name), today });
      say(
        `${name}: ${hotels} hotels, ${skipped.length} lines skipped, ${(milliseconds / 1000).toFixed(1)} s`,
      );
    } catch (error) {
      // Folders of registers hold other files too; what cannot be read is told, not counted.
      if (!(error instanceof ImportError)) throw error;
      say(`${name}: left out (expected ${error.fault.expected})`);
    }
  }
}
