import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const thanks = t('contact.sent', { hours: 48 });

/** Fills in what a reason opens. */
async function write(form: Page | Locator): Promise<void> {
  await form.getByRole('combobox', { name: t('contact.reason') }).selectOption('complaint');
  await form.getByRole('textbox', { name: t('contact.bookingNumber') }).fill('12345678');
  await form.getByRole('textbox', { name: t('contact.name') }).fill('Zoé Martin');
  await form.getByRole('textbox', { name: t('contact.email') }).fill('zoe.martin@orange.fr');
  await form.getByRole('textbox', { name: t('contact.phoneField') }).fill('06 12 34 56 78');
}

test('a guest of a minisite writes to the customer care, and the page thanks [CONTACT-26]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/estuaire/contact'));
  await page.getByRole('button', { name: t('contact.write') }).click();
  const dialog = page.getByRole('dialog', { name: t('contact.write') });
  await write(dialog);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('contact.send'), exact: true }).click();
  await page.waitForURL(/\/estuaire\/contact\?ref=contact_thank_you$/);
  await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
});

test('the contact page is found from the footer and thanks only for a message [CONTACT-06]', async ({
  page,
}) => {
  await page.goto(site('fr-fr', '/search'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('menu.contact') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('contact.title') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByText(thanks)).toHaveCount(0);
  await page.goto(site('fr-fr', '/contact?ref=other'));
  await expect(page.getByText(thanks)).toHaveCount(0);
  await page.goto(site('fr-fr', '/contact?ref=contact_thank_you'));
  await expect(page.getByText(thanks)).toBeVisible();
});

test(
  'a reader of the magazine writes to the shop without leaving the page',
  { tag: '@main' },
  async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('stay-contact-sent', () => (document.documentElement.dataset['sent'] = 'yes'));
    });
    await page.goto(site('fr-fr', '/examples/magazine-html/'));
    const form = page.locator('stay-contact-form');
    await write(form);
    await form.getByRole('button', { name: t('contact.send'), exact: true }).click();
    await expect(form.getByText(thanks)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'yes');
    expect(new URL(page.url()).pathname).toBe('/examples/magazine-html/');
  },
);

test(
  'a reader of a page that no partner file names is told before writing, and its engineer why',
  { tag: '@main' },
  async ({ page, complaints }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(site('fr-fr', '/examples/magazine-html/'));
    const loader = await page.locator('script[src*="staykit.js"]').getAttribute('src');
    const shop = new URL(site('fr-fr')).origin;
    // A server of its own: what is only made up in the browser may not ask this machine for anything.
    const blogServer = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html');
      answer.end(`<!doctype html><title>x</title><stay-contact-form></stay-contact-form>
      <script>addEventListener('stay-error', ({ detail }) => (document.title = detail.code))</script>
      <script src="${new URL(loader ?? '', shop).href}" data-locale="fr_FR" data-partner="1042" defer></script>`);
    }).listen(0, '127.0.0.1');
    await once(blogServer, 'listening');
    const blog = `http://127.0.0.1:${(blogServer.address() as AddressInfo).port}`;
    await page.goto(`${blog}/page`);
    const form = page.locator('stay-contact-form');
    await expect(form.getByText(t('contact.notHere'))).toBeVisible();
    await expect(form.getByRole('link', { name: t('contact.notHereLink') })).toHaveAttribute(
      'href',
      `${shop}/contact?minisite=1042`,
    );
    await expect(form.getByRole('combobox')).toHaveCount(0);
    await expect(page).toHaveTitle('FORBIDDEN');
    expect(warnings.filter((text) => text.includes(blog) && text.includes('"origins"'))).toHaveLength(1);
    // What writes is refused in words that the page can read, a preflight before it or none.
    const refusal = await page.evaluate(async (origin) => {
      const answer = await fetch(`${origin}/gateway/contact/check`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"payload":"e30="}',
      });
      return [answer.status, ((await answer.json()) as { code: string }).code];
    }, shop);
    expect(refusal).toEqual([403, 'FORBIDDEN']);
    blogServer.close();
    // The refused calls are what this journey is about.
    complaints.length = 0;
  },
);
