import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

type Environment = Readonly<Record<string, string | undefined>>;

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

const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The file that a setting names; undefined without the setting. Throws when there is no such file. */
function named(setting: string, env: Environment): string | undefined {
  const path = env[setting];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`${setting} is '${path}', where there is no file.`);
  return path;
}

/**
 * The browser the tests drive: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own download.
 * Undefined when there is none.
 */
export function findBrowser(env: Environment = process.env): string | undefined {
  return (
    named('CHROMIUM_PATH', env) ?? [...CHROMIUMS, chromium.executablePath()].find((path) => existsSync(path))
  );
}

const SHELL = '/usr/bin/chromium-headless-shell';

/** The Chromium of the journeys: without the windows around its pages, which take as long to draw as these. */
export function findShell(env: Environment = process.env): string | undefined {
  return named('CHROMIUM_PATH', env) ?? (existsSync(SHELL) ? SHELL : findBrowser(env));
}

/** The Firefox of the journeys: `FIREFOX_PATH`, else an installed one. Undefined when there is none. */
export function findFirefox(env: Environment = process.env): string | undefined {
  return named('FIREFOX_PATH', env) ?? FIREFOXES.find((path) => existsSync(path));
}
