import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffers } from '@staykit/testing/fixtures/offers.ts';
import { render } from '@staykit/testing/render.tsx';
import { ExpiredOffers } from './expired-offers.tsx';

const inHotelSol = (count: number) =>
  stayOffers(count).map((offer) => ({ ...offer, hotel: { ...offer.hotel, label: 'Hotel Sol' } }));
const show = (count: number) =>
  render(
    <ExpiredOffers
      offers={inHotelSol(count)}
      criteria={criteria()}
      locale="fr_FR"
      t={createTranslate('fr_FR', en)}
      productUrl=""
      apiOrigin=""
    />,
  );

it('an offer that is gone is told of where its hotel has others, and they are shown [NOTFOUND-03] [NOTFOUND-04]', async () => {
  const view = await show(2);
  expect(view.getByRole('status').textContent).toContain('Too late! offer has expired');
  expect(view.getByRole('heading', { level: 2 }).textContent).toContain('Other offer in Hotel Sol');
  expect(view.getAllByRole('article')).toHaveLength(2);
  expect((await show(0)).container).toBeEmptyDOMElement();
});
