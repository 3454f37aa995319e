import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import {
  listReviews,
  publishReview,
  replyToReview,
} from '@staykit/gateway/visitors/reviews/moderate-reviews.ts';
import { reviewToken } from '@staykit/gateway/visitors/reviews/review-link.ts';
import { readSecrets } from '@staykit/gateway/visitors/secrets.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { readEnv } from '../server/environment/read-env.ts';
import { axeFindings } from './audit.ts';
import { startServer } from './running-server.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

const t = textsOf('fr_FR');
const DAY = 86_400_000;
const LIKED = 'La vue sur le lac, et un accueil comme à la maison.';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staykit-guest-review-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Works on the database of the shop, which no server may have open. */
async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(readEnv({ DATA_DIR: folder }));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Fills a small shop, of which a guest has left two hotels. */
async function fill(db: Database): Promise<{ hotelId: string; links: string[] }> {
  const today = dayInUtc();
  await migrate(db);
  await generateCatalogue({ db, today, hotels: 30 });
  const [hotel] = await db.query<{ id: string; name: string }>(
    `select id::text as id, data->>'name' as name from hotels order by id limit 1`,
  );
  const { session } = readSecrets(folder);
  const links: string[] = [];
  for (const number of ['61000001', '61000002']) {
    await db.query(
      `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents, tax_cents,
         total_cents, stay, guest_email, guest, locale, created_at, changed_at)
       values ($1, 'confirmed', $1, 10, $2, $3, 2, 1, 20000, 0, 20000, $4::jsonb, 'zoe@orange.example',
         '{"firstName":"Zoë","lastName":"Martin"}', 'fr_FR', now(), now())`,
      [
        number,
        hotel?.id,
        addDays(today, -7),
        JSON.stringify({
          label: 'Deux nuits au calme',
          hotel: { id: hotel?.id, label: hotel?.name, address: '' },
          pax: { adult: 2, child: 0, baby: 0, singleRoom: false },
        }),
      ],
    );
    links.push(`/review?token=${reviewToken(session, number, Date.now() + DAY)}`);
  }
  return { hotelId: hotel?.id ?? '', links };
}

test('a guest reviews a stay by keyboard and by touch; once published it is on the page of the hotel', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { hotelId, links } = await inDatabase(fill);
  const server = await startServer(folder);
  const at = (path: string) => `http://fr-fr.localhost:${server.port}${path}`;
  try {
    for (const [place, width] of [1440, 390].entries()) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(links[place] ?? ''));
      await expect(page.getByRole('heading', { level: 1, name: t('stayReview.title') })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `reports/playwright-output/review-${width}.png`, fullPage: true });

      // Something is missing: it is told, and the stars stay.
      const overall = page.getByRole('group', { name: t('stayReview.overall') });
      if (width === 1440) {
        await overall.getByRole('radio').first().focus();
        for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
      } else await overall.locator('label').nth(4).click();
      await page.getByRole('button', { name: t('stayReview.send') }).click();
      await expect(page.getByRole('alert')).toContainText(t('stayReview.fix'));
      await expect(overall.getByRole('radio', { checked: true })).toHaveValue('5');
      expect(await axeFindings(page)).toEqual([]);
      await page.screenshot({ path: `reports/playwright-output/review-faults-${width}.png`, fullPage: true });

      await page.getByLabel(t('stayReview.liked')).fill(LIKED);
      await page.getByLabel(t('stayReview.disliked')).fill('Le parking est petit.');
      await page.getByLabel(t('stayReview.heading')).fill('Au calme');
      await page.getByRole('radio', { name: t('stayReview.company.couple') }).check();
      await page.getByRole('checkbox', { name: t('stayReview.consent') }).check();
      await page.getByRole('button', { name: t('stayReview.send') }).click();
      await expect(page.getByRole('status').filter({ hasText: t('stayReview.thanks') })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.goto(at(`${links[0]}&stop=1`));
    await page.getByRole('button', { name: t('stayReview.stop') }).click();
    await expect(page.getByText(t('stayReview.stopped'))).toBeVisible();
  } finally {
    await server.stop();
  }

  await inDatabase(async (db) => {
    const [review] = await listReviews(db, { state: 'pending', limit: 2 });
    await publishReview(db, review?.id ?? 0, { by: 'ana', now: Date.now() });
    await replyToReview(db, review?.id ?? 0, 'Merci, et à bientôt !', Date.now());
  });
  const again = await startServer(folder);
  try {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://fr-fr.localhost:${again.port}/hotel/${hotelId}`);
      await expect(page.locator('[data-section="reviews"]')).toContainText(t('review.verified'));
      await expect(page.locator('html[data-live]')).toBeAttached();
      await page.locator('[data-section="reviews"] a[data-reviews]').click();
      const dialog = page.getByRole('dialog', { name: beginsWith(t('review.of', { hotel: '' })) });
      const review = dialog.locator('[part="review"]').filter({ hasText: LIKED });
      await expect(review).toContainText(t('review.verified'));
      await expect(review).toContainText('Merci, et à bientôt !');
      expect(await axeFindings(page)).toEqual([]);
      await page.screenshot({ path: `reports/playwright-output/review-shown-${width}.png` });
    }
  } finally {
    await again.stop();
  }
});
