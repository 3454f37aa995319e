import axe from 'axe-core';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { inStay } from '@staykit/testing/in-stay.tsx';
import { render } from '@staykit/testing/render.tsx';
import { StayTotal, type StayPrice, type StayTotalProps } from './stay-total.tsx';

beforeAll(() => {
  const look = new CSSStyleSheet();
  look.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(look);
});

const PRICE: StayPrice = { total: 22_000, perNight: 110, from: false };
const DETAILS = ['2 nights', '2 adults'];
const PROMO: StayPrice = { ...PRICE, before: 26_000, percent: 15, saved: 4000 };
const AT_HOTEL = { amount: 660, currency: 'EUR', atHotel: true };

const total = (props: Partial<StayTotalProps>) =>
  inStay(<StayTotal price={PRICE} details={DETAILS} {...props} />);
const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

it('a traveller reads the total, a night, and what a promotion saves', async () => {
  const view = await render(total({ price: PROMO }));
  const text = textOf(view.container);
  for (const part of ['Previous price 260 €', '-15%', 'You save 40 €', 'Total 220 €', '110 € per night']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('2 nights');
  expect(text).not.toContain('from');
  expect((await axe.run(view.container)).violations).toEqual([]);
});

it('the total is stronger than a night, and the price before the promotion the weakest', async () => {
  const view = await render(total({ price: PROMO }));
  const sizeOf = (found: Element | null) =>
    Number.parseFloat(getComputedStyle(found ?? document.body).fontSize);
  const strong = view.container.querySelector('strong');
  const before = view.container.querySelector('s');
  expect(strong?.textContent).toContain('220');
  expect(before?.textContent).toContain('260');
  expect(sizeOf(strong)).toBeGreaterThan(sizeOf(view.getByText(/per night/)));
  expect(getComputedStyle(strong ?? document.body).fontVariantNumeric).toBe('tabular-nums');
});

it('a price without dates says that it is the lowest, and up to what a promotion goes [PRICE-11]', async () => {
  const view = await render(total({ price: { ...PRICE, from: true, percent: 20 } }));
  expect(textOf(view.container)).toContain('from 220 €');
  expect(textOf(view.container)).toContain('up to 20%');
  await view.rerender(total({}));
  expect(textOf(view.container)).not.toContain('from');
});

it('a traveller reads where the tourist tax is paid, in its own currency [TAX-04] [TAX-05]', async () => {
  let asked = 0;
  const inPrice = { amount: 1000, currency: 'CHF', atHotel: false };
  const view = await render(total({ taxes: [AT_HOTEL, inPrice], onTaxes: () => (asked += 1) }));
  const [atHotel, included] = view.getAllByRole('listitem').map(textOf);
  expect(atHotel).toBe('Plus 6,60 € of tourist tax, to be paid at the hotel');
  expect(included).toBe('Including 10 CHF of tourist tax');
  await userEvent.click(view.getByRole('button', { name: /paid at the hotel/ }));
  expect(asked).toBe(1);
});

it('nothing moves when the price comes: the room was held for it', async () => {
  const view = await render(total({ price: undefined, taxes: [], note: '' }));
  const root = view.container.firstElementChild ?? document.body;
  const { height } = root.getBoundingClientRect();
  expect(root.getAttribute('aria-busy')).toBe('true');
  expect(view.container.textContent).toBe('Loading');
  for (const price of [PRICE, PROMO]) {
    await view.rerender(total({ price, taxes: [AT_HOTEL], note: '' }));
    expect(root.getBoundingClientRect().height).toBe(height);
    expect(root.getAttribute('aria-busy')).toBe('false');
  }
});

it('where no promotion has something to say, its line says what the place has to say', async () => {
  const view = await render(total({ note: 'Choose your dates' }));
  expect(view.getByText('Choose your dates')).toBeTruthy();
  await view.rerender(total({ note: 'Choose your dates', price: PROMO }));
  expect(view.queryByText('Choose your dates')).toBeNull();
});

it('a single night is not told twice', async () => {
  const view = await render(total({ price: { ...PRICE, perNight: 220 }, details: ['1 night'] }));
  expect(textOf(view.container)).toContain('1 night');
  expect(textOf(view.container)).not.toContain('per night');
});

it('before there are dates the tax is a line that tells more', async () => {
  let asked = 0;
  const view = await render(total({ taxes: [], onTaxes: () => (asked += 1) }));
  await userEvent.click(view.getByRole('button', { name: 'Tourist tax' }));
  expect(asked).toBe(1);
});
