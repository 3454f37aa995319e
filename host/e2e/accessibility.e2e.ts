import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** What axe finds against WCAG 2.2 AA. It is evaluated through the browser's debugger: the page's policy stays. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await axe.run({ runOnly: { type: 'tag', values: tags } })).violations;
  });
  // What a fixed bar covers at this moment can be scrolled into view: only targets that are small in themselves count.
  const covered = (summary = '') => summary.includes('partially obscured');
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => id !== 'target-size' || !covered(node.failureSummary))
      .map((node) => `${id} at ${JSON.stringify(node.target)}: ${node.failureSummary ?? ''}`),
  );
}

const PAGES = [
  ['home', 'fr-fr', '/'],
  ['search', 'fr-fr', '/search?a=2'],
  ['search in Dutch', 'nl-be', '/search?a=2'],
  ['gifts', 'it-it', '/search?flow=gifting'],
  ['a women’s magazine', 'fr-be', '/celestine'],
  ['a daily', 'fr-fr', '/estuaire/search?a=2'],
  ['a Dutch magazine', 'nl-be', '/zonder-haast'],
  ['the embedding magazine', 'fr-fr', '/examples/magazine-html/'],
] as const;
const WIDTHS = [390, 768, 1440] as const;

for (const [name, host, path] of PAGES)
  test(`${name}: nothing to complain of for assistive technology at three widths`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site(host, path), { waitUntil: 'networkidle' });
      expect(await findings(page), `${name} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`the open panels of the search box are sound in ${colorScheme} colours`, async ({ page }) => {
    const t = textsOf('fr_FR');
    await page.emulateMedia({ colorScheme });
    await page.goto(site('fr-fr', '/'));
    const field = page.getByRole('combobox', { name: beginsWith(t('destination.label')) });
    await field.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await findings(page), 'suggestions').toEqual([]);
    await page.keyboard.press('Escape');
    for (const label of [t('searchBox.dates'), t('theme.label'), t('travellers.label')]) {
      await page.getByRole('button', { name: beginsWith(label) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await findings(page), label).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
