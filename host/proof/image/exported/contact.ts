import type { Browser, Page } from 'playwright';
import { allFindings } from '../../../e2e/audit.ts';
import { textsOf } from '../../../e2e/texts.ts';
import type { Findings } from '../../proof.ts';
import { MOST_SHIFT, on, visitor } from './visitor.ts';
import { OWN } from './web-servers.ts';

const t = textsOf('fr_BE');
/** Whose message arrives. */
export const WRITER = 'zoe.martin@courrier.example';
const STORY = 'La chambre donnait sur la cour & non sur le jardin : que faire ?';

/** Longer than a call may take: 4.5 s, and one try. */
const PATIENCE_MS = 15_000;

/** Opens the form of the exported contact page, and fills in a complaint. */
async function write(page: Page): Promise<void> {
  await page.goto(on('/contact/', 'https'));
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await page.getByRole('button', { name: t('contact.write') }).click();
  await page.getByRole('combobox', { name: t('contact.reason') }).selectOption('complaint');
  const type = (label: 'bookingNumber' | 'name' | 'email' | 'phoneField' | 'message', text: string) =>
    page.getByRole('textbox', { name: t(`contact.${label}`) }).fill(text);
  await type('bookingNumber', '12345678');
  await type('name', 'Zoé Martin');
  await type('email', WRITER);
  await type('phoneField', '0470 12 34 56');
  await type('message', STORY);
}

const send = (page: Page) => page.getByRole('button', { name: t('contact.send'), exact: true });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: t('contact.failed') });

/** Presses the button, and tells what is wrong with how the failure looks: '' for nothing. */
async function failureOf(page: Page): Promise<string> {
  await send(page).click();
  try {
    await alert(page).waitFor({ timeout: PATIENCE_MS });
  } catch {
    return 'nothing is said';
  }
  const kept = await page.getByRole('textbox', { name: t('contact.message') }).inputValue();
  if (kept !== STORY) return `the text is gone: ${kept}`;
  if (!(await send(page).isEnabled())) return 'it cannot be sent again';
  for (const [name, part] of Object.entries({ alert: alert(page), button: send(page) })) {
    const box = await part.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > (page.viewportSize()?.height ?? 0))
      return `the ${name} is out of the window`;
  }
  return page.url() === on('/contact/', 'https') ? '' : page.url();
}

/** Ways in which the shop can fail a message that it is sent. */
const FAILURES = {
  'too many at once': { status: 429, headers: { 'retry-after': '30' } },
  'an error': { status: 500 },
  'a refusal': { status: 403 },
  'no answer': undefined,
} as const;

/**
 * The contact form of the export on its domain: what a visitor sees while the shop fails in one way after another, and that
 * the message arrives when it is sent once more. The shop tells afterwards whether it did.
 */
export async function writeToShop(browser: Browser, shop: string, findings: Findings): Promise<void> {
  for (const width of [390, 1440]) {
    const size = { width, height: width === 390 ? 844 : 900 };
    const { context, page, complaints, shift } = await visitor(browser, {
      viewport: size,
      reducedMotion: 'reduce',
    });
    const endpoint = `${shop}/gateway/contact`;
    const headers = { 'access-control-allow-origin': on('', 'https') };
    await write(page);
    const seen: string[] = [];
    for (const [name, failure] of Object.entries(FAILURES)) {
      await page.route(endpoint, (route) =>
        failure === undefined
          ? undefined
          : route.fulfill({
              ...failure,
              headers: { ...headers, ...('headers' in failure && failure.headers) },
            }),
      );
      const wrong = await failureOf(page);
      if (wrong !== '') seen.push(`${name} at ${width} px: ${wrong}`);
      await page.unroute(endpoint);
    }
    findings.check(
      'a message that the shop does not take is told beside its button, both in the window, and what was written stays to be sent again',
      seen.length === 0,
      seen.join('\n'),
    );
    const faults = await allFindings(page);
    // Each failure is in the console, as the browser reports it; nothing else may be.
    const other = complaints.filter(
      (text) => !/status of (429|500|403)|^\/contact (answered|took longer)/.test(text),
    );
    complaints.length = 0;
    const before = await shift();
    const taken = page.waitForResponse((answer) => answer.url() === endpoint);
    await send(page).click();
    const { status } = await taken.then(async (answer) => ({ status: answer.status() }));
    const thanks = page.getByRole('status').filter({ hasText: t('contact.sent', { hours: 48 }) });
    await thanks.waitFor({ timeout: PATIENCE_MS });
    const focus = await page.evaluate(() => document.activeElement?.textContent ?? '');
    findings.check(
      'a message of the exported contact page is taken, and the visitor is thanked on the domain of the partner',
      status === 303 && new URL(page.url()).host === OWN && focus.includes(t('contact.sent', { hours: 48 })),
      `${status} ${page.url()} ${focus}`,
    );
    faults.push(...(await allFindings(page)));
    findings.check(
      'the contact form keeps nobody out, filled in, refused and sent',
      faults.length === 0,
      faults.join('\n'),
    );
    findings.check(
      'the contact form breaks no policy, and its outcome moves nothing',
      other.length + complaints.length === 0 && (await shift()) - before < MOST_SHIFT,
      [...other, ...complaints, `${before} ${await shift()}`].join('\n'),
    );
    await context.close();
  }
}

/** The contact form while the shop is away altogether. */
export async function writeInVain(browser: Browser, findings: Findings): Promise<void> {
  const { context, page } = await visitor(browser);
  await write(page);
  const wrong = await failureOf(page);
  findings.check(
    'while the shop is away the contact form says so, and keeps what was written',
    wrong === '',
    wrong,
  );
  await context.close();
}
