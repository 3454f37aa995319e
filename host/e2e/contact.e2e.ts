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

test('a reader of the magazine writes to the shop without leaving the page', async ({ page }) => {
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
});
