/**
 * `npm run screenshots`: the pictures of the README and of docs/pictures, taken from the built shop.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { BROWSER_FLAGS } from '../../widgets/testing/find-browser.ts';
import { provideBrowser } from '../../widgets/testing/provide-browser.ts';
import { startServer } from './running-server.ts';

interface Shot {
  name: string;
  host: string;
  path: string;
  width: number;
  height: number;
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

const WIDTHS = [
  { suffix: '390', width: 390, height: 844 },
  { suffix: '768', width: 768, height: 1024 },
  { suffix: '1440', width: 1440, height: 1000 },
] as const;

const everyWidth = (name: string, host: string, path: string): Shot[] =>
  WIDTHS.map(({ suffix, width, height }) => ({ name: `${name}-${suffix}`, host, path, width, height }));

const openCalendar = async (page: Page) => {
  await page.getByRole('button', { name: /^(Dates|Data)/ }).first().click();
  await page.getByRole('grid').first().waitFor();
};

const SHOTS: readonly Shot[] = [
  ...everyWidth('home', 'fr-fr', '/'),
  ...everyWidth('search', 'fr-fr', '/search?a=2'),
  ...everyWidth('minisite', 'fr-be', '/mirabelle'),
  ...everyWidth('magazine', 'fr-fr', '/examples/magazine-html/'),
  { name: 'calendar-1440', host: 'nl-be', path: '/', width: 1440, height: 1000, act: openCalendar },
];

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'staykit-pictures-'));
const executablePath = await provideBrowser(console.log);
const server = await startServer(folder);
const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
mkdirSync('docs/pictures', { recursive: true });
try {
  for (const shot of SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
    const page = await browser.newPage({ viewport: { width: shot.width, height: shot.height }, reducedMotion: 'reduce' });
    await page.goto(`http://${shot.host}.localhost:${server.port}${shot.path}`, { waitUntil: 'networkidle' });
    await shot.act?.(page);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `docs/pictures/${shot.name}.png` });
    console.log(`docs/pictures/${shot.name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
