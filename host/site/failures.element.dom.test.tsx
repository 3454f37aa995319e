import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor, within } from '@testing-library/dom';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import { createSearchBoxClient } from '@staykit/client/create-search-box-client.ts';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { boxProduct, boxQuote } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';
import { DATED_HASH } from '@staykit/testing/test-widgets/booking-box.tsx';
import { apiOptions } from './framework/request/api-options.ts';
import { VISIT_DATA_ID } from './framework/request/visit-data.ts';
import { start } from './pages/product/booking-box/booking-box.island.tsx';

// What the build makes of the texts for pages that sell.
vi.mock('./framework/browser/locale-chunks.ts', async () => {
  const texts = await import('@staykit/messages/fr_FR.json');
  return { SALE_CHUNKS: { fr_FR: async () => texts }, LOCALE_CHUNKS: { fr_FR: async () => texts } };
});

const origin = 'https://shop.example';
const page = { locale: 'fr_FR', origin } as const;
const broken = () => Response.json({ code: 'SERVER', message: 'broken' }, { status: 500 });
const options: ClientOptions = { ...apiOptions(page), retries: 0 };

/** What the shop stored of the errors of this page: location and message. */
let logged: [location: string, message: string][] = [];
let asked: AskedCall[] = [];

/** The shop, whose calls are answered by `answers`. */
function openShop(answers: Record<string, () => Response>): void {
  const shop = stubShop(asked, answers);
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.endsWith('/gateway/errors')) return shop(address, init);
    const { location: place, message } = JSON.parse(String(init?.body)) as Record<string, string>;
    logged.push([place!, message!]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
}

beforeAll(async () => {
  const data = document.body.appendChild(document.createElement('script'));
  data.id = VISIT_DATA_ID;
  data.type = 'application/json';
  data.textContent = JSON.stringify({ ...page, page: 'home', flow: 'booking', status: 200, variations: [] });
  await import('./browser.ts');
});
beforeEach(() => {
  logged = [];
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

const dated = {
  checkin: '2030-06-10',
  nights: 2,
  pax: { adult: 2, child: 0, baby: 0, singleRoom: false },
} as const;

describe('a call of a page that fails', () => {
  it.each([
    ['[API-10]', 'getFacets', '/facets.json', () => createResultsClient(options).facets(criteria())],
    [
      '[API-28]',
      'getDetail',
      '/weekend/:id/detail.json',
      () => createResultsClient(options).detail('31', criteria()),
    ],
    [
      '[ERROR-04]',
      'getAutocomplete',
      '/autocomplete-geonames.json',
      () => createSearchBoxClient(options).suggest('par'),
    ],
    [
      '[PAPI-21]',
      'getGiftBoxFacets',
      '/box-facets/:code',
      () => createGiftClient(options).giftBoxFacets('ABCEBOX', { criteria: criteria() }),
    ],
    [
      '[PAPI-20]',
      'getBeneficiaryVoucherOffers',
      '/beneficiary/single-vouchers/offers',
      () => createGiftClient(options).voucherOffers({ criteria: criteria() }),
    ],
    [
      '[SERROR-07]',
      'getPaymentMethods',
      '/purchase/alma/eligibility',
      () => createBookingBoxClient(options).paymentMethods({ amount: 30_000, checkin: '2030-06-10' }),
    ],
  ] as const)('is in the log of the shop with code, status and call %s', async (_row, id, path, ask) => {
    openShop({ [id]: broken });
    await ask().catch(() => undefined);
    await waitFor(() => expect(logged).toEqual([['application.client.error', `SERVER 500 ${path}`]]), {
      timeout: 3_000,
    });
  });
});

it('a kind of failure is reported once on a page, and a call that is answered with a refusal is not', async () => {
  const nothing = () => Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  openShop({ getBoxOffers: broken, getGiftBoxOffers: nothing });
  const { boxOffers, giftBoxOffers } = createGiftClient(options);
  const twice = async () => {
    await giftBoxOffers('shop', 'ABCEBOX', { criteria: criteria() });
    await boxOffers('ABCEBOX', 0).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
  };
  await twice();
  await twice();
  expect(logged).toEqual([['application.client.error', 'SERVER 500 /boxes/:boxCode/offers']]);
});

it('a quote in real time that could not be had is in the log as such [PERROR-06]', async () => {
  openShop({ getQuoteRealtime: broken });
  const { fetchProductQuote } = createBookingBoxClient(options);
  await fetchProductQuote({ productId: '31', dataFlowMode: 'pull', ...dated }).catch(() => undefined);
  await waitFor(
    () => expect(logged).toEqual([['weekend.product', 'Error fetching quote-realtime: SERVER 500']]),
    { timeout: 3_000 },
  );
});

describe('a booking box of the page', () => {
  const quoted = (quote: OfferQuote) => () => Response.json(quote);
  const mount = async () => {
    location.hash = DATED_HASH;
    const root = document.body.appendChild(document.createElement('div'));
    const data = {
      productId: '31',
      product: boxProduct(),
      criteria: criteria(),
      checkoutUrl: '#checkout',
      productUrl: '/product',
    };
    await start(root, data, { ...page, islands: {} });
    return { root, box: within(root) };
  };

  it('that could not ask for the price again at the checkout reports it [QUOTE-05]', async () => {
    let quotes = 0;
    openShop({ getQuoteRealtime: () => (quotes++ === 0 ? Response.json(boxQuote()) : broken()) });
    const { root, box } = await mount();
    await waitFor(() => expect(root.querySelector('[part="price"]')?.textContent).toMatch(/180/));
    (await box.findByRole('button', { name: 'Réserver' })).click();
    await box.findByRole('alert');
    await waitFor(() => expect(logged.map(([, message]) => message).join()).toContain('QUOTE_FETCH_ERROR'), {
      timeout: 3_000,
    });
    root.remove();
  });

  it('whose stay is refused reports the code of the server, and the checkout that did not start [PERROR-10] [QUOTE-06] [QUOTE-07]', async () => {
    openShop({ getQuoteRealtime: quoted({ bookable: false, error: [{ code: 'E999' }] }) });
    const { root, box } = await mount();
    await box.findByRole('alert');
    await waitFor(
      () => expect(logged.map(([, message]) => message).join()).toContain('the server refused: E999'),
      { timeout: 3_000 },
    );
    (await box.findByRole('button', { name: 'Réserver' })).click();
    await waitFor(
      () => expect(logged.map(([, message]) => message).join()).toContain('checkout did not start'),
      { timeout: 3_000 },
    );
    expect(location.hash).not.toBe('#checkout');
    root.remove();
  });
});
