import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render } from '@staykit/testing/render.tsx';
import { StayContext } from '../../hooks/stay-context.tsx';
import { Calendar } from './calendar.tsx';
import { ScreenPanel } from './screen-panel.styles.ts';
import { ProductMonths } from './product-months.ts';

const sheet = new CSSStyleSheet();
beforeEach(async () => {
  await page.viewport(390, 844);
  document.adoptedStyleSheets.push(sheet);
});
afterEach(async () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  await page.viewport(1280, 800);
});

it.each([1, 2])(
  'months are no wider than a phone in text %s times as large, and prices than their days',
  async (times) => {
    sheet.replaceSync(
      `${baseCss(':root')} :root { font-size: ${16 * times}px; --stay-type-size-12: ${12 * times}px }`,
    );
    const stay = {
      locale: 'fr_FR',
      t: createTranslate('en', en),
      now: () => TEST_NOW,
      assetBase: '',
    } as const;
    const dates = Array.from({ length: 31 }, (_, day) => addDays('2030-05-01', day));
    const days = Object.fromEntries(
      dates.map((date) => [date, { amount: 168, minLos: 1, price: '168\u00a0€' }]),
    );
    const view = await render(
      <StayContext.Provider value={stay}>
        <ScreenPanel>
          <Calendar
            range={{}}
            today="2030-05-01"
            prices={{ days: days, months: { '2030-05': 'ready' } }}
            stateOf={() => ({ selectable: true })}
            onDay={() => {}}
            onMonths={() => {}}
            onShortcut={() => {}}
            shortcuts={[]}
            View={ProductMonths}
          />
        </ScreenPanel>
      </StayContext.Provider>,
    );
    const month = view.getByRole('grid');
    expect(month.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    const prices = [...month.querySelectorAll('small')].filter(({ textContent }) =>
      textContent.includes('168'),
    );
    expect(prices.length).toBeGreaterThan(20);
    for (const price of prices) {
      const range = document.createRange();
      range.selectNodeContents(price);
      expect(range.getBoundingClientRect().width).toBeLessThanOrEqual(price.closest('td')!.clientWidth);
    }
    expect(parseFloat(getComputedStyle(prices[0]!).fontSize)).toBeGreaterThanOrEqual(12);
  },
);
