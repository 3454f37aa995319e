import type { Page } from '@playwright/test';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import { hashToCriteria } from '@staykit/core/search/address/address-hash.ts';
import { allowedSorts } from '@staykit/core/search/results/sort-rules.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { expect, test } from './steady-visitor.ts';
import { beginsWith } from './texts.ts';
import { travellerAt, type Traveller } from './traveller.ts';
import { site } from './visitor.ts';
import { pairs } from './widths.ts';

/** Opens a page at a width and gives its visitor. */
async function visit(page: Page, host: string, path: string, locale: Locale, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site(host, path));
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
  return travellerAt(page, locale);
}

const address = (page: Page) => hashToCriteria(new URL(page.url()).hash, new URL(page.url()).search);

/** Opens the orders, whichever form they have at this width, and gives the choices. */
async function openSorts({ page, t }: Traveller) {
  const open = new RegExp(`^(${t('sort.by')}|${t('sort.label')})`);
  await page.getByRole('button', { name: open }).filter({ visible: true }).first().click();
  return page.getByRole('dialog').filter({ visible: true }).locator('button[aria-pressed]');
}

/** A region of each market where a theme has few offers, but some. */
const REGIONS: Record<Locale, readonly [term: string, region: string]> = {
  fr_FR: ['cors', 'Corse'],
  es_ES: ['rioja', 'La Rioja'],
  fr_BE: ['bruxel', 'Bruxelles-Capitale'],
  nl_BE: ['brussel', 'Brussel'],
  nl_NL: ['zeela', 'Zeeland'],
  it_IT: ['friul', 'Friuli-Venezia Giulia'],
};

for (const { host, locale, width } of pairs(0))
  test(`a couple in ${locale} at ${width} px gets a region's few offers, and then what is near to them [FLOW-05, GRID-11, GRID-19, GRID-20]`, async ({
    page,
  }) => {
    const visitor = await visit(page, host, '/', locale, width);
    const { t } = visitor;
    const [term, region] = REGIONS[locale];
    const box = await visitor.openBox();
    await visitor.pickPlace(box, term, region, 'region');
    await visitor.pickTheme(box, t('theme.wellness'));
    await visitor.search(box);
    await page.waitForURL(/\/search/);
    await expect(page).toHaveURL(/#.*region=\d+/);
    expect(address(page)).toMatchObject({ location: { category: 'region' }, theme: 26 });
    expect(address(page).checkin).toBeUndefined();

    const { details } = await visitor.seesWhatTheApiHas();
    expect(details.totalCount).toBeGreaterThan(0);
    await expect(page.getByText(t('results.fallbackAfter'))).toBeVisible();
    const blocks = page.getByRole('region', {
      name: new RegExp(`^(${t('results.fallback.destination')}|${t('results.fallback.category')})$`),
    });
    await expect(blocks).toHaveCount(2);
    await expect(blocks.first()).toHaveAccessibleName(t('results.fallback.destination'));
    await expect(blocks.last()).toHaveAccessibleName(t('results.fallback.category'));
    for (const block of await blocks.all()) {
      const offers = await block.getByRole('article').count();
      expect(offers).toBeGreaterThan(0);
      expect(offers).toBeLessThanOrEqual(3);
    }
    await expect(page.getByText(t('results.empty'))).toBeHidden();
  });

for (const { host, locale, width } of pairs(1))
  test(`a giver in ${locale} at ${width} px searches without dates, in the orders and prices of gifts [SEARCHBOX-02, SORT-05, FILTER-24]`, async ({
    page,
  }) => {
    const asked: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/\/(offers|facets)\.json$/.test(url.pathname)) asked.push(url);
    });
    const visitor = await visit(page, host, '/search?flow=gifting', locale, width);
    const { t, cards } = visitor;
    const box = await visitor.openBox();
    await expect(box.getByRole('button', { name: beginsWith(t('theme.label')) })).toBeVisible();
    await expect(box.getByRole('button', { name: beginsWith(t('searchBox.dates')) })).toBeHidden();
    await visitor.search(box);
    await visitor.seesWhatTheApiHas();
    await expect(cards.first()).toContainText(t('card.cta.gifting'));

    const sorts = await openSorts(visitor);
    const names = allowedSorts({ flow: 'gifting' }).map((sort: Sort) => t(`sort.${sort}`));
    expect(names).toEqual([t('sort.priceQuality'), t('sort.svPriceDesc'), t('sort.svPriceAsc')]);
    await expect(sorts).toHaveText(names);
    await sorts.last().click();
    await expect(page).toHaveURL(/sort=svPriceAsc/);
    const { offers } = await visitor.seesWhatTheApiHas();
    const prices = offers.map(({ sellPrice }) => sellPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));

    await page.goto(site(host, `/search?flow=gifting#a=2&c=0&b=0&priceMin=9000&priceMax=12000`));
    await page.reload();
    await visitor.seesWhatTheApiHas();
    // After few offers, others are searched without the prices.
    const last = asked.findLast(
      ({ pathname, searchParams }) =>
        pathname.endsWith('/offers.json') && searchParams.has('singleVoucherPriceMin'),
    )?.searchParams;
    expect(last?.get('singleVoucherPriceMin')).toBe('9000');
    expect(last?.get('singleVoucherPriceMax')).toBe('12000');
    expect(last?.has('priceMin')).toBe(false);
    expect(last?.has('checkin')).toBe(false);
  });

for (const { host, locale, width } of pairs(2))
  test(`a visitor in ${locale} at ${width} px looks for something to do on a day [PAX-07, CARD-11]`, async ({
    page,
  }) => {
    const visitor = await visit(page, host, '/activity-search', locale, width);
    const { t, cards } = visitor;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('host.searchTitleActivity'));
    const box = await visitor.openBox();
    await expect(box.getByRole('button', { name: beginsWith(t('searchBox.dates')) })).toBeHidden();
    const who = t('travellers.participants');
    await box.getByRole('button', { name: beginsWith(who) }).click();
    const panel = page.getByRole('dialog', { name: who });
    await expect(panel.getByText(t('travellers.participantsRange', { min: 1, max: 2 }))).toBeVisible();
    await expect(panel.getByRole('button', { name: t('travellers.more', { label: who }) })).toBeDisabled();
    await panel.getByRole('button', { name: t('travellers.less', { label: who }) }).click();
    await expect(panel.getByRole('button', { name: t('travellers.less', { label: who }) })).toBeDisabled();
    await panel.getByRole('button', { name: t('travellers.confirm') }).click();
    await visitor.search(box);
    await expect(page).toHaveURL(/\/activity-search.*#(.*&)?a=1/);
    const { offers } = await visitor.seesWhatTheApiHas();
    expect(offers.length).toBeGreaterThan(0);
    await expect(cards.first()).toContainText(t('card.cta.activity'));
    await expect(page.getByRole('button', { name: t('sort.promo') })).toHaveCount(0);
  });

for (const { host, locale, width } of pairs(0))
  test(`twenty adults in ${locale} at ${width} px can be no more, and are counted everywhere [PAX-02, PAX-06]`, async ({
    page,
  }) => {
    const visitor = await visit(page, host, '/search', locale, width);
    const { t, cards } = visitor;
    const box = await visitor.openBox();
    const label = t('travellers.label');
    await box.getByRole('button', { name: beginsWith(label) }).click();
    const panel = page.getByRole('dialog', { name: label });
    const more = panel.getByRole('button', { name: t('travellers.more', { label: t('travellers.adults') }) });
    for (let adults = 2; adults < 20; adults += 1) await more.click();
    await expect(more).toBeDisabled();
    await panel.getByRole('button', { name: t('travellers.confirm') }).click();
    await visitor.search(box);
    await expect(page).toHaveURL(/#(.*&)?a=20(&|$)/);
    const { offers } = await visitor.seesWhatTheApiHas();
    if (offers.length > 0) await expect(cards.first()).toContainText(t('card.people', { count: 20 }));
    else
      await expect(
        page
          .getByText(t('results.empty'))
          .or(page.getByText(t('results.way.none')))
          .first(),
      ).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/#(.*&)?a=20(&|$)/);
    await visitor.seesWhatTheApiHas();
  });

for (const { host, locale, width } of pairs(1))
  test(`a search in ${locale} at ${width} px that finds nothing says so, and is let go by one press [ERROR-02, ERROR-03]`, async ({
    page,
  }) => {
    const visitor = await visit(
      page,
      host,
      '/search#a=2&c=0&b=0&stars=5&hotelScore=9&priceMax=1100',
      locale,
      width,
    );
    const { t, cards } = visitor;
    const ways = page.getByRole('region', { name: t('results.way.none') });
    await expect(ways).toBeVisible();
    await expect(page.getByText(t('results.fallbackInstead'))).toBeHidden();
    await expect(cards).toHaveCount(0);
    await ways.getByRole('link').first().click();
    await expect(cards.first()).toBeVisible();
    await expect(page).not.toHaveURL(/priceMax/);
    expect(address(page).pax).toMatchObject({ adult: 2, child: 0, baby: 0 });
    await visitor.seesWhatTheApiHas();
  });
