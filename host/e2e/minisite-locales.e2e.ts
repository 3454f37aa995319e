import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@staykit/core/consent/consent.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { axeFindings } from './audit.ts';
import { foreignTexts } from './foreign-text.ts';
import { inDays } from './pictures/state.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

const COMMAND = join(import.meta.dirname, '../../dist/host/staykit.js');

interface NewPartner {
  slug: string;
  locale: Locale;
  theme: string;
  layout: string;
  domain: string;
  /** What the law of the market wants to be read. */
  legal: string;
  addressForm?: 'formal';
}

/** A partner of each language that no sample has, made as a partner makes one. */
const PARTNERS: readonly NewPartner[] = [
  {
    slug: 'sin-prisa',
    locale: 'es_ES',
    theme: 'coquelicot',
    layout: 'magazine',
    domain: 'escapadas.sin-prisa.example',
    legal:
      'Ofertas para las lectoras y los lectores de Sin Prisa.\nTitular: Ediciones Sin Prisa S.L. (revista imaginaria), calle del Olivo 8, 41001 Sevilla, NIF B00000000. hola@sin-prisa.example',
  },
  {
    slug: 'con-calma',
    locale: 'it_IT',
    theme: 'atelier',
    layout: 'shop',
    domain: 'soggiorni.con-calma.example',
    legal:
      'Offerte per i soci di Con Calma.\nEditore: Con Calma S.r.l. (associazione immaginaria), via dei Tigli 8, 50122 Firenze, partita IVA 00000000000. ciao@con-calma.example',
  },
  {
    slug: 'even-weg',
    locale: 'nl_NL',
    theme: 'boussole',
    layout: 'brochure',
    domain: 'weekend.even-weg.example',
    legal:
      'Aanbiedingen voor lezers van Even Weg.\nUitgever: Even Weg B.V. (denkbeeldig blad), Lindelaan 8, 3511 AB Utrecht, KvK 00000000. hallo@even-weg.example',
    addressForm: 'formal',
  },
];

const executablePath = findBrowser();
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    args: [...BROWSER_FLAGS, '--host-resolver-rules=MAP *.example 127.0.0.1'],
    ...(executablePath && { executablePath }),
  },
});
// One shop for all three.
test.describe.configure({ mode: 'default' });

let top: string;
let shop: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  top = mkdtempSync(join(tmpdir(), 'minisite-locales-'));
  const partners = join(top, 'partners');
  mkdirSync(partners);
  const env = { ...process.env, DATA_DIR: join(top, 'data'), PARTNERS_DIR: partners };
  const staykit = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
      encoding: 'utf8',
      env,
    });
    expect(status, stdout + stderr).toBe(0);
    return stdout + stderr;
  };
  for (const { slug, locale, theme, layout, domain, legal, addressForm } of PARTNERS) {
    staykit('partner', 'new', slug, '--locale', locale, '--theme', theme, '--layout', layout);
    const file = join(partners, slug, 'partner.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...settings, domains: [domain], addressForm }, null, 2));
    writeFileSync(join(partners, slug, 'legal.txt'), legal);
  }
  expect(staykit('partner', 'check')).not.toContain('warning');
  staykit('catalogue', 'generate', '--hotels', '300');
  shop = await startServer(env.DATA_DIR, undefined, { PARTNERS_DIR: partners, RATE_LIMIT: '0' });
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(top, { recursive: true, force: true });
});

/** Holds a page as it is to its language, and to both widths. */
async function isWhole(
  page: Page,
  { locale, domain, addressForm }: NewPartner,
  where: string,
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
  expect.soft(new URL(page.url()).host, where).toBe(`${domain}:${shop.port}`);
  expect.soft(await page.locator('link[hreflang]').count(), `${where}: hreflang`).toBe(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const at = `${where} at ${width} px`;
    expect.soft(await foreignTexts(page, locale, addressForm), at).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(over, `${at}: scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(await axeFindings(page), at).toEqual([]);
  }
}

for (const partner of PARTNERS)
  test(`a minisite made anew in ${partner.locale} speaks its language from the first page to the checkout [MINISITE-08]`, async ({
    page,
    context,
    complaints,
  }) => {
    const { domain, locale, legal, slug } = partner;
    const t = textsOf(locale);
    const origin = `http://${domain}:${shop.port}`;
    const shopOrigin = `http://${locale.toLowerCase().replace('_', '-')}.localhost:${shop.port}`;
    await context.addCookies([{ name: CONSENT_COOKIE, value: 'preferences', domain, path: '/' }]);
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');

    await page.goto(`${origin}/`);
    await expect(page.getByRole('contentinfo')).toContainText(legal.split('\n')[1] ?? '');
    expect(await canonical()).toBe(`${origin}/`);
    await isWhole(page, partner, 'home');
    // What finds nothing could find something.
    expect((await foreignTexts(page, 'fr_FR')).length).toBeGreaterThan(5);

    const stay = `checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;
    await page.goto(`${origin}/search?${stay}`);
    const cards = page.getByRole('list', { name: t('results.list'), exact: true }).getByRole('article');
    await expect(cards.first()).toContainText(/€/);
    await isWhole(page, partner, 'search');

    await cards.first().getByRole('link').first().click();
    await page.waitForURL(/\/product\/\d+/);
    const { pathname } = new URL(page.url());
    expect(await canonical()).toBe(`${shopOrigin}${pathname}`);
    const box = page.getByRole('group', { name: t('booking.label') });
    await box.locator('[data-field=dates] button').click();
    const calendar = page.getByRole('dialog', { name: t('calendar.title') });
    await expect(calendar.getByText(/€/).first()).toBeVisible();
    await isWhole(page, partner, 'stay with its calendar');
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await box.getByRole('button', { name: t('booking.book'), exact: true }).click();
    await page.waitForURL(/\/checkout\?/);
    const name = page.getByRole('textbox', { name: beginsWith(t('checkout.firstName')) });
    await expect(name.first()).toBeEnabled();
    await isWhole(page, partner, 'checkout');

    await page.goto(`${origin}/search?flow=hotel&a=2`);
    const hotel = await page.locator('a[href*="/hotel/"]').first().getAttribute('href');
    await page.goto(origin + new URL(hotel ?? '', origin).pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isWhole(page, partner, 'hotel');

    await page.goto(`${origin}/contact`);
    await page.getByRole('button', { name: t('contact.write') }).click();
    await page.getByRole('combobox', { name: t('contact.reason') }).selectOption('complaint');
    await isWhole(page, partner, 'contact');

    const terms = page.getByRole('contentinfo').locator('a[href*="/content/"]');
    for (const href of (await terms.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).slice(
      0,
      2,
    )) {
      await page.goto(origin + href);
      expect(await canonical()).toBe(origin + href);
      await isWhole(page, partner, `${href} of ${slug}`);
    }
    // This shop has no certificates: the browser says of each page what would hold with one.
    const without = complaints.filter(
      (one) => !one.includes('Cross-Origin-Opener-Policy header has been ignored'),
    );
    complaints.splice(0, complaints.length, ...without);
  });
