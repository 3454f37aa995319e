/**
 * `node widgets/testing/provisioning/provide.ts [firefox]`: installs the browsers and the database server that tests
 * need and that are missing, before any of them runs.
 */
import { provideBrowser, provideFirefox, provideShell } from './provide-browser.ts';
import { provideServer } from './provide-postgres.ts';

await provideBrowser(console.log);
provideShell(console.log);
if (process.argv.includes('firefox')) provideFirefox(console.log);
if (!process.env.TEST_DATABASE_URL) provideServer(console.log);
