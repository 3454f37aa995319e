import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const CODE = 'SPAEBOX';

/** What the shop answers for the stays of the box. */
interface Stays {
  exactMatch: { id: string }[];
  searchDetails: { totalCount: number };
}

test('the stays of a box come eight at a time, and all of them on a map that is asked for [BOX-05] [BOX-07]', async ({
  page,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/gateway/boxes/${CODE}/offers`) asked.push(url.searchParams);
  });
  const forMap = () => asked.filter((query) => query.get('performMapSearch') === 'true').length;
  const pages = () => asked.flatMap((query) => query.get('page') ?? []);

  await page.goto(site('fr-fr', `/box/bien-etre/${CODE}`));
  const stays = page.getByRole('region', { name: /./ }).filter({ has: page.locator('#stays') });
  const open = page.getByRole('button', { name: t('map.see') });
  await expect(open).toBeEnabled();
  // The first eight are those of page=0&limit=8, printed by the server.
  const calls = `/gateway/boxes/${CODE}/offers?locale=fr_FR`;
  const answered = (query: string) =>
    page.evaluate((url) => fetch(url).then((reply) => reply.json() as Promise<Stays>), `${calls}&${query}`);
  const first = await answered('page=0&limit=8');
  const links = stays.locator('article a');
  await expect(links).toHaveCount(8);
  const ids = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  expect(ids).toEqual(first.exactMatch.map(({ id }) => `/product/${id}`));
  asked.length = 0;

  await stays.locator('[data-loader]').scrollIntoViewIfNeeded();
  await expect.poll(pages).toContain('1');
  expect(asked.every((query) => query.get('limit') === '8')).toBe(true);
  await expect(links.nth(8)).toBeAttached();

  expect(forMap()).toBe(0);
  await open.click();
  const map = page.getByRole('dialog', { name: t('map.title') });
  await expect(map.getByRole('status').first()).toContainText(/[1-9]/);
  expect(forMap()).toBe(1);
  const all = (await answered('performMapSearch=true')).exactMatch.length;
  // A marker stands for one stay, or says how many it stands for.
  const markers = map.getByRole('application').locator('button[aria-pressed], button[data-size]');
  await expect
    .poll(async () => {
      const texts = await markers.evaluateAll((each) =>
        each.map((marker) => (marker.hasAttribute('data-size') ? Number(marker.textContent) : 1)),
      );
      return texts.reduce((sum, count) => sum + count, 0);
    })
    .toBe(all);
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(open).toBeFocused();
});
