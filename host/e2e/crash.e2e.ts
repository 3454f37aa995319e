import type { Request } from '@playwright/test';
import { PAGE_DATA_ID } from '@staykit/site/framework/page-data.ts';
import { passOn } from './checkout-journey.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

test('parts of a page that break as they come alive give way to words, and are told to the shop in one call [CRASH-03]', async ({
  page,
  complaints,
}) => {
  const told: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/gateway/errors')) told.push(request);
  });
  // What the search box and the results are made from is not what they can show.
  await page.route('**/search?**', async (route) => {
    const answer = await passOn(route);
    const body = (await answer.text()).replace(
      new RegExp(`(id="${PAGE_DATA_ID}">)(.*?)(</script>)`),
      (_, before: string, text: string, after: string) => {
        const data = JSON.parse(text) as { islands: Record<string, Record<string, unknown>> };
        data.islands['search-box']!['flows'] = [null];
        data.islands['results-grid']!['initial'] = { page: { offers: [null] } };
        return before + JSON.stringify(data) + after;
      },
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(site('fr-fr', '/search?flow=booking&label=Ana'));
  const crashes = page.getByRole('alert').filter({ hasText: t('host.crashTitle') });
  await expect(crashes).toHaveCount(2);
  await expect.poll(() => told.length).toBe(1);
  expect((await told[0]?.response())?.status()).toBe(204);
  const { origin, pathname } = new URL(page.url());
  expect(told[0]?.postDataJSON()).toMatchObject({
    level: 'ERROR',
    location: 'application.client.error',
    locale: 'fr_FR',
    page: origin + pathname,
  });
  expect(told[0]?.postData()).not.toContain('Ana');
  expect(complaints.splice(0).length).toBeGreaterThan(1);
  expect(told).toHaveLength(1);
});
