import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { PRICE_BUCKETS } from './gift-price-list.ts';
import { GIFT_FORMATS } from '@staykit/values/gift/gift-product.ts';
import { giftCheckoutLink, readGiftCheckoutLink, type GiftCheckoutStart } from './gift-checkout-link.ts';

const read = (link: string) => readGiftCheckoutLink(new URL(link, 'https://shop.example').search);

describe('giftCheckoutLink', () => {
  it('names a box by its format and its code', () => {
    const box = { productType: 'BOX', productId: 'ABCEBOX' } as const;
    expect(giftCheckoutLink('/checkout/gift', { ...box, giftFormat: 'digital' })).toBe(
      '/checkout/gift?giftFormat=digital&code=ABCEBOX',
    );
    expect(giftCheckoutLink('/checkout/gift', { ...box, giftFormat: 'physical', sleeves: ['7', '12'] })).toBe(
      '/checkout/gift?giftFormat=physical&code=ABCBOX&sleeves=7,12',
    );
  });

  it('names a voucher with its nights, people, nights that are included, dress and partner', () => {
    const link = giftCheckoutLink('https://shop.example/checkout/gift', {
      productType: 'SINGLEVOUCHER',
      productId: '31',
      giftFormat: 'physical',
      giftNights: 2,
      bucket: 3,
      upsell: true,
      sleeves: ['7'],
      locale: 'nl_BE',
      minisite: 1042,
    });
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      id: '31',
      giftFormat: 'physical',
      giftNights: '2',
      giftAdult: '2',
      bucket: '3',
      upsell: 'availability',
      sleeves: '7',
      locale: 'nl_BE',
      minisite: '1042',
    });
  });

  it('keeps the query and the anchor that the page has', () => {
    const card = { productType: 'GIFTCARD', productId: 'GIFTCARD', giftFormat: 'digital' } as const;
    expect(giftCheckoutLink('/checkout/gift?utm_source=mag#pay', { ...card, amount: 15_000 })).toBe(
      '/checkout/gift?utm_source=mag&giftFormat=digital&type=GIFTCARD&code=GIFTCARD&amount=15000#pay',
    );
  });

  it('names its type by any name of it: an ebox is a box, a physical single voucher a voucher [PENTITY-09]', () => {
    const read = (query: string) => readGiftCheckoutLink(query)?.productType;
    expect(read('?type=EBOX&code=SPAEBOX')).toBe('BOX');
    expect(read('?type=physical+single+voucher+code&id=12')).toBe('SINGLEVOUCHER');
    expect(read('?type=GIFTCARD&code=GIFTCARD')).toBe('GIFTCARD');
    expect(read('?type=hotel&id=12')).toBeUndefined();
  });

  it('is read as it was written', () => {
    const id = fc.stringMatching(/^[\w-]{1,20}$/);
    const sleeves = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
    const common = {
      giftFormat: fc.constantFrom(...GIFT_FORMATS),
      sleeves,
      locale: fc.constantFrom(...LOCALES),
      minisite: fc.integer({ min: 1, max: 9_999 }),
    };
    const ends = { digital: 'EBOX', physical: 'BOX' };
    const given = fc.oneof(
      fc.record({
        ...common,
        productType: fc.constant('SINGLEVOUCHER' as const),
        productId: id,
        giftNights: fc.integer({ min: 1, max: 30 }),
        giftAdults: fc.integer({ min: 1, max: 20 }),
        bucket: fc.constantFrom(...PRICE_BUCKETS),
        upsell: fc.constant(true),
      }),
      fc
        .record({
          ...common,
          productType: fc.constant('BOX' as const),
          stem: fc.stringMatching(/^[A-D]{3,9}$/),
        })
        .map(({ stem, ...rest }) => ({ ...rest, productId: stem + ends[rest.giftFormat] })),
      fc.record({
        ...common,
        productType: fc.constant('GIFTCARD' as const),
        productId: id,
        amount: fc.integer({ min: 1, max: 100_000 }),
      }),
    );
    fc.assert(
      fc.property(given, (start: GiftCheckoutStart) => {
        const { sleeves: _digitalHasNone, ...plain } = start;
        expect(read(giftCheckoutLink('/checkout/gift', start))).toEqual(
          start.giftFormat === 'physical' ? start : plain,
        );
      }),
    );
  });

  it('takes the format of a box from its code', () => {
    expect(readGiftCheckoutLink('giftFormat=digital&code=ABCBOX')).toMatchObject({ giftFormat: 'physical' });
  });

  it('gives a voucher one night for two where nothing is said, and no bucket that there is not', () => {
    expect(readGiftCheckoutLink('id=31&giftNights=x&bucket=4&giftAdults=0')).toEqual({
      productType: 'SINGLEVOUCHER',
      productId: '31',
      giftFormat: 'digital',
      giftNights: 1,
      giftAdults: 2,
    });
  });

  it.each(['', 'giftFormat=digital', 'id=<b>', 'id=31&type=DIGITAL_ACTIVITY_ONLY', 'code=%20'])(
    'reads no gift from "%s"',
    (search) => expect(readGiftCheckoutLink(search)).toBeUndefined(),
  );
});
