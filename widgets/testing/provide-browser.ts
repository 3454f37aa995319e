import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep a test browser off the network and inside a container. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` wins. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist. Name an installed Chromium, or unset it.`);
  }
  const own = chromium.executablePath();
  return [...INSTALLED, own].find((path) => path !== '' && existsSync(path));
}

function apt(args: readonly string[]): boolean {
  const result = spawnSync('apt-get', [...args], {
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
