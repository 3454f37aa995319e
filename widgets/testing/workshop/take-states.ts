import { readFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { sheetOf } from './sheet.ts';

const FOLDER = 'docs/states';

const WIDTHS = [390, 768, 1440] as const;

/** A story as the index of the built workshop lists it. */
interface Listed {
  id: string;
  /** `Widgets/search-box`. */
  title: string;
  /** `Twenty Adults`. */
  name: string;
}

/** Phase of the story on the page. */
type Drawn = { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };

const phase = (): string =>
  (window as typeof window & Drawn).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';

/**
 * The gallery: one picture a story of the widgets, a phone, a tablet and a desktop side by side, and docs/states.md that
 * shows them. Locales take turns, and every fourth is in the dark. `part` takes only the stories whose id contains it;
 * the page is written with all of them.
 */
export async function takeStates(browser: Browser, part = ''): Promise<void> {
  const { entries } = JSON.parse(readFileSync('dist/workshop/index.json', 'utf8')) as {
    entries: Record<string, Listed>;
  };
  const stories = Object.values(entries).filter(({ title }) => title.startsWith('Widgets/'));
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist/workshop' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  mkdirSync(FOLDER, { recursive: true });
  const base = server.resolvedUrls?.local[0] ?? '';
  try {
    for (const [at, { id }] of stories.entries())
      if (id.includes(part)) {
        const look = `locale:${localeOf(at)};theme:base;scheme:${at % 4 === 3 ? 'dark' : 'light'}`;
        const screens: Buffer[] = [];
        for (const width of WIDTHS)
          screens.push(
            await screenOf(browser, `${base}iframe.html?id=${id}&viewMode=story&globals=${look}`, width),
          );
        writeFileSync(`${FOLDER}/${fileOf(id)}`, await sheetOf(screens));
        console.log(`${FOLDER}/${fileOf(id)}`);
      }
  } finally {
    await server.close();
  }
  const known = new Set(stories.map(({ id }) => fileOf(id)));
  for (const file of readdirSync(FOLDER)) if (!known.has(file)) rmSync(`${FOLDER}/${file}`);
  writeFileSync('docs/states.md', pageOf(stories));
}

const localeOf = (at: number) => LOCALES[at % LOCALES.length] ?? LOCALES[0];

/** `widgets-search-box--twenty-adults` is `search-box-twenty-adults.webp`. */
const fileOf = (id: string): string => `${id.replace('widgets-', '').replace('--', '-')}.webp`;

async function screenOf(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(`/^(finished|errored|aborted)$/.test((${phase.toString()})())`);
    if ((await page.evaluate(phase)) !== 'finished')
      throw new Error(`${url} cannot be drawn at ${width} px.`);
    // Pictures come, panels fade in; the picture is taken of what stays.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const height = await heightOf(page);
    return await page.screenshot({ clip: { x: 0, y: 0, width, height } });
  } finally {
    await page.close();
  }
}

/** How much of the screen a story takes: all of it where something stands over the page. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const over = document.querySelector('dialog[open], :popover-open');
    const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? innerHeight;
    return over ? innerHeight : Math.min(innerHeight, Math.ceil(end));
  });
}

/** The page that shows the gallery. */
function pageOf(stories: readonly Listed[]): string {
  const chapters = Map.groupBy(
    stories.map((story, at) => ({ ...story, locale: localeOf(at) })),
    ({ title }) => title.replace('Widgets/', ''),
  );
  const words = (text: string) => {
    const plain = text.replaceAll('-', ' ').toLowerCase();
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };
  const parts = [
    '# Every state of the widgets, at three widths',
    'Taken from the stories by `npm run screenshots -- states`, which writes this page too. `npm run workshop` shows them in a browser.',
    ...[...chapters].flatMap(([title, shown]) => [
      `## ${words(title)}`,
      ...shown.map(
        ({ id, name, locale }) => `${words(name)} (${locale}).\n\n![${words(name)}](states/${fileOf(id)})`,
      ),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}
