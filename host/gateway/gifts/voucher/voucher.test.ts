import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GIFT_DESIGNS } from '@staykit/values/gift/gift-design.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { pdfText } from '../../payment/fixtures/pdf-text.ts';
import type { HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import type { GiftSale } from '../gift-sales.ts';
import { printedLetters } from '../../payment/documents/printed-letters.ts';
import { SHOP_LOOK, voucherPdf } from './voucher-pdf.ts';
import { voucherPicture } from './voucher-picture.ts';
import { voucherText } from './voucher-text.ts';

const NOW = Date.UTC(2030, 4, 15, 8);
const SITE = 'https://shop.example';

function sale(locale: Locale, changes: Partial<GiftSale> = {}): GiftSale & { code: string } {
  return {
    number: '12345678',
    kind: 'SINGLEVOUCHER',
    state: 'confirmed',
    productId: '13',
    format: 'digital',
    worthCents: 12_900,
    includedCents: 12_900,
    totalCents: 12_900,
    hidesAmount: false,
    sending: 'sent',
    gift: {
      label: 'Week-end au lac',
      lines: ['Hôtel du Lac', 'Annecy'],
      nights: 2,
      adults: 2,
      elements: [],
      priceInfo: {
        sellPrice: 12_900,
        refPrice: 12_900,
        promo: 0,
        moneySaved: 0,
        totalPrice: 12_900,
        nbRooms: 1,
        nights: 2,
        priceType: 'gift',
      },
    },
    validUntil: '2031-05-15',
    voucherToken: 'secret',
    buyer: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
    locale,
    source: {},
    ...changes,
    code: '7K2M9QXD4RTBW5HC',
  };
}

const print = async (sold: GiftSale & { code: string }) =>
  pdfText(await voucherPdf(voucherText(sold, SITE), { brand: 'Staykit', ...SHOP_LOOK }, NOW));
/** Letters without the breaks of lines. */
const flat = (text: string) => text.replace(/\s+/g, '');

/** As long as the form lets them be, in words that no line holds. */
const LONGEST = {
  fromName: 'Wilhelmina Vanderschuerenvandenbosscheee',
  message:
    `${'huwelijksverjaardagsfeestvoorbereidingswerkzaamhedencomiteleden'.repeat(2)} ${'W'.repeat(53)}`.slice(
      0,
      180,
    ),
};
const LONG_LABEL =
  'Verwenarrangement met wellnesstoegang, viergangenkaarslichtdiner en ontbijtbuffet in een kasteelhotel aan zee';

describe('a voucher', () => {
  it('has the logo of a shop that has one of its own', async () => {
    const body = await sharp({ create: { width: 256, height: 64, channels: 3, background: '#094' } })
      .png()
      .toBuffer();
    const plain = await voucherPdf(voucherText(sale('fr_FR'), SITE), { brand: 'Staykit', ...SHOP_LOOK }, NOW);
    const look = { brand: 'Staykit', ...SHOP_LOOK, logo: body };
    const drawn = await voucherPdf(voucherText(sale('fr_FR'), SITE), look, NOW);
    const images = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Subtype \/Image/g)].length;
    expect([images(plain), images(drawn)]).toEqual([0, 1]);
    expect(pdfText(drawn).pages).toBe(1);
  });

  it.each(LOCALES)('in %s says on one page what it is, until when, and how it is used', async (locale) => {
    const text = voucherText(sale(locale, { personalisation: LONGEST }), SITE);
    const { pages, text: printed } = await print(sale(locale, { personalisation: LONGEST }));
    expect(pages).toBe(1);
    for (const said of [
      text.product,
      text.code,
      text.validUntil,
      text.howTitle,
      ...text.steps,
      text.keepSafe,
    ])
      expect(flat(printed)).toContain(flat(printedLetters(said)));
  });

  it.each(LOCALES)('in %s holds the longest words of giver and shop without cutting any', async (locale) => {
    const long = sale(locale, { personalisation: LONGEST, validUntil: '2031-09-30' });
    long.gift = {
      ...long.gift,
      label: LONG_LABEL,
      lines: Array(6).fill('Wijk-aan-Zeeduinhotelarrangementsbeschrijving'),
    };
    const { pages, text } = await print(long);
    expect(pages).toBe(1);
    expect(LONGEST.message).toHaveLength(180);
    expect(flat(text)).toContain(flat(LONGEST.message));
    expect(flat(text)).toContain(flat(LONGEST.fromName));
    expect(flat(text)).toContain(flat(LONG_LABEL));
    expect(text).not.toContain('…');
  });

  it.each(LOCALES)('in %s has a picture of the stay, and still cuts no words', async (locale) => {
    const long = sale(locale, { personalisation: LONGEST, validUntil: '2031-09-30' });
    long.gift = { ...long.gift, label: LONG_LABEL, lines: Array(3).fill('Wijk-aan-Zeeduinhotel') };
    const picture = await voucherPicture(
      long,
      {
        gifts: async () => [],
        offer: async () => ({ hotelId: '1' }) as OfferRecord,
        hotel: async () => ({ pictures: ['sea-03'] }) as HotelRecord,
      },
      {
        picture: async (id, size, format) =>
          sharp({
            create: {
              width: 96,
              height: 54,
              channels: 3,
              background: `#${id.length}${size.length}${format.length}`,
            },
          })
            .png()
            .toBuffer(),
      },
    );
    const pdf = await voucherPdf(
      voucherText(long, SITE),
      { brand: 'Le Mag × Staykit', ...SHOP_LOOK, ...(picture && { picture }) },
      NOW,
    );
    expect(pdf.toString('latin1')).toContain('/Filter /DCTDecode');
    const { pages, text } = pdfText(pdf);
    expect(pages).toBe(1);
    for (const said of [LONGEST.message, LONGEST.fromName, LONG_LABEL, 'Le Mag'])
      expect(flat(text)).toContain(flat(said));
    expect(text).not.toContain('…');
  });

  it.each(GIFT_DESIGNS)('of the design %s holds the longest words on its one page', async (design) => {
    const long = sale('nl_NL', { personalisation: LONGEST, validUntil: '2031-09-30' });
    long.gift = { ...long.gift, label: LONG_LABEL, lines: Array(3).fill('Wijk-aan-Zeeduinhotel') };
    const square = { width: 9, height: 9, channels: 3 as const, background: '#123456' };
    const picture = await sharp({ create: square }).jpeg().toBuffer();
    for (const look of [{ design }, { design, picture }]) {
      const pdf = await voucherPdf(voucherText(long, SITE), { brand: 'Staykit', ...SHOP_LOOK, ...look }, NOW);
      const { pages, text } = pdfText(pdf);
      expect(pages).toBe(1);
      for (const said of [LONGEST.message, LONGEST.fromName, LONG_LABEL])
        expect(flat(text)).toContain(flat(said));
      expect(text).not.toContain('…');
    }
  });

  it('does not tell the amount of a card whose giver hides it', async () => {
    const card = await print(sale('fr_FR', { kind: 'GIFTCARD', hidesAmount: true }));
    expect(card.text).not.toContain('€');
  });

  it('has no picture where the catalogue has none', async () => {
    const none = { gifts: async () => [], offer: async () => undefined, hotel: async () => undefined };
    const images = { picture: async () => undefined };
    for (const kind of ['SINGLEVOUCHER', 'BOX', 'GIFTCARD'] as const)
      expect(await voucherPicture({ kind, productId: 'SPABOX' }, none, images)).toBeUndefined();
  });

  it('explains that dates are chosen later, extras added, the getaway changed, the difference paid', async () => {
    const { voucher } = en;
    expect(voucher.step1).toContain('enter your code');
    expect(voucher.step2).toMatch(/dates.*extras.*another getaway/);
    expect(voucher.step3).toContain('difference');
    const { text } = await print(sale('fr_FR'));
    expect(flat(text)).toContain(flat('Choisissez vos dates, ajoutez des extras ou changez d’escapade.'));
    const day = await print(sale('fr_FR', { kind: 'DIGITAL_ACTIVITY_ONLY' }));
    expect(flat(day.text)).toContain(flat('Réservez votre créneau auprès du partenaire'));
  });

  it('leads to the address of beneficiaries that is configured, with the code where no server sees it', () => {
    const own = voucherText(sale('nl_NL'), SITE);
    expect(own.address).toBe('https://shop.example/beneficiary/login#code=7K2M9QXD4RTBW5HC');
    const other = voucherText(sale('nl_NL'), SITE, { beneficiaryLogin: 'https://gifts.example/start' });
    expect(other.address).toBe('https://gifts.example/start#code=7K2M9QXD4RTBW5HC');
    expect(other.steps[0]).toContain('gifts.example/start');
  });

  it('tells its amount for a card alone', async () => {
    const card = await print(sale('fr_FR', { kind: 'GIFTCARD' }));
    expect(card.text).toContain('129\u00a0€');
    expect((await print(sale('fr_FR'))).text).not.toContain('€');
  });

  it('prints letters of Western Europe as they are, and of others what can be printed', () => {
    expect(printedLetters('Zoë & “Łukasz” œuvre — 5 €\u202f!')).toBe('Zoë & “Łukasz” œuvre — 5 €\u00a0!');
    expect(printedLetters('Žižka, Ştefan, Việt 🎁 😀')).toBe('Žižka, Ştefan, Viet');
    expect(printedLetters('e\u0301te\u0301')).toBe('été');
    expect(printedLetters('a\nb')).toBe('a\nb');
  });
});
