import axe from 'axe-core';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import { StayContext } from '../../../hooks/stay-context.tsx';
import { TouristTax, type TouristTaxProps } from './tourist-tax.tsx';

const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => 0, assetBase: '' } as const;
const perNight: LocalTax = { amount: 150, currency: 'EUR', toBePaidAtHotel: true, type: 'PERSON_NIGHT' };

async function modal(props: Partial<TouristTaxProps>) {
  const view = await render(
    <StayContext.Provider value={stay}>
      <TouristTax open onClose={() => {}} taxes={[perNight]} roomPrice={20_000} {...props} />
    </StayContext.Provider>,
  );
  return view.getByRole('dialog', { name: 'Tourist tax' });
}
const text = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

it('a visitor who chose nothing sees the tax of two participants and one night [TAX-03]', async () => {
  const dialog = await modal({});
  expect(text(dialog)).toContain('3 €');
  expect(text(dialog)).toContain('2 participants, 1 night');
  expect((await axe.run(dialog)).violations).toEqual([]);
});

it('a visitor who chose travellers and dates sees the tax of those [TAX-03]', async () => {
  const dialog = await modal({ pax: { adult: 3, child: 0, baby: 0 }, nights: 2 });
  expect(text(dialog)).toContain('9 €');
  expect(text(dialog)).toContain('3 participants, 2 nights');
});

it('a tax is written in its own currency, an unknown one as its code [TAX-05]', async () => {
  const currencies = ['EUR', 'CHF', 'XTS', 'gold'];
  const dialog = await modal({ taxes: currencies.map((currency) => ({ ...perNight, currency })) });
  const amounts = [...dialog.querySelectorAll('strong')].map(text);
  expect(amounts).toEqual(['3 €', '3 CHF', '3 XTS', '3 gold']);
});

it('a visitor reads who takes the tax: the hotel, or the shop with the price', async () => {
  const atHotel = await modal({});
  expect(text(atHotel)).toContain('To be paid at the hotel');
  expect(text(atHotel)).not.toContain('Paid with the stay');
});

it('a part of the price is told as such, and a town without a tax too', async () => {
  const share: LocalTax = {
    ...perNight,
    type: 'BOOKING_PERCENTAGE',
    amount: 0,
    percentage: 5,
    toBePaidAtHotel: false,
  };
  const dialog = await modal({ taxes: [share] });
  expect(text(dialog)).toContain('10 €');
  expect(text(dialog)).toContain('5% of the price of the room');
  expect(text(dialog)).toContain('Paid with the stay');
});

it('a visitor reads what the town exempts, and counts those who pay', async () => {
  const rule = { ...perNight, fromAge: 10, freeNights: 1, maxNights: 5 };
  const dialog = await modal({ taxes: [rule], pax: { adult: 2, child: 1, baby: 0 }, nights: 7 });
  expect(text(dialog)).toContain('15 €');
  expect(text(dialog)).toContain('from 10 years of age, the first night is free, for 5 nights at most');
  expect(text(dialog)).toContain('2 participants, 5 nights');
});

it('a town without a tax says so', async () => {
  expect(text(await modal({ taxes: [] }))).toContain('This town charges no tourist tax.');
});
