import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toBox } from '@staykit/core/gift/box/box.ts';
import {
  boxDetail as goodBox,
  giftAnswers,
  giftPrice as goodPrice,
  wireBox,
} from '@staykit/testing/fixtures/gift-wire.ts';
import { beneficiaryGift } from './beneficiary.ts';
import { box, boxDetail } from './box.ts';
import { boxOffer, getBoxOffers } from './boxes.ts';
import { customSubElement, shippingCostsAnswer, subElementCategory } from './gift-delivery.ts';
import { giftPrice, giftPriceList } from './gift-prices.ts';
import { giftOptions, postGift } from './gift-sale.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** `value` with the field at `path` replaced; `undefined` takes it away. */
function withField(value: object, path: string, field: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (field === undefined) delete owner[last];
  else owner[last] = field;
  return copy;
}

describe('the price list of a gift', () => {
  it('keeps the buckets 1 to 3 and leaves a fourth out [PENTITY-07]', () => {
    expect(z.parse(giftPrice, goodPrice())).toEqual(goodPrice());
    expect(z.parse(giftPrice, withField(goodPrice(), 'sellPrices.4', 1))).toEqual(goodPrice());
  });

  it.each([
    ['nights', '1'],
    ['sellPrice', undefined],
    ['sellPrices.2', '8900'],
    ['extraUpsellAvailabilityAmount', null],
    ['shippingCost', 590],
    ['shippingCost.amount', '590'],
    ['shippingCost.internationalFee', undefined],
  ])('is refused when %s is %j [PENTITY-07]', (path, wrong) => {
    expect(accepts(giftPrice, withField(goodPrice(), path, wrong))).toBe(false);
  });

  it('is that of one of four products, in one of two formats [PENTITY-08] [PENTITY-10]', () => {
    const list = giftAnswers().getGiftPrices as object;
    for (const productType of ['SINGLEVOUCHER', 'BOX', 'GIFTCARD', 'DIGITAL_ACTIVITY_ONLY'])
      expect(accepts(giftPriceList, { ...list, productType })).toBe(true);
    expect(accepts(giftPriceList, { ...list, productType: 'EBOX' })).toBe(false);
    expect(accepts(giftPriceList, { ...list, giftFormats: ['digital', 'physical'] })).toBe(true);
    expect(accepts(giftPriceList, { ...list, giftFormats: ['paper'] })).toBe(false);
  });
});

describe('a box', () => {
  it('keeps every field of its detail [PENTITY-20]', () => {
    expect(z.parse(boxDetail, goodBox())).toEqual(goodBox());
  });

  it.each([
    ['code', undefined],
    ['title', 1],
    ['slug', null],
    ['description', {}],
    ['includedContent', ['Une nuit']],
    ['value', '12900'],
    ['price.sellPrice', '9900'],
    ['price.referencePrice', null],
    ['price.promo', true],
    ['searchCriteria.subthemas', '26'],
    ['images.main', 1],
    ['images.mainBySize', '/m.avif'],
    ['images.mainBySize.small', 1],
    ['images.catalog', {}],
    ['images.catalog.0.thumbnail', 7],
    ['images.catalog.0.small', 7],
    ['images.catalog.0.large', null],
    ['images.catalog.0.title', 7],
    ['images.catalog.0.description', 7],
    ['pageModel', undefined],
    ['pageModel.metaRobots', 1],
  ])('is refused when %s of its detail is %j [PENTITY-20]', (path, wrong) => {
    expect(accepts(boxDetail, withField(goodBox(), path, wrong))).toBe(false);
  });

  it('gives a card image with a plain main picture, and with one by size [PENTITY-20]', () => {
    const { imageUrl: _url, ...plain } = wireBox();
    const pictures = (images: object) => toBox(z.parse(box, { ...plain, images }))?.imageUrl;
    expect(pictures({ main: '/m.avif' })).toBe('/m.avif');
    expect(pictures({ mainBySize: { small: '/s.avif' } })).toBe('/s.avif');
  });

  it('of a list is read in both forms of its price, by id or by code [SENTITY-07]', () => {
    expect(z.parse(box, wireBox())).toEqual(wireBox());
    const { id: _id, price: _price, promoPrice: _promo, ...rest } = wireBox();
    const one = toBox(z.parse(box, { ...rest, price: 10_000, promoPrice: 8_000 }));
    const other = toBox(z.parse(box, { ...rest, price: { referencePrice: 10_000, sellPrice: 8_000 } }));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ id: 'ABCEBOX', sellPrice: 8_000, referencePrice: 10_000 });
    expect(toBox(z.parse(box, { ...rest, id: 7, price: 10_000 }))?.id).toBe('7');
  });

  it.each([
    ['title', undefined],
    ['description', 1],
    ['rating', '4.5'],
    ['price', '9900'],
    ['price', { referencePrice: 10_000 }],
    ['promoPrice', '8000'],
    ['imageUrl', 1],
    ['link.url', 'javascript:alert(1)'],
    ['link.campaign', 1],
    ['includedContent', []],
    ['images', []],
    ['slug', 1],
  ])('of a list is refused when %s is %j [SENTITY-07]', (path, wrong) => {
    expect(accepts(box, withField(wireBox(), path, wrong))).toBe(false);
  });

  it('is used for stays with an id and a location [PENTITY-21]', () => {
    const stay = { id: 1, location: { lat: 41.4, lng: 2.2 } };
    expect(z.parse(boxOffer, stay)).toEqual({ ...stay, id: '1' });
    expect(accepts(boxOffer, { location: stay.location })).toBe(false);
    expect(accepts(boxOffer, { id: 1, location: { lat: '41.4', lng: 2.2 } })).toBe(false);
    expect(accepts(boxOffer, { id: 1, location: { lat: 41.4 } })).toBe(false);
  });

  it('is answered with cards or with markers, each read as what it is', () => {
    const answer = giftAnswers().getBoxOffers;
    expect(z.parse(getBoxOffers.answer, answer)).toEqual(answer);
  });
});

describe('sleeves and shipping', () => {
  const { availableCustomSubElements, categories } = giftAnswers().getSubElements as {
    availableCustomSubElements: object[];
    categories: object[];
  };

  it.each([
    ['id', undefined],
    ['name', 1],
    ['imageUrl', null],
    ['recommendedByWed', 'yes'],
    ['price', '300'],
    ['categoryId', {}],
  ])('a sub-element is kept, and refused when %s is %j [PENTITY-32]', (path, wrong) => {
    const [good = {}] = availableCustomSubElements;
    expect(z.parse(customSubElement, good)).toEqual(good);
    expect(accepts(customSubElement, withField(good, path, wrong))).toBe(false);
  });

  it.each([
    ['id', undefined],
    ['description', 1],
    ['names', ['Pochette']],
    ['names.fr_FR', 1],
    ['singleSelection', 'yes'],
  ])('a category is kept, and refused when %s is %j [PENTITY-32]', (path, wrong) => {
    const [good = {}] = categories;
    expect(z.parse(subElementCategory, good)).toEqual(good);
    expect(accepts(subElementCategory, withField(good, path, wrong))).toBe(false);
  });

  it('shipping costs are kept by country, and refused as texts [PENTITY-33]', () => {
    const good = {
      shippingCostsPerCountry: { FR: { shippingCost: 590, internationalShippingFee: 300 }, BE: {} },
    };
    expect(z.parse(shippingCostsAnswer, good)).toEqual(good);
    expect(accepts(shippingCostsAnswer, { shippingCostsPerCountry: { FR: { shippingCost: '590' } } })).toBe(
      false,
    );
    expect(
      accepts(shippingCostsAnswer, { shippingCostsPerCountry: { FR: { internationalShippingFee: null } } }),
    ).toBe(false);
    expect(accepts(shippingCostsAnswer, {})).toBe(false);
  });
});

describe('the sale of a gift', () => {
  const options = {
    giftFormat: 'physical',
    sleeves: [{ id: '7', name: 'Bord de mer', imageUrl: '/api/images/sea-03/small.avif' }],
    giftAdults: 3,
    giftNights: 2,
    bucket: 2,
  };

  it('keeps every option, and is for two people and one night where nobody said [PENTITY-11]', () => {
    expect(z.parse(giftOptions, options)).toEqual(options);
    expect(z.parse(giftOptions, { giftFormat: 'digital' })).toEqual({
      giftFormat: 'digital',
      sleeves: [],
      giftAdults: 2,
      giftNights: 1,
    });
  });

  it.each([
    ['giftFormat', 'paper'],
    ['giftFormat', undefined],
    ['sleeves', '7'],
    ['sleeves.0.id', 7],
    ['sleeves.0.name', undefined],
    ['sleeves.0.imageUrl', 1],
    ['giftAdults', '2'],
    ['giftNights', 1.5],
    ['bucket', '1'],
  ])('is refused when %s is %j [PENTITY-11]', (path, wrong) => {
    expect(accepts(giftOptions, withField(options, path, wrong))).toBe(false);
  });

  const order = {
    productType: 'SINGLEVOUCHER',
    productId: '1003',
    options: { giftFormat: 'digital' },
    price: 12_900,
    buyer: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
    payment: { plan: 'once', returnPath: '/checkout/return' },
    locale: 'fr_FR',
  };

  it('of a single voucher asks for no dates and no travellers, and is for two [VOUCHER-04]', () => {
    expect(z.parse(postGift.body, order).options.giftAdults).toBe(2);
    const fields = Object.keys(postGift.body._zod.def.shape);
    expect(fields.filter((name) => /check|date|night|pax/i.test(name))).toEqual([]);
  });

  it.each([
    ['productType', 'EBOX'],
    ['productType', undefined],
    ['productId', ''],
    ['amount', 1.5],
    ['price', '12900'],
    ['buyer.email', 'anna'],
    ['payment.plan', '3x'],
    ['payment.returnPath', 'https://bank.example/'],
    ['locale', 'en_GB'],
    ['personalisation', { fromName: 'A1' }],
    ['personalisation', { fromName: 'x'.repeat(41) }],
    ['personalisation', { message: 'x'.repeat(181) }],
    [
      'shippingAddress',
      { name: 'Ben', street: '1 rue', zipCode: '1000', city: 'Bruxelles', country: 'Belgium' },
    ],
    ['recipient', { name: 'Ben', email: 'ben' }],
  ])('is refused when %s is %j', (path, wrong) => {
    expect(accepts(postGift.body, order)).toBe(true);
    expect(accepts(postGift.body, withField(order, path, wrong))).toBe(false);
  });

  it('has a message of 180 letters as people count them, whatever its line ends', () => {
    const read = (message: string) =>
      z.parse(postGift.body, withField(order, 'personalisation', { message })).personalisation?.message;
    const family = '👨🏻‍👩🏻‍👧🏻‍👦🏻';
    expect(read(family.repeat(180))).toBe(family.repeat(180));
    expect(read(`${'x'.repeat(89)}\r\n${'y'.repeat(90)}`)).toBe(`${'x'.repeat(89)}\n${'y'.repeat(90)}`);
  });

  it('by post is sent to a postal code of at most 20 characters [CONTACT-28]', () => {
    const address = { name: 'Ben', street: '1 rue', city: 'Bruxelles', country: 'BE' };
    const sentTo = (zipCode: string) => withField(order, 'shippingAddress', { ...address, zipCode });
    expect(accepts(postGift.body, sentTo('1'.repeat(20)))).toBe(true);
    expect(accepts(postGift.body, sentTo('1'.repeat(21)))).toBe(false);
  });

  it.each([
    ['productType', 'HOTEL'],
    ['amount', '12900'],
    ['validUntil', '2031-02-30'],
    ['status', 'lost'],
  ])('a gift of a beneficiary is refused when %s is %j', (path, wrong) => {
    const good = giftAnswers().postBeneficiaryLookup as object;
    expect(z.parse(beneficiaryGift, good)).toEqual(good);
    expect(accepts(beneficiaryGift, withField(good, path, wrong))).toBe(false);
  });
});
