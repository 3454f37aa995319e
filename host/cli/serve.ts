import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCommand } from 'citty';
import { TOP } from '../top.ts';
import { CliError } from './cli-error.ts';

/** `staykit serve`: the built server, in this process; its errors end it with exit code 1. */
export const serveCommand = defineCommand({
  meta: { name: 'serve', description: 'Serves the shop, as it was built' },
  run: async () => {
    const server = join(TOP, 'dist/host/server.js');
    if (!existsSync(server)) throw new CliError('The server is not built: npm run build');
    await import(pathToFileURL(server).href);
  },
});
