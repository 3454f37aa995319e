import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { scratchDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createMemoryStore } from '@staykit/gateway/shared-store/memory-store.ts';
import { openVisitors } from '@staykit/gateway/visitors/open-visitors.ts';
import { listReviews, publishReview } from '@staykit/gateway/visitors/reviews/moderate-reviews.ts';
import { reviewToken } from '@staykit/gateway/visitors/reviews/review-link.ts';
import { TOP } from '@staykit/host/top.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';

const SECRET = 's'.repeat(32);
const DAY = 86_400_000;
const t = createTranslate('fr_FR', LOCALE_TEXTS.fr_FR);

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await scratchDatabase();
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      visitors: openVisitors({
        db,
        secrets: { session: SECRET, bot: SECRET },
        store: createMemoryStore(() => TEST_NOW),
        clock: () => TEST_NOW,
      }),
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

let count = 0;
/** The address of the review of a stay that ended a few days ago. */
async function stayed(): Promise<string> {
  count += 1;
  const number = String(50_000_000 + count);
  const at = new Date(TEST_NOW);
  await db.query(
    `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents, tax_cents,
       total_cents, stay, guest_email, guest, locale, created_at, changed_at)
     values ($1, 'confirmed', $1, 10, 1, $2, 2, 1, 20000, 0, 20000, $3::jsonb, $4, $5::jsonb, 'fr_FR', $6, $6)`,
    [
      number,
      new Date(TEST_NOW - 7 * DAY).toISOString().slice(0, 10),
      JSON.stringify({
        label: 'Deux nuits au bord du lac',
        hotel: { id: '1', label: 'Hôtel du Lac', address: 'Quai 1' },
        pax: { adult: 2, child: 0, baby: 0, singleRoom: false },
      }),
      `guest-${count}@orange.example`,
      JSON.stringify({ firstName: 'Zoë', lastName: 'Martin' }),
      at,
    ],
  );
  return `/review?token=${reviewToken(SECRET, number, TEST_NOW + DAY)}`;
}
const host = 'fr-fr.localhost';
const visit = async (url: string) => {
  const answer = await app.inject({ url, headers: { host } });
  return { ...answer, main: mainOf(answer.body) };
};
/** Sends the form, as a browser without script does. */
const send = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { ...answer, main: mainOf(answer.body) };
};
const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
const GOOD = {
  stars: '4',
  'criterion-comfort': '5',
  liked: 'La vue.',
  company: 'couple',
  name: 'first',
  consent: 'yes',
};

it('a guest opens the link and finds the stay, six groups of stars and all else to fill in', async () => {
  const { statusCode, main, headers } = await visit(await stayed());
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(main).toContain('Hôtel du Lac');
  expect(main.match(/type="radio" name="(stars|criterion-\w+)"/g)).toHaveLength(7 * 5);
  expect(main).toContain(t('stayReview.company'));
  expect(main).toContain('Zoë M.');
  expect(main).not.toMatch(/orange\.example/);
});

it('what is missing is told at its field, and what was written stays', async () => {
  const url = await stayed();
  const { statusCode, main } = await send(url, {
    stars: '3',
    title: 'Au <b>calme</b>',
    liked: '',
    disliked: '',
  });
  expect(statusCode).toBe(200);
  for (const key of ['text', 'company', 'consent', 'markup'] as const)
    expect(main).toContain(t(`stayReview.error.${key}`));
  expect(main).not.toContain(t('stayReview.error.stars'));
  expect(main).toMatch(/<input(?=[^>]*name="stars")(?=[^>]*value="3")[^>]*checked/);
  expect(main).toContain('Au &lt;b>calme&lt;/b>');
  expect(await listReviews(db, { limit: 5 })).toEqual([]);
});

it('a review is thanked for, may be changed, and is shown as online once it is', async () => {
  const url = await stayed();
  const sent = await send(url, { ...GOOD, disliked: 'Le parking.\r\nTrop petit.' });
  expect(sent.statusCode).toBe(200);
  expect(sent.main).toContain(t('stayReview.thanks'));
  const again = await visit(url);
  expect(again.main).toContain(t('stayReview.already'));
  expect(again.main).toContain('La vue.');
  await send(url, { ...GOOD, liked: 'La vue et le lac.' });
  const [review] = await listReviews(db, { limit: 5 });
  expect(review).toMatchObject({
    score: 8,
    criteria: { comfort: 10 },
    author: 'Zoë',
    liked: 'La vue et le lac.',
  });
  await publishReview(db, review?.id ?? 0, { by: 'ana', now: TEST_NOW });
  expect((await visit(url)).main).toContain(t('stayReview.closed.published'));
});

it('one press ends the invitations, and opening the link alone does not', async () => {
  const url = `${await stayed()}&stop=1`;
  expect((await visit(url)).main).toContain(t('stayReview.stopText'));
  expect(await db.query('select 1 as kept from review_objections')).toEqual([]);
  expect((await send(url, {})).main).toContain(t('stayReview.stopped'));
  expect(await db.query('select 1 as kept from review_objections')).toHaveLength(1);
});

it('a form of another site is refused, and a link that expired says where the review is written then', async () => {
  const url = await stayed();
  const { main } = await send(url, GOOD, { origin: 'https://other.example', cookie: 'stay_access=x' });
  expect(main).toContain(t('stayReview.failed'));
  const expired = await visit(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect([expired.statusCode, expired.main.includes(t('stayReview.expired'))]).toEqual([410, true]);
  expect((await visit('/review')).statusCode).toBe(404);
  const unknown = await visit('/review?number=12345678');
  expect(unknown.main).toContain('/account/signin?origin=%2Freview%3Fnumber%3D12345678');
});
