import { addDays } from '@staykit/values/dates/plain-date.ts';
import { formatDay, monthName } from '@staykit/core/dates/format-date.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import type { Invoice, InvoiceLine } from '../invoices/invoice.ts';
import { bookedAmount, percentage } from './amount.ts';
import { columns, footers, head } from './parts.ts';
import { INK, INNER, openSheet, PAGE, type Sheet } from './sheet.ts';

const LEFT = PAGE.margin;

/** Lowest place of a line; what comes after it goes on on the next page. */
const BOTTOM = 742;

/**
 * Prints invoices and credit notes, each from a page of its own on, in the language of the sale or in `locale`. `brand`
 * is the name of the shop.
 */
export async function invoicePdf(
  invoices: readonly Invoice[],
  { brand, now, locale }: { brand: string; now: number; locale?: Locale },
): Promise<Buffer> {
  const [first] = invoices;
  if (!first) throw new Error('Expected at least one invoice.');
  const language = locale ?? first.content.locale;
  const sheet = await openSheet({
    title: `${titleOf(first, translateFor(language))} ${first.number}`,
    language: languageTag(language),
    now,
  });
  for (const [place, invoice] of invoices.entries()) {
    if (place > 0) sheet.doc.addPage();
    const from = sheet.doc.bufferedPageRange().count - 1;
    page(sheet, invoice, locale ?? invoice.content.locale, brand);
    const { legalName, address, registration, vatNumber } = invoice.content.seller;
    const t = translateFor(locale ?? invoice.content.locale);
    footers(
      sheet,
      from,
      [legalName, address.join(', '), registration, t('invoice.vatNumber', { number: vatNumber })].map(
        (part) => part?.replaceAll(' ', '\u00a0'),
      ),
      t,
    );
  }
  return sheet.end();
}

function titleOf({ kind, month }: Invoice, t: Translate): string {
  if (kind === 'credit') return t('invoice.title.credit');
  return t(month === null ? 'invoice.title.invoice' : 'invoice.title.commission');
}

function page(sheet: Sheet, invoice: Invoice, locale: Locale, brand: string): void {
  const t = translateFor(locale);
  const { content, buyer, correctsOn, corrects, issuedOn, saleKind, saleId, month } = invoice;
  const { seller } = content;
  let y = head(sheet, { brand, title: titleOf(invoice, t), number: invoice.number });
  y = columns(sheet, y, [
    {
      title: t('invoice.seller'),
      lines: [seller.legalName, ...seller.address, t('invoice.vatNumber', { number: seller.vatNumber })],
    },
    {
      title: t('invoice.buyer'),
      lines: buyer
        ? [
            buyer.name,
            ...(buyer.address ?? []),
            ...(buyer.vatNumber === undefined ? [] : [t('invoice.vatNumber', { number: buyer.vatNumber })]),
          ]
        : [],
    },
    {
      facts: [
        [t('invoice.date'), formatDay(issuedOn, locale, 'medium')],
        ...(saleId === null
          ? []
          : ([[t(saleKind === 'gift' ? 'invoice.giftNumber' : 'invoice.bookingNumber'), saleId]] as [
              string,
              string,
            ][])),
        ...(content.soldOn
          ? ([[t('invoice.soldOn'), formatDay(content.soldOn, locale, 'medium')]] as [string, string][])
          : []),
        ...(month === null
          ? []
          : ([[t('invoice.month'), monthName(month as PlainMonth, locale)]] as [string, string][])),
      ],
    },
  ]);
  if (corrects !== null && correctsOn !== null)
    y +=
      12 +
      sheet.block(t('invoice.corrects', { number: corrects, date: formatDay(correctsOn, locale) }), LEFT, y, {
        size: 10,
        face: 'bold',
        width: INNER,
      });
  y = stayCard(sheet, invoice, locale, t, y);
  y = table(sheet, invoice, locale, t, y);
  notes(sheet, invoice, t, y);
}

/** What was bought: the stay with its days and guests. */
function stayCard(sheet: Sheet, { content }: Invoice, locale: Locale, t: Translate, y: number): number {
  const { stay } = content;
  if (!stay) return y;
  const days = [
    `${formatDay(stay.checkin, locale, 'medium')} – ${formatDay(addDays(stay.checkin, stay.nights), locale, 'medium')}`,
    t('common.nights', { count: stay.nights }),
    t('common.people', { count: stay.people }),
  ].join('  ·  ');
  sheet.doc.roundedRect(LEFT, y, INNER, 74, 8).fill(INK.page);
  const width = INNER - 32;
  sheet.line(stay.hotel.label, LEFT + 16, y + 14, { size: 12, face: 'bold', width });
  sheet.line([stay.hotel.address, stay.label].filter(Boolean).join('  ·  '), LEFT + 16, y + 32, {
    size: 9.5,
    colour: INK.muted,
    width,
  });
  sheet.line(days, LEFT + 16, y + 49, { size: 9.5, width });
  return y + 74 + 24;
}

/** Columns of the table: VAT and amount are set to the right of these places. */
const TABLE = { vat: LEFT + INNER - 110, amount: LEFT + INNER, text: INNER - 200 };

function tableHead(sheet: Sheet, t: Translate, y: number): number {
  const setting = { size: 8.5, colour: INK.muted } as const;
  sheet.line(t('invoice.description'), LEFT, y, setting);
  sheet.line(t('invoice.vat'), TABLE.vat - 70, y, { ...setting, width: 70, align: 'right' });
  sheet.line(t('invoice.amount'), TABLE.amount - 100, y, { ...setting, width: 100, align: 'right' });
  sheet.rule(y + 16, INK.muted);
  return y + 16;
}

function textOf(line: InvoiceLine, { content }: Invoice, t: Translate): string {
  const { kind, reference = '' } = line;
  if (kind === 'stay') return t('invoice.line.stay', { hotel: content.stay?.hotel.label ?? '' });
  if (kind === 'voucher') return t('invoice.line.voucher', { gift: content.gift?.label ?? '' });
  if (kind === 'commission') return t('invoice.line.commission', { number: reference });
  if (kind === 'delivery') return [t('invoice.line.delivery'), ...(content.gift?.elements ?? [])].join(', ');
  return t(`invoice.line.${kind}`);
}

function table(sheet: Sheet, invoice: Invoice, locale: Locale, t: Translate, top: number): number {
  const { content, totalCents, kind } = invoice;
  let y = tableHead(sheet, t, top);
  for (const line of content.lines) {
    if (y > BOTTOM - 30) {
      sheet.doc.addPage();
      y = tableHead(sheet, t, PAGE.margin);
    }
    const height = sheet.block(textOf(line, invoice, t), LEFT, y + 9, {
      size: 10,
      width: TABLE.text,
      lineGap: 1,
    });
    if (line.vatRate !== undefined)
      sheet.line(percentage(line.vatRate, locale), TABLE.vat - 70, y + 9, {
        size: 10,
        width: 70,
        align: 'right',
      });
    sheet.line(bookedAmount(line.cents, locale), TABLE.amount - 100, y + 9, {
      size: 10,
      width: 100,
      align: 'right',
    });
    y += height + 18;
    sheet.rule(y);
  }
  if (y > BOTTOM - 110) {
    sheet.doc.addPage();
    y = PAGE.margin;
  }
  const amount = (
    title: string,
    cents: number,
    setting: { size: number; face?: 'bold'; colour?: string },
  ) => {
    sheet.line(title, LEFT + INNER - 300, y, { ...setting, width: 195, align: 'right' });
    sheet.line(bookedAmount(cents, locale), TABLE.amount - 100, y, {
      ...setting,
      width: 100,
      align: 'right',
    });
    y += setting.size + 8;
  };
  y += 16;
  for (const [rate, cents, vatCents] of vatOf(content.lines)) {
    amount(`${t('invoice.net')}, ${percentage(rate, locale)}`, cents - vatCents, {
      size: 9.5,
      colour: INK.muted,
    });
    amount(t('invoice.vatIncluded', { rate: percentage(rate, locale) }), vatCents, {
      size: 9.5,
      colour: INK.muted,
    });
  }
  amount(t(kind === 'credit' ? 'invoice.totalCredit' : 'invoice.total'), totalCents, {
    size: 14,
    face: 'bold',
    colour: INK.accent,
  });
  const { paidCents = 0, dueCents = 0, dueOn } = content;
  if (kind === 'invoice' && paidCents > 0)
    amount(t('invoice.paid'), paidCents, { size: 9.5, colour: INK.muted });
  if (kind === 'invoice' && dueCents > 0 && dueOn)
    amount(t('invoice.due', { date: formatDay(dueOn, locale, 'medium') }), dueCents, {
      size: 9.5,
      colour: INK.muted,
    });
  return y + 22;
}

/** Rate, cents with VAT and VAT of the lines that the shop owes VAT on. */
function vatOf(lines: readonly InvoiceLine[]): [rate: number, cents: number, vatCents: number][] {
  const rates = new Map<number, [number, number, number]>();
  for (const { vatRate, vatCents = 0, cents } of lines) {
    if (vatRate === undefined || vatRate === 0) continue;
    const [, all, vat] = rates.get(vatRate) ?? [vatRate, 0, 0];
    rates.set(vatRate, [vatRate, all + cents, vat + vatCents]);
  }
  return [...rates.values()];
}

function notes(sheet: Sheet, { content }: Invoice, t: Translate, top: number): void {
  const has = (kind: InvoiceLine['kind']) => content.lines.some((line) => line.kind === kind);
  const texts = [
    ...(has('stay') ? [t('invoice.note.intermediary', { seller: content.seller.legalName })] : []),
    ...(has('voucher') ? [t('invoice.note.voucher')] : []),
    ...(has('planFee') ? [t('invoice.note.exempt')] : []),
    ...(content.reverseCharge ? [t('invoice.note.reverseCharge')] : []),
  ];
  let y = top;
  for (const text of texts) {
    if (y > BOTTOM - 20) {
      sheet.doc.addPage();
      y = PAGE.margin;
    }
    y += sheet.block(text, LEFT, y, { size: 9, colour: INK.muted, width: INNER, lineGap: 2.5 }) + 6;
  }
}
