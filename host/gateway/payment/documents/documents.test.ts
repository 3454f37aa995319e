import { beforeAll, describe, expect, it } from 'vitest';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import type { StatementLine } from '../ledger/statement.ts';
import { bookedAmount, percentage } from './amount.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { printedLetters, runsOf } from './printed-letters.ts';
import { openSheet } from './sheet.ts';
import { statementPdf } from './statement-pdf.ts';

const NOW = Date.UTC(2030, 4, 15, 8);
/** The texts of invoices in a locale: the keys are those of the reference. */
const textsOf = (locale: Locale) => LOCALE_TEXTS[locale]['invoice'] as typeof en.invoice;
/** Letters without the breaks of lines. */
const flat = (text: string) => printedLetters(text).replace(/\s+/g, '');

function invoice(locale: Locale, lines: InvoiceLine[], changes: Partial<Invoice> = {}): Invoice {
  return {
    number: 'SKF-2030-000123',
    kind: 'invoice',
    saleKind: 'booking',
    saleId: '48213377',
    hotelId: null,
    market: 'FR',
    month: null,
    corrects: null,
    correctsOn: null,
    issuedOn: '2030-05-15',
    currency: 'EUR',
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    buyer: { name: 'Anna Wałęsa-Žižka', address: ['1 rue Feinte', '69000 Lyon'], vatNumber: 'FR68900000001' },
    content: {
      locale,
      seller: {
        legalName: 'Vendeur Inventé SAS',
        address: ['12 rue des Tilleuls'],
        vatNumber: 'FR40303265045',
      },
      lines,
      soldOn: '2030-05-14',
      stay: {
        hotel: { label: 'Hôtel du Lac', address: '3 quai Feint, Annecy' },
        label: 'Week-end au lac',
        checkin: '2030-06-10',
        nights: 2,
        rooms: 1,
        people: 2,
      },
      gift: { label: 'Coffret spa', elements: ['Velours rouge'] },
      paidCents: 25_000,
    },
    ...changes,
  };
}

const print = async (...invoices: Invoice[]) => {
  const { pages, text } = pdfText(await invoicePdf(invoices, { brand: 'Staykit', now: NOW }));
  return { pages, text: flat(text) };
};

describe.each(LOCALES)('in %s', (locale) => {
  const texts = textsOf(locale);
  const written = (text: string, values: Record<string, string> = {}) =>
    flat(text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''));

  it('an invoice says who sells what to whom, what it costs, and whose the VAT is', async () => {
    const { pages, text } = await print(
      invoice(locale, [
        { kind: 'stay', cents: 123_450 },
        { kind: 'localTax', cents: 780 },
        { kind: 'planFee', cents: 350 },
        { kind: 'paidByGift', cents: -10_000 },
      ]),
    );
    expect(pages).toBe(1);
    for (const said of [
      written(texts['title.invoice']),
      'SKF-2030-000123',
      flat('Vendeur Inventé SAS'),
      flat('Anna Wałęsa-Žižka'),
      written(texts.vatNumber, { number: 'FR68900000001' }),
      '48213377',
      flat(formatDay('2030-06-12', locale, 'medium')),
      flat(bookedAmount(123_450, locale)),
      flat(bookedAmount(-10_000, locale)),
      flat(bookedAmount(114_580, locale)),
      written(texts['line.localTax']),
      written(texts['note.intermediary'], { seller: 'Vendeur Inventé SAS' }),
      written(texts['note.exempt']),
    ])
      expect(text).toContain(said);
  });

  it('a credit note names the invoice that it corrects, and one file holds both', async () => {
    const first = invoice(locale, [{ kind: 'stay', cents: 20_000 }]);
    const { pages, text } = await print(first, {
      ...invoice(locale, [{ kind: 'stay', cents: -16_000 }]),
      number: 'SKFC-2030-000007',
      kind: 'credit',
      corrects: first.number,
      correctsOn: first.issuedOn,
    });
    expect(pages).toBe(2);
    expect(text).toContain(written(texts['title.credit']));
    expect(text).toContain(
      written(texts.corrects, { number: first.number, date: formatDay('2030-05-15', locale) }),
    );
    expect(text).toContain(flat(bookedAmount(-16_000, locale)));
  });

  it('a gift shows the VAT of its delivery alone', async () => {
    const { text } = await print(
      invoice(
        locale,
        [
          { kind: 'voucher', cents: 12_990 },
          { kind: 'delivery', cents: 1_730, vatCents: 288, vatRate: 2000 },
        ],
        { saleKind: 'gift' },
      ),
    );
    expect(text).toContain(written(texts.vatIncluded, { rate: percentage(2000, locale) }));
    expect(text).toContain(flat(bookedAmount(288, locale)));
    expect(text).toContain(flat(bookedAmount(1_442, locale)));
    expect(text).toContain(written(texts['note.voucher']));
    expect(text).not.toContain(written(texts['note.exempt']));
  });

  it('commission of a hotel in another country says that the hotel owes the VAT', async () => {
    const lines: InvoiceLine[] = Array.from({ length: 60 }, (_none, place) => ({
      kind: 'commission',
      cents: 1_500 + place,
      vatCents: 0,
      vatRate: 0,
      reference: String(40_000_000 + place),
    }));
    const commission = invoice(locale, lines, {
      saleKind: null,
      saleId: null,
      hotelId: '7',
      month: '2030-04',
    });
    const { stay: _stay, gift: _gift, paidCents: _paid, ...content } = commission.content;
    const { pages, text } = await print({ ...commission, content: { ...content, reverseCharge: true } });
    expect(pages).toBe(4);
    expect(text).toContain(written(texts['title.commission']));
    expect(text).toContain(written(texts['note.reverseCharge']));
    expect(text).toContain(written(texts['line.commission'], { number: '40000059' }));
    expect(text).toContain(written(texts.page, { page: '4', pages: '4' }));
  });

  it('a statement has each entry with the balance after it, on as many pages as it needs', async () => {
    const events = ['sale', 'change', 'cancellation', 'payout'] as const;
    const lines: StatementLine[] = Array.from({ length: 60 }, (_none, place) => ({
      day: '2030-05-02',
      event: events[place % 4] ?? 'sale',
      reference: String(50_000_000 + place),
      guestCents: 10_000,
      commissionCents: -1_800,
      taxCents: 100,
      payoutCents: 0,
      changeCents: 8_200,
    }));
    const statement = {
      party: { kind: 'hotel', id: '7' },
      month: '2030-05',
      currency: 'EUR',
      openingCents: 5_000,
      lines,
      closingCents: 5_000 + 60 * 8_200,
    } as const;
    const made = await statementPdf(statement, { brand: 'Staykit', name: 'Hôtel du Lac', locale, now: NOW });
    const printed = pdfText(made);
    const text = flat(printed.text);
    expect(printed.pages).toBe(3);
    for (const said of [
      ...events.map((event) => texts[`event.${event}`]),
      texts['title.statement'],
      texts.opening,
      texts.closing,
      'Hôtel du Lac',
      '50000059',
      bookedAmount(5_000 + 60 * 8_200, locale),
    ])
      expect(text).toContain(flat(said));
  });
});

describe('a document', () => {
  let english: string;
  beforeAll(async () => {
    english = pdfText(
      await invoicePdf([invoice('it_IT', [{ kind: 'stay', cents: 100 }])], {
        brand: 'Staykit',
        now: NOW,
        locale: 'nl_NL',
      }),
    ).text;
  });

  it('is in another language where an operator asks for it', () => {
    expect(flat(english)).toContain(textsOf('nl_NL')['title.invoice']);
  });

  it('has no name of a person who was erased', async () => {
    const { text } = await print(invoice('fr_FR', [{ kind: 'stay', cents: 100 }], { buyer: null }));
    expect(text).not.toContain(flat(textsOf('fr_FR').buyer));
  });

  it('prints every letter that forms take: a Latin one is never dropped, nor is punctuation', async () => {
    const between = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    const letters = [
      ...between(0x41, 0x17f),
      ...between(0x1e00, 0x1e9b),
      ...between(0x1ea0, 0x1ef9),
      ...between(0xfb00, 0xfb06),
      ...'ȘșȚțƏəƷʒǦǧƠơƯưƒɓɗƙƴɛɔǆǄǅǳﬁ',
      ...'«»‹›“”„‟‘’‚‛"\'–—―‐‑‒−…·•¡¿§¶†‡№°′″‰€£',
    ].filter((letter) => /[\p{Script=Latin}\p{P}\p{S}]/u.test(letter));
    for (const letter of letters) expect(printedLetters(letter), letter).not.toBe('');
    const text = letters.join('\u2060');
    const sheet = await openSheet({ title: 'Letters', language: 'fr', now: NOW });
    for (const face of ['regular', 'bold', 'display', 'words'] as const) {
      sheet.block(text, 40, 40, { size: 9, face, width: 500 });
      sheet.line('Rendez‑vous, ﬁn, ĳsje,\u00ad 100 ‰, 5 ′', 40, 700, { size: 9, face });
    }
    const read = pdfText(await sheet.end()).text.replace(/\s+/g, '');
    expect(read.split(flat(text))).toHaveLength(5);
    expect(read.split("Rendez-vous,fin,ijsje,100°/°°,5'")).toHaveLength(5);
  });

  it.each([
    ['Rendez‑vous', 'Rendez-vous'],
    ['ren\u00addez\u200Bvous', 'rendezvous'],
    ['ﬁn ﬂot oﬃce ﬆ', 'fin flot office st'],
    ['Ĳsland ĳsje', 'IJsland ijsje'],
    ['5 ′, 3 ″', '5 \', 3 "'],
    ['½ et ⅓, m² ㎡', '½ et 1⁄3, m² m2'],
    ['Ｆｕｌｌ　ｗｉｄｔｈ', 'Full width'],
    ['Əliyev, Ŧ, ŉ', 'Eliyev, T, ’n'],
    ['a\tb\u2028c', 'a b\nc'],
    ['№ 5 – 6 — 7 − 8', 'No 5 – 6 — 7 − 8'],
  ])('prints %j as %j', (written, printed) => expect(printedLetters(written)).toBe(printed));

  it('takes letters of Eastern Europe from fonts that have them', () => {
    expect(runsOf('Wałęsa')).toEqual([
      { text: 'Wa', isExtended: false },
      { text: 'łę', isExtended: true },
      { text: 'sa', isExtended: false },
    ]);
  });

  it('writes cents always, with the sign and the spaces of print', () => {
    expect(bookedAmount(-123_450, 'fr_FR')).toBe('−1\u202f234,50\u00a0€');
    expect(bookedAmount(12_000, 'nl_NL')).toBe('€\u00a0120,00');
    expect(percentage(550, 'it_IT')).toBe('5,5%');
  });
});
