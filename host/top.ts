import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the checkout, from wherever this file was built to. */
export const TOP = ((): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  // The schema too: `host/partners` is a room of the code.
  while (!existsSync(join(folder, 'partners/partner.schema.json')) && dirname(folder) !== folder)
    folder = dirname(folder);
  return folder;
})();
