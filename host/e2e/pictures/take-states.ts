import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { CONSENT_COOKIE } from '../../../widgets/core/consent/consent.ts';
import { textsOf } from '../texts.ts';
import { OVERLAY_STATES } from './overlay-states.ts';
import { PLACE_STATES } from './place-states.ts';
import { RESULTS_STATES } from './results-states.ts';
import { SEARCH_STATES } from './search-states.ts';
import { sheetOf } from './sheet.ts';
import type { State } from './state.ts';

const GALLERY = [
  { title: 'The search box', states: SEARCH_STATES },
  { title: 'The results', states: RESULTS_STATES },
  { title: 'Over the results', states: OVERLAY_STATES },
  { title: 'Other houses', states: PLACE_STATES },
] as const;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 1000 },
] as const;

/**
 * The gallery: one picture a state, a phone, a tablet and a desktop side by side, and docs/states.md that shows them.
 * `part` takes only the states whose name contains it; the page is written with all of them.
 */
export async function takeStates(browser: Browser, port: number, part = ''): Promise<void> {
  mkdirSync('docs/states', { recursive: true });
  for (const { states } of GALLERY)
    for (const state of states)
      if (state.name.includes(part)) {
        const screens: Buffer[] = [];
        for (const screen of SCREENS) screens.push(await screenOf(browser, port, state, screen));
        writeFileSync(`docs/states/${state.name}.webp`, await sheetOf(screens));
        console.log(`docs/states/${state.name}.webp`);
      }
  writeFileSync('docs/states.md', page());
}

async function screenOf(
  browser: Browser,
  port: number,
  state: State,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: state.colors ?? 'light',
    ...(state.forcedColors && { forcedColors: 'active' }),
  });
  const rest = state.waiting ? 'load' : 'networkidle';
  const site = `http://${state.host}.localhost:${port}`;
  try {
    if (state.asked !== false)
      await page.context().addCookies([{ name: CONSENT_COOKIE, value: 'preferences', url: site }]);
    await state.before?.(page);
    // A font that comes after the first paint is left to the second visit.
    await page.goto(`${site}${state.path}`, { waitUntil: 'load' });
    await page.goto('about:blank');
    await page.goto(`${site}${state.path}`, { waitUntil: rest });
    await state.act?.({ page, t: textsOf(state.locale), phone: viewport.width < 768 });
    await page.waitForLoadState(rest);
    // Panels fade in; a picture is taken of what stays.
    await page.waitForTimeout(400);
    return await page.screenshot();
  } catch (error) {
    throw new Error(`State "${state.name}" at ${viewport.width} px could not be reached.`, { cause: error });
  } finally {
    await page.close();
  }
}

/** The page that shows the gallery. */
function page(): string {
  const chapters = GALLERY.map(({ title, states }) =>
    [
      `## ${title}`,
      ...states.map(
        ({ name, caption, locale }) => `${caption} (${locale}).\n\n![${caption}](states/${name}.webp)`,
      ),
    ].join('\n\n'),
  );
  const parts = [
    '# Every state, at three widths',
    'Taken from the running shop by `npm run screenshots -- states`; this page is written by the same command.',
    ...chapters,
  ];
  return `${parts.join('\n\n')}\n`;
}
