import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { boxProduct } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';

const html = (props: Parameters<typeof testBox>[0] = {}) =>
  renderToString(testBox(props)).replaceAll('\u00a0', ' ');

it('a page from the server shows the price that a stay has from, in every locale', () => {
  for (const locale of LOCALES) expect(html({ locale })).toContain('180');
  expect(html()).toContain('from');
});

it('dates in the query are priced by the server, and booked by a form without script', () => {
  const page = html({
    criteria: datedCriteria(),
    product: boxProduct({ priceType: 'final', sellPrice: 19_900, refPrice: 25_000 }),
    minisite: 412,
  });
  for (const text of ['199 €', '250 €', '-20%']) expect(page).toContain(text);
  expect(page).toMatch(/<form (?=[^>]*method="get")[^>]*action="\/checkout"/);
  const sent = Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  expect(sent).toMatchObject({
    id: '31',
    offerId: '31',
    checkin: '2030-06-10',
    night: '2',
    a: '2',
    minisite: '412',
  });
});

it('without script dates and travellers are plain fields that ask this page for a price', () => {
  const page = html({ criteria: criteria() });
  expect(page).toMatch(/<form [^>]*method="get"[^>]*>.*name="checkin".*name="checkout".*name="a".*<\/form>/s);
});

it('carries no style attribute and nothing open', () => {
  expect(html()).not.toMatch(/ style=|<style|<dialog|role="dialog"/);
});
