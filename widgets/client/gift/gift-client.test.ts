import { describe, expect, it } from 'vitest';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import { offersPhysical } from '@staykit/core/gift/sending/shipping.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { mapStartAround } from '@staykit/core/search/map/map-start.ts';
import { MAP_DEFAULT_CENTRES } from '@staykit/core/search/map/map-view.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { boxDetail, giftAnswers } from '@staykit/testing/fixtures/gift-wire.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { createGiftClient } from './create-gift-client.ts';
import { GIFT_SETTINGS, type GiftSettings } from './gift-settings.ts';

const answers = giftAnswers();

/** A client whose server answers by path, and remembers what it was asked. */
function asking(
  answerTo: (url: URL) => unknown,
  { settings = GIFT_SETTINGS, ...options }: Partial<ClientOptions> & { settings?: GiftSettings } = {},
) {
  const asked: URL[] = [];
  const errors: StayError[] = [];
  const client = createGiftClient(
    {
      api: 'https://shop.example/api',
      locale: 'fr_FR',
      retries: 0,
      onError: (error) => errors.push(error),
      fetch: async (address) => {
        const url = new URL(address);
        asked.push(url);
        const answer = answerTo(url);
        return typeof answer === 'number'
          ? Response.json({ code: 'SERVER', message: 'x', requestId: '1' }, { status: answer })
          : Response.json(answer);
      },
      ...options,
    },
    settings,
  );
  const last = (): URL => {
    const url = asked.at(-1);
    if (!url) throw new Error('nothing was asked');
    return url;
  };
  return { client, asked, errors, last, query: () => Object.fromEntries(last().searchParams) };
}

const failing = () => asking(() => 500);

describe('a box', () => {
  it('is asked of the front gateway by its code and read as an entity [PAPI-04]', async () => {
    const { client, last, query } = asking(() => answers.getBoxDetail);
    expect(await client.boxDetail('ABCEBOX')).toEqual(boxDetail());
    expect(last().pathname).toBe('/gateway/boxes/ABCEBOX/product-detail');
    expect(query()).toEqual({ locale: 'fr_FR' });
    const other = asking(() => answers.getBoxDetail, { frontGateway: 'https://gw.example/v1' });
    await other.client.boxDetail('ABCEBOX');
    expect(other.last().href).toContain('https://gw.example/v1/boxes/ABCEBOX/product-detail');
  });

  it('is asked in its physical form too; without one the page stands [PAPI-05]', async () => {
    const { client, asked } = asking((url) =>
      url.pathname.includes('/ABCBOX/') ? 404 : answers.getBoxDetail,
    );
    expect(await client.boxFormats('ABCEBOX')).toEqual({ box: boxDetail(), hasPhysical: false });
    expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual([
      '/gateway/boxes/ABCBOX/product-detail',
      '/gateway/boxes/ABCEBOX/product-detail',
    ]);
    const both = asking(() => answers.getBoxDetail);
    expect(await both.client.boxFormats('ABCEBOX')).toMatchObject({ hasPhysical: true });
  });

  it('without a code asks nothing, and one that fails is nothing [PAPI-06]', async () => {
    const silent = failing();
    expect(await silent.client.boxDetail(undefined)).toBeUndefined();
    expect(await silent.client.boxFormats(undefined)).toEqual({ box: undefined, hasPhysical: false });
    expect(silent.asked).toEqual([]);
    expect(await silent.client.boxDetail('ABCEBOX')).toBeUndefined();
    expect(silent.errors.map(({ code }) => code)).toEqual(['SERVER']);
  });

  it('whose code is malformed is none, and one that could not be asked for is a failure', async () => {
    const malformed = asking(() => 400);
    expect(await malformed.client.boxFormats('”ABCEBOX')).toEqual({ box: undefined, hasPhysical: false });
    await expect(failing().client.boxFormats('ABCEBOX')).rejects.toMatchObject({ code: 'SERVER' });
  });

  it('lists its stays by pages of eight [PAPI-23]', async () => {
    const { client, last, query } = asking(() => answers.getBoxOffers);
    const page = await client.boxOffers('ABCEBOX', 0);
    expect(last().pathname).toBe('/gateway/boxes/ABCEBOX/offers');
    expect(query()).toEqual({ locale: 'fr_FR', page: '0', limit: '8' });
    expect(page).toEqual({ offers: [stayOffer()], totalCount: 2 });
    await expect(failing().client.boxOffers('ABCEBOX', 0)).rejects.toMatchObject({ code: 'SERVER' });
  });

  it('has markers for its stays with a location, and none when that fails [PAPI-24] [PENTITY-35]', async () => {
    const place = { lat: 41.4, lng: 2.2 };
    const exactMatch = [
      { id: 1, location: place },
      { id: 2, location: place },
      { id: 3, location: place },
      { id: 4 },
    ];
    const { client, query } = asking(() => ({ exactMatch, searchDetails: { totalCount: 4 } }));
    expect(await client.boxMarkers('ABCEBOX')).toEqual(['1', '2', '3'].map((id) => ({ id, ...place })));
    expect(query()).toEqual({ locale: 'fr_FR', performMapSearch: 'true' });
    const none = await failing().client.boxMarkers('ABCEBOX');
    expect(none).toEqual([]);
    for (const market of ['ES', 'FR', 'IT', 'BE', 'NL'] as const)
      expect(mapStartAround(none, market).centre).toEqual(MAP_DEFAULT_CENTRES[market]);
  });

  it('has markers for the stays that filters leave, whatever page their list is on [PAPI-24]', async () => {
    const { client, query } = asking(() => ({ exactMatch: [], searchDetails: { totalCount: 0 } }));
    const filters = { ...emptyCriteria('gifting'), stars: [4, 5], page: 2 };
    await client.boxMarkers('ABCEBOX', { filters });
    expect(query()).toMatchObject({ performMapSearch: 'true', stars: '4,5' });
    for (const none of ['page', 'flow', 'checkin']) expect(query()).not.toHaveProperty(none);
  });

  it('is listed with the digital ones, and a failure has its words [PAPI-25]', async () => {
    const { client, last, query } = asking(() => answers.getBoxes);
    const listed = await client.boxes();
    expect(last().pathname).toBe('/gateway/boxes/search');
    expect(query()).toEqual({ locale: 'fr_FR', type: 'digital' });
    expect(listed).toMatchObject({
      ok: true,
      value: [
        {
          id: '901',
          title: 'Coffret Évasion',
          included: ['Une nuit', 'Le petit déjeuner'],
          sellPrice: 9_900,
          referencePrice: 12_900,
          imageUrl: '/api/images/sea-01/small.avif',
          slug: 'evasion',
        },
      ],
    });
    const failed = await failing().client.boxes();
    const [space, name] = failed.ok ? [] : failed.messageKey.split('.');
    expect(en[space as 'results'][name as 'error']).toBe('Oops, something went wrong');
  });
});

describe('the stays of a gift', () => {
  const request = { criteria: emptyCriteria() };

  it('of a box come from where the settings say [PAPI-19]', async () => {
    const { client, last } = asking(() => answers.getGiftBoxOffers);
    expect(await client.giftBoxOffers('shop', 'ABCEBOX', request)).toMatchObject({
      offers: [stayOffer()],
      totalCount: expect.any(Number),
    });
    expect(last().pathname).toBe('/gateway/box-offers/ABCEBOX');
    await client.giftBoxOffers('beneficiary', 'ABCEBOX', request);
    expect(last().pathname).toBe('/beneficiary/boxes/offers');
    const boxSource = { shop: 'origin', beneficiary: 'frontGateway' } as const;
    const settings = { ...GIFT_SETTINGS, giftOffers: { ...GIFT_SETTINGS.giftOffers, boxSource } };
    const other = asking(() => answers.getGiftBoxOffers, { settings });
    await other.client.giftBoxOffers('shop', 'ABCEBOX', request);
    expect(other.last().pathname).toBe('/beneficiary/boxes/offers');
    await other.client.giftBoxOffers('beneficiary', 'ABCEBOX', request);
    expect(other.last().pathname).toBe('/gateway/box-offers/ABCEBOX');
  });

  it('of a single voucher come from the site; a failure empties the list and is told [PAPI-20]', async () => {
    const { client, last } = asking(() => answers.getBeneficiaryVoucherOffers);
    expect((await client.voucherOffers(request)).offers).toEqual([stayOffer()]);
    expect(last().pathname).toBe('/beneficiary/single-vouchers/offers');
    const failed = failing();
    const nothing = { offers: [], totalCount: 0, failed: true };
    expect(await failed.client.voucherOffers(request)).toEqual(nothing);
    expect(await failed.client.giftBoxOffers('shop', 'ABCEBOX', request)).toEqual(nothing);
    expect(failed.errors).toHaveLength(2);
  });

  it('have filters of their own calls; a failure leaves none and is told [PAPI-21]', async () => {
    const { client, last } = asking(() => answers.getGiftBoxFacets);
    expect((await client.giftBoxFacets('ABCEBOX', request)).values.stars).toEqual([
      { value: '5', label: '5', count: 7 },
    ]);
    expect(last().pathname).toBe('/gateway/box-facets/ABCEBOX');
    const settings = { ...GIFT_SETTINGS, giftFacets: { singleVoucherPath: '/vouchers/facets' } };
    const other = asking(() => answers.getBeneficiaryVoucherFacets, { settings });
    await other.client.voucherFacets(request);
    expect(other.last().pathname).toBe('/vouchers/facets');
    const failed = failing();
    for (const facets of [
      await failed.client.giftBoxFacets('ABCEBOX', request),
      await failed.client.voucherFacets(request),
    ])
      expect([...Object.values(facets.values), facets.activities].flat()).toEqual([]);
    expect(failed.errors).toHaveLength(2);
  });

  it('are asked with twenty a hotel, whatever the gift is worth, and the day by its own name [PAPI-22]', async () => {
    const dated = { ...emptyCriteria(), checkin: '2130-06-10', checkout: '2130-06-12', night: 2 };
    const asked = { criteria: { ...dated, hotelId: '345', stars: [4], hotelScore: 8 }, limit: 8 };
    const { client, query } = asking(
      (url) => (url.pathname.includes('facets') ? answers.getGiftBoxFacets : answers.getGiftBoxOffers),
      { minisite: 412 },
    );
    const common = {
      locale: 'fr_FR',
      hotelId: '345',
      stars: '4',
      minHotelReviewScore: '8',
      night: '2',
      limit: '8',
      numberOfPackagesPerHotel: '20',
      matchOfferRangePriceWithGiftAmount: 'false',
      affiliateId: '412',
    };
    const day = (name: string) => ({ ...common, [name]: '2130-06-10' });
    await client.giftBoxOffers('shop', 'ABCEBOX', asked);
    expect(query()).toMatchObject(day('checkin'));
    await client.giftBoxFacets('ABCEBOX', asked);
    expect(query()).toMatchObject(day('checkin'));
    await client.giftBoxOffers('beneficiary', 'ABCEBOX', asked);
    expect(query()).toMatchObject({ ...day('checkinDate'), code: 'ABCEBOX' });
    expect(query()).not.toHaveProperty('checkin');
    await client.voucherOffers({ ...asked, affiliateId: 'magazine' });
    expect(query()).toMatchObject({ ...day('checkinDate'), affiliateId: 'magazine' });
    await client.voucherFacets(asked);
    expect(query()).toMatchObject(day('checkinDate'));
  });
});

describe('sleeves and shipping', () => {
  it('are asked for the physical format alone, and hidden when that fails [PAPI-26]', async () => {
    const { client, asked, last, query } = asking(() => answers.getSubElements);
    expect(await client.subElements('digital')).toBeUndefined();
    expect(asked).toEqual([]);
    const choice = await client.subElements('physical');
    expect(last().pathname).toBe('/gateway/sub-elements/available-custom-sub-elements');
    expect(query()).toEqual({ locale: 'fr_FR' });
    expect(choice?.elements.map(({ id, price }) => [id, price])).toEqual([['7', 300]]);
    expect(asked).toHaveLength(1);
    expect(await failing().client.subElements('physical')).toBeUndefined();
  });

  it('cost by country, of vouchers and of boxes; a failure disables the physical format [PAPI-27]', async () => {
    const french = asking(() => answers.getVoucherShippingCosts);
    expect(await french.client.shippingCosts('singleVoucher')).toEqual({
      FR: { shippingCost: 590, internationalShippingFee: 300 },
    });
    expect(french.last().pathname + french.last().search).toBe(
      '/gateway/single-voucher/shipping-costs?pos=FR',
    );
    const belgian = asking(() => answers.getBoxShippingCosts, { locale: 'nl_BE' });
    await belgian.client.shippingCosts('box');
    expect(belgian.last().pathname + belgian.last().search).toBe('/gateway/boxes/shipping-costs?pos=BE');
    const costs = await failing().client.shippingCosts('box');
    expect(offersPhysical({ isMade: true, isActive: true, hasCosts: costs !== undefined })).toBe(false);
  });

  it('and prices by length of stay come with a gift', async () => {
    const { client, last } = asking(() => answers.getGiftPrices);
    expect(await client.giftPrices('1003')).toEqual(answers.getGiftPrices);
    expect(last().pathname).toBe('/gateway/single-voucher/1003/prices');
    await expect(failing().client.giftPrices('1003')).rejects.toMatchObject({ code: 'SERVER' });
  });
});
