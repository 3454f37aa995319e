import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, findFirefox, findShell } from './find-browser.ts';

function apt(args: readonly string[]): boolean {
  // Another step may be installing something.
  const result = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  });
  return result.status === 0;
}

/** Installs Debian packages; true when that worked. Only root on a Debian machine can. */
export function installDebian(packages: readonly string[], say: (line: string) => void): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${packages.join(', ')} with apt-get ...`);
  return apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * A Chromium to test with: an installed one, else Debian's, else Playwright's own download.
 * Throws with what to do when none can be had.
 */
export async function provideBrowser(say: (line: string) => void): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  installDebian(['chromium', 'fonts-liberation'], say);
  const installed = findBrowser();
  if (installed) return installed;
  say('Downloading Chromium with Playwright ...');
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error('No Chromium found and none could be installed. Install one and set CHROMIUM_PATH to it.');
}

/** The quicker Chromium of the journeys, where it can be had. */
export function provideShell(say: (line: string) => void): void {
  if (findShell() === findBrowser()) installDebian(['chromium-headless-shell'], say);
}

/** A Firefox for the journeys: an installed one, else Debian's. Throws with what to do when none can be had. */
export function provideFirefox(say: (line: string) => void): string {
  if (findFirefox() === undefined) installDebian(['firefox-esr', 'fonts-liberation'], say);
  const found = findFirefox();
  if (found === undefined)
    throw new Error('No Firefox found and none could be installed. Install one and set FIREFOX_PATH to it.');
  return found;
}
