import { describe, expect, it } from 'vitest';
import { boxCodeFor, formatOfBox } from './box/box-code.ts';
import { boxPicture, includedLines, toBox } from './box/box.ts';
import { bucketOf, defaultNights, giftPrice, voucherNights, type GiftPrice } from './gift-price-list.ts';
import { GIFT_FORMATS, GIFT_TYPES, PRODUCT_TYPES, toProductType } from '@staykit/values/gift/gift-product.ts';
import { modificationPrice } from './modification-price.ts';
import { letters, messageFault, nameFault } from '@staykit/values/gift/personalisation.ts';
import { offersPhysical, shippingCostOf, totalShipping } from './sending/shipping.ts';
import { knownSubElements, selectedSubElements, subElementsPrice } from './sleeve/sub-element.ts';
import { validityMonths, validUntil, VOUCHER_VALIDITY } from './voucher-validity.ts';

describe('the kinds of gifts', () => {
  it('go by several names [PENTITY-09]', () => {
    expect(PRODUCT_TYPES.map(toProductType)).toEqual([...PRODUCT_TYPES]);
    expect(toProductType('physical single voucher code')).toBe('SINGLEVOUCHER');
    expect(toProductType('EBOX')).toBe('BOX');
    expect([toProductType('hotel'), toProductType('constructor'), toProductType('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are box and single voucher, digital and physical, and no other [PENTITY-10]', () => {
    expect(GIFT_TYPES).toEqual(['box', 'singleVoucher']);
    expect(GIFT_FORMATS).toEqual(['digital', 'physical']);
  });

  it('of a box are told by the end of its code [BOX-14]', () => {
    expect([formatOfBox('ABCEBOX'), formatOfBox('ABCBOX')]).toEqual(['digital', 'physical']);
    expect([boxCodeFor('physical', 'ABCEBOX'), boxCodeFor('digital', 'ABCBOX')]).toEqual([
      'ABCBOX',
      'ABCEBOX',
    ]);
    expect([boxCodeFor('physical', 'ABCBOX'), boxCodeFor('digital', 'ABCEBOX')]).toEqual([
      'ABCBOX',
      'ABCEBOX',
    ]);
  });
});

describe('the validity of a voucher', () => {
  it('is twelve months for an activity [VOUCHER-01]', () => {
    expect(validityMonths('activity')).toBe(12);
    expect(validUntil('2026-11-20', validityMonths('activity'))).toBe('2027-11-20');
    const long = { ...VOUCHER_VALIDITY, gift: 18 };
    expect(validityMonths('activity', { page: 'box' }, long)).toBe(12);
  });

  it('is twelve months for a gift, or what a page or a market says [VOUCHER-02]', () => {
    expect(validityMonths('gift')).toBe(12);
    const setting = {
      ...VOUCHER_VALIDITY,
      overrides: [
        { market: 'IT' as const, months: 24 },
        { page: 'box', months: 18 },
        { page: 'box', market: 'ES' as const, months: 15 },
      ],
    };
    const months = (page: string, market: 'FR' | 'ES' | 'IT') =>
      validityMonths('gift', { page, market }, setting);
    expect([months('box', 'FR'), months('product', 'FR'), months('product', 'IT')]).toEqual([18, 12, 24]);
    expect([months('box', 'ES'), months('box', 'IT')]).toEqual([15, 18]);
  });

  it('ends on the last day of a month that has no such day', () => {
    expect(validUntil('2027-08-31', 6)).toBe('2028-02-29');
    expect(validUntil('2026-08-31', 18)).toBe('2028-02-29');
    expect(validUntil('2026-01-31', 1)).toBe('2026-02-28');
  });
});

describe('the price list of a gift', () => {
  const list: GiftPrice[] = [
    { nights: 1, sellPrice: 8_900, sellPrices: { 1: 8_000, 2: 8_900 }, extraUpsellAvailabilityAmount: 2_000 },
    { nights: 2, sellPrice: 16_900, extraUpsellAvailabilityAmount: 0 },
  ];

  it('goes over the nights that are set, else over 1 to 3, for two people [VOUCHER-03]', () => {
    expect(voucherNights([1, 2])).toEqual({ min: 1, max: 2, people: 2 });
    expect(voucherNights([])).toEqual({ min: 1, max: 3, people: 2 });
  });

  it('begins with its first length, or one night [PERSONALISE-18]', () => {
    expect([defaultNights([{ nights: 2 }, { nights: 3 }]), defaultNights([])]).toEqual([2, 1]);
  });

  it('knows the buckets 1 to 3, and 1 where none was chosen [PERSONALISE-22]', () => {
    expect([bucketOf(undefined), bucketOf(4), bucketOf(2)]).toEqual([1, 1, 2]);
  });

  it('adds the upsell, and has nothing for lengths and buckets that are not sold', () => {
    expect(giftPrice(list, { nights: 1 })?.sellPrice).toBe(8_900);
    expect(giftPrice(list, { nights: 1, upsell: true })).toEqual({
      sellPrice: 10_900,
      extraUpsellAvailabilityAmount: 2_000,
    });
    expect(giftPrice(list, { nights: 1, bucket: 1, upsell: true })?.sellPrice).toBe(10_000);
    expect(giftPrice(list, { nights: 3 })).toBeUndefined();
    expect(giftPrice(list, { nights: 1, bucket: 3 })).toBeUndefined();
    expect(giftPrice(list, { nights: 2, bucket: 1 })).toBeUndefined();
  });
});

describe('sending a gift', () => {
  it('costs nothing in digital form [SLEEVE-11]', () => {
    expect(totalShipping(shippingCostOf('digital', { FR: { shippingCost: 590 } }, 'FR'))).toBe(0);
  });

  it('costs the post and the fee abroad together [SLEEVE-12] [PENTITY-33]', () => {
    const costs = { FR: { shippingCost: 590, internationalShippingFee: 300 } };
    const cost = shippingCostOf('physical', costs, 'FR');
    expect(cost).toEqual({ amount: 590, internationalFee: 300 });
    expect(totalShipping(cost)).toBe(890);
  });

  it('costs nothing where a good answer is silent [SLEEVE-13]', () => {
    expect(totalShipping(shippingCostOf('physical', {}, 'FR'))).toBe(0);
    expect(totalShipping(shippingCostOf('physical', { FR: { shippingCost: 590 } }, 'FR'))).toBe(590);
    expect(totalShipping(shippingCostOf('physical', {}, 'constructor'))).toBe(0);
  });
});

describe('the physical format', () => {
  it('is offered when it is made, sent, and its costs are known [PERSONALISE-01]', () => {
    const both = [true, false];
    const offered = both.flatMap((isMade) =>
      both.flatMap((isActive) =>
        both.map((hasCosts) => [
          isMade && isActive && hasCosts,
          offersPhysical({ isMade, isActive, hasCosts }),
        ]),
      ),
    );
    expect(offered.filter(([, given]) => given)).toHaveLength(1);
    expect(offered.every(([wanted, given]) => wanted === given)).toBe(true);
  });
});

describe('sub-elements', () => {
  const element = (id: string, categoryId: string, price: number) => ({
    id,
    name: id,
    imageUrl: '/x.svg',
    recommendedByWed: false,
    price,
    categoryId,
  });
  const choice = {
    categories: [
      { id: '2', description: 'Sleeves', names: {}, singleSelection: true },
      { id: '3', description: 'Cards', names: {}, singleSelection: false },
    ],
    elements: [element('7', '2', 300), element('8', '2', 250), element('9', '3', 250), element('1', '9', 1)],
  };

  it('of a category that nobody knows are left out [PENTITY-32]', () => {
    expect(knownSubElements(choice).elements.map(({ id }) => id)).toEqual(['7', '8', '9']);
  });

  it('cost what they cost together [SLEEVE-10]', () => {
    expect(subElementsPrice([{ price: 300 }, { price: 250 }])).toBe(550);
    expect(subElementsPrice([])).toBe(0);
  });

  it('are sold as selected: only those that there are, and one of a single choice', () => {
    const sold = knownSubElements(choice);
    expect(selectedSubElements(['7', '9'], sold)).toEqual([sold.elements[0], sold.elements[2]]);
    expect(selectedSubElements(['7', '8'], sold)).toBe('twoOfOne');
    expect(selectedSubElements(['1'], sold)).toBe('unknown');
  });
});

describe('the words of the giver', () => {
  it('name somebody in at most 40 letters, and only in letters [PERSONALISE-12] [PERSONALISE-13]', () => {
    expect(["Anne-Marie D'Arc", 'Zoë & Noël', 'José María', ''].map((name) => nameFault(name))).toEqual(
      Array(4).fill(undefined),
    );
    expect(nameFault('Ana3')).toBe('textOnly');
    expect([nameFault('é'.repeat(40)), nameFault('é'.repeat(41))]).toEqual([undefined, 'tooLong']);
    expect(nameFault('e\u0301'.repeat(40))).toBeUndefined();
  });

  it('must name somebody where the form asks so [PERSONALISE-11]', () => {
    expect([nameFault('', true), nameFault('  ', true), nameFault('', false)]).toEqual([
      'mandatory',
      'mandatory',
      undefined,
    ]);
  });

  it('say at most 180 letters', () => {
    expect([messageFault('x'.repeat(180)), messageFault('x'.repeat(181))]).toEqual([undefined, 'tooLong']);
    // A heart with its colour, a flag, a family with skins, an e with a separate accent, a line end of a form.
    for (const letter of ['🎁', '❤\uFE0F', '🇫🇷', '👨🏻‍👩🏻‍👧🏻‍👦🏻', 'e\u0301', '\r\n']) {
      expect(letters(letter.repeat(100))).toBe(100);
      expect([messageFault(letter.repeat(180)), messageFault(letter.repeat(181))]).toEqual([
        undefined,
        'tooLong',
      ]);
    }
    expect(messageFault(`e${'\u0301'.repeat(5_000)}`)).toBe('tooLong');
  });
});

describe('a box', () => {
  it('is read from both forms of its price into one [SENTITY-07]', () => {
    const common = { id: 'A', title: 'Box', includedContent: 'Night\nBreakfast\n', slug: 'box' };
    const one = toBox({ ...common, price: 10_000, promoPrice: 8_000 });
    const other = toBox({ ...common, price: { referencePrice: 10_000, sellPrice: 8_000 } });
    expect(one).toEqual(other);
    expect(one).toMatchObject({ sellPrice: 8_000, referencePrice: 10_000 });
    expect(toBox({ title: 'Box', code: 'ABCEBOX', price: 9_900 })).toEqual({
      id: 'ABCEBOX',
      title: 'Box',
      sellPrice: 9_900,
      included: [],
    });
    expect(toBox({ title: 'Box', price: 9_900 })).toBeUndefined();
  });

  it('lists its content by lines [BOX-02]', () => {
    expect(includedLines('Night\nBreakfast\n')).toEqual(['Night', 'Breakfast']);
  });

  it('has a picture in whatever form it came', () => {
    expect(boxPicture({ main: '/m.png' })).toBe('/m.png');
    expect(boxPicture({ mainBySize: { small: '/s.png', large: '/l.png' } })).toBe('/s.png');
    expect(boxPicture({ catalog: [{ thumbnail: '/t.png', small: '/c.png' }] })).toBe('/c.png');
    expect(boxPicture({})).toBeUndefined();
  });
});

describe('the price of a change', () => {
  it('is the lower of gift and upsell less what can be given back, up to the upsell [BOOKING-25]', () => {
    const worth = { gift: 10_000, upsell: 15_000, refundable: 15_000 };
    expect(modificationPrice({ totalPrice: 14_000 }, worth)).toBe(-5_000);
    expect(modificationPrice({ totalPrice: 15_000 }, { ...worth, refundable: 8_000 })).toBe(2_000);
  });

  it('is nothing up to the gift [BOOKING-26]', () => {
    const worth = { gift: 20_000, upsell: 15_000, refundable: 3_000 };
    expect(modificationPrice({ totalPrice: 18_000 }, worth)).toBe(0);
    expect(modificationPrice({ totalPrice: 20_000 }, worth)).toBe(0);
  });

  it('is what goes beyond the gift, or beyond what was paid [BOOKING-27]', () => {
    const worth = { gift: 20_000, upsell: 15_000, refundable: 22_000 };
    expect(modificationPrice({ totalPrice: 25_000 }, worth)).toBe(3_000);
    expect(modificationPrice({ totalPrice: 25_000 }, { ...worth, refundable: 0 })).toBe(5_000);
  });

  it('has an insurance on top, where there is one [BOOKING-28]', () => {
    const worth = { gift: 20_000, upsell: 15_000, refundable: 22_000 };
    expect(modificationPrice({ totalPrice: 25_000 }, worth)).toBe(3_000);
    expect(modificationPrice({ totalPrice: 26_200, insuranceAmount: 1_200 }, worth)).toBe(4_200);
  });
});
