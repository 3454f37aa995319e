import type { Browser, Page } from 'playwright';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { textsOf } from '../../../e2e/texts.ts';
import type { Findings } from '../../proof.ts';
import { WRONG_PRICE } from './age.ts';
import { on, visitor } from './visitor.ts';
import { OWN } from './web-servers.ts';

const PRICED = '[data-priced] time';
const dayOf = (page: Page, part = '') => page.locator(`${part} ${PRICED}`).first().getAttribute('datetime');

export async function visitWithScript(
  browser: Browser,
  old: string,
  shop: string,
  findings: Findings,
): Promise<void> {
  const { context, page, complaints, shift } = await visitor(browser);
  const shifts: Record<string, number> = {};
  const renewed = async (what: string) => {
    await page.waitForFunction(
      ([selector, day]) => document.querySelector(selector)?.getAttribute('datetime') !== day,
      [PRICED, old] as const,
      { timeout: 15_000 },
    );
    await page.waitForTimeout(500);
    shifts[what] = await shift();
  };
  // A picture that comes after the first paint has its place.
  await page.route('**/logo.svg', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(on('/'));
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await renewed('home');
  findings.check(
    'prices of stays on a printed page are replaced by those of now',
    !(await page.locator('main').innerText()).includes(WRONG_PRICE),
  );
  await page.goto(on('/search/'));
  await renewed('search');
  const cards = page.locator('[data-island="results-grid"] [part~="card"]');
  findings.check('the printed search shows its results of now', (await cards.count()) > 5);

  const asked = page.waitForResponse((answer) => answer.url().startsWith(`${shop}/api/`) && answer.ok());
  const checkin = addDays(new Date().toISOString().slice(0, 10), 40);
  const dates = `checkin=${checkin}&checkout=${addDays(checkin, 2)}&night=2&a=2`;
  await page.goto(on(`/search/?flow=booking&theme=23&${dates}`));
  await asked;
  await cards.first().waitFor();
  const link = cards.first().getByRole('link').first();
  const href = (await link.getAttribute('href')) ?? '';
  findings.check('links of results keep to the domain', href.startsWith('/product/'), href);
  await page.goto(on(href));
  await page.locator('[data-island="booking-box"]').waitFor();
  await page.waitForTimeout(1_500);
  shifts['stay by the shell'] = await shift();
  const title = await page.title();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  findings.check(
    'a stay that is not printed is shown on the domain by the shell, and search engines keep that of the shop',
    page.url().startsWith(on('/product/')) &&
      (await page.locator('h1').count()) === 1 &&
      title.length > 10 &&
      canonical?.startsWith(`${shop}/product/`) === true,
    `${page.url()} ${title} ${canonical}`,
  );
  const told = (await page.locator('#stay-page').textContent()) ?? '';
  findings.check(
    'the stay is sold on the shop, for the partner',
    told.includes(`"checkoutUrl":"${shop}/celestine/checkout"`),
    told.slice(0, 1_500),
  );
  await page.goto(on('/contact/'));
  const form = page.locator('[data-island="contact"]').getByRole('button').first();
  await form.waitFor();
  findings.check('the contact form is on the domain', await form.isEnabled());
  const cookies = await context.cookies();
  findings.check(
    'cookies are those of the domain alone',
    cookies.length > 0 && cookies.every(({ domain }) => domain === OWN),
    JSON.stringify(cookies),
  );
  await page.goto(on(href));
  const box = page.getByRole('group', { name: textsOf('fr_BE')('booking.label') });
  await box.getByRole('button', { name: textsOf('fr_BE')('booking.book') }).click();
  await page.waitForURL((address) => address.pathname.endsWith('/checkout'));
  const paid = new URL(page.url());
  const field = page.getByRole('textbox', { name: textsOf('fr_BE')('checkout.firstName') }).first();
  await field.waitFor();
  findings.check(
    'a press in the box of the shell goes to the checkout of the shop, with the days and the partner',
    paid.origin === shop &&
      paid.pathname === '/celestine/checkout' &&
      paid.searchParams.get('checkin') === checkin &&
      (await field.isEnabled()),
    paid.href,
  );
  findings.check(
    'prices that are replaced and pages that are filled move nothing',
    Object.values(shifts).every((value) => value === 0),
    JSON.stringify(shifts),
  );
  findings.check('no page breaks its policy or complains', complaints.length === 0, complaints.join('\n'));
  await context.close();
}

export async function visitWithout(browser: Browser, shop: string, findings: Findings): Promise<void> {
  const { context, page } = await visitor(browser, { javaScriptEnabled: false });
  const seen: string[] = [];
  for (const [path, text] of [
    ['/', 'il y a trois jours'],
    ['/search/', 'il y a trois jours'],
    ['/contact/', 'Contact'],
    ['/product/1', 'Cette page a besoin de JavaScript'],
  ] as const) {
    await page.goto(on(path));
    if (!(await page.locator('body').innerText()).includes(text)) seen.push(path);
  }
  const way = await page.locator('main a').first().getAttribute('href');
  findings.check(
    'without a script all printed pages are read, with the day of their prices, and the shell leads to the shop',
    seen.length === 0 && way === `${shop}/celestine`,
    `${seen.join(' ')} ${way}`,
  );
  await context.close();
}

export async function visitAlone(browser: Browser, old: string, findings: Findings): Promise<void> {
  const { context, page, shift } = await visitor(browser);
  await page.goto(on('/search/'));
  await page.waitForTimeout(6_000);
  const cards = await page.locator('[data-island="results-grid"] [part~="card"]').count();
  findings.check(
    'while the API is away the printed prices stay, with their day, and nothing moves',
    (await dayOf(page)) === old && cards > 5 && (await shift()) === 0,
    `${await dayOf(page)} ${cards} ${await shift()}`,
  );
  await page.goto(on('/product/1'));
  const text = page.getByRole('heading', { level: 1 });
  await text.waitFor({ timeout: 20_000 });
  findings.check(
    'while the API is away the shell says so',
    (await text.innerText()).length > 5 && (await page.title()).length > 5,
  );
  await context.close();
}
