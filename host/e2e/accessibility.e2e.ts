import type { Page } from '@playwright/test';
import { axeFindings, snifferFindings } from './audit.ts';
import { AUDITED_STATES } from './audited-states.ts';
import { forgiveLoading } from './faults.ts';
import type { State } from './pictures/state.ts';
import { changeText, roomFindings } from './text-room.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';
import { WIDTHS } from './widths.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ complaints }) => forgiveLoading(complaints));

/** Brings a page into a state. */
async function bring(page: Page, state: State, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    colorScheme: state.colors ?? 'light',
    forcedColors: state.forcedColors ? 'active' : 'none',
  });
  await page.unrouteAll();
  await page.goto('about:blank');
  if (state.asked === false) await page.context().clearCookies();
  await state.before?.(page);
  const rest = state.waiting ? 'load' : 'networkidle';
  await page.goto(site(state.host, state.path), { waitUntil: rest });
  await state.act?.({ page, t: textsOf(state.locale), phone: width < 768 });
  await page.waitForLoadState(rest);
}

/** The same state in Dutch, where every shop has it. */
const inDutch = (state: State): State =>
  /^\/(search|activity-search)?([?#]|$)/.test(state.path) && !state.host.includes('.')
    ? { ...state, host: 'nl-be', locale: 'nl_BE' }
    : state;

/** One state of each kind, on every run; with `AUDIT=all` all of them. */
const ALL = process.env.AUDIT === 'all';
const ALWAYS = [
  'home',
  'calendar',
  'results',
  'filters',
  'map',
  'slideshow',
  'other-offers',
  'minisite-magazine',
  'minisite-shop',
  'minisite-brochure',
];
const STATES = AUDITED_STATES.filter(({ name }) => ALL || ALWAYS.includes(name));

for (const state of STATES)
  test(`"${state.name}" keeps nobody out, at three widths, in the dark, in forced colours and in large text`, async ({
    page,
    complaints,
  }) => {
    const { ours } = state;
    for (const width of WIDTHS) {
      await bring(page, state, width);
      const where = `${state.name} at ${width} px`;
      expect.soft(await axeFindings(page, { ours }), `axe: ${where}`).toEqual([]);
      expect.soft(await roomFindings(page, ours), `room: ${where}`).toEqual([]);
      // A tablet has the elements of one of the others.
      if (width === 768) continue;
      expect.soft(await snifferFindings(page, { ours }), `HTML_CodeSniffer: ${where}`).toEqual([]);
      if (state.colors !== undefined || state.forcedColors) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect
        .soft(await axeFindings(page, { rules: ['color-contrast'], ours }), `in the dark: ${where}`)
        .toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    // Days and their prices keep to their columns: a calendar grows by zooming the page.
    if (ALL && !state.name.startsWith('calendar')) {
      await changeText(page, 'doubled');
      expect.soft(await roomFindings(page, ours), `${state.name} with text of 200 %`).toEqual([]);
    }
    // 1280 px at 400 % are 320 px, and so is a phone at 200 %; Dutch has the longest words.
    await bring(page, inDutch(state), 320);
    expect.soft(await roomFindings(page, ours), `${state.name} at 320 px`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await axeFindings(page, { ours }), `${state.name} in forced colours`).toEqual([]);
    if (ALL) {
      await changeText(page, 'spaced');
      expect.soft(await roomFindings(page, ours), `${state.name} with spaced text`).toEqual([]);
    }
    // Calls that a state breaks on purpose are told by the browser.
    forgiveLoading(complaints);
  });

test('the pages that a card leads to keep nobody out', async ({ page }) => {
  for (const [path, link] of [
    ['/search?a=2', /\/product\/\d+/],
    ['/search?flow=hotel&a=2', /\/hotel\/\d+/],
    ['/activity-search', /\/activity\/\d+/],
  ] as const) {
    await page.goto(site('fr-fr', path));
    const hrefs = await page
      .locator('[part~=card] a')
      .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).getAttribute('href') ?? ''));
    const href = hrefs.find((one) => link.test(one)) ?? '';
    expect(href, path).toMatch(link);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site('fr-fr', href), { waitUntil: 'networkidle' });
      expect.soft(await axeFindings(page), `axe: ${href} at ${width} px`).toEqual([]);
      expect.soft(await snifferFindings(page), `HTML_CodeSniffer: ${href} at ${width} px`).toEqual([]);
      expect.soft(await roomFindings(page), `room: ${href} at ${width} px`).toEqual([]);
    }
  }
});
