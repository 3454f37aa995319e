import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags for a quiet, reproducible Chromium: no sandbox (root in containers), no background traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The browser the tests drive: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own download.
 * Undefined when there is none.
 */
export function findBrowser(env: Record<string, string | undefined> = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Error(
        `CHROMIUM_PATH is '${named}', where there is no file; expected a Chromium or Chrome binary.`,
      );
    return named;
  }
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}
