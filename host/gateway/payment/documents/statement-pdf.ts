import { formatDay, monthName } from '@staykit/core/dates/format-date.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import type { Statement, StatementLine } from '../ledger/statement.ts';
import { bookedAmount } from './amount.ts';
import { columns, footers, head } from './parts.ts';
import { INK, INNER, openSheet, PAGE } from './sheet.ts';

/** Whom and in what language a statement is printed for. */
export interface StatementReader {
  /** Name of the shop. */
  brand: string;
  /** Name of the hotel or partner. */
  name: string;
  locale: Locale;
  now: number;
}

/** A column of amounts: what it is called, and its cents in a line. */
type Amounts = readonly [title: MessageKey, cents: (line: StatementLine) => number];

const OF_PARTNER: readonly Amounts[] = [
  ['invoice.commission', (line) => line.commissionCents],
  ['invoice.paidOut', (line) => line.payoutCents],
];
const OF_HOTEL: readonly Amounts[] = [
  ['invoice.guestPays', (line) => line.guestCents],
  ['invoice.commission', (line) => line.commissionCents],
  ['invoice.localTax', (line) => line.taxCents],
  ['invoice.paidOut', (line) => line.payoutCents],
];

/** Left edges of the first columns, and the width of one with amounts. */
const PLACES = { day: PAGE.margin, event: PAGE.margin + 66, reference: PAGE.margin + 142, amount: 56 };

/** Prints the statement of a hotel or partner for a month. */
export async function statementPdf(
  { party, month, openingCents, lines, closingCents }: Statement,
  { brand, name, locale, now }: StatementReader,
): Promise<Buffer> {
  const t = translateFor(locale);
  const period = monthName(month, locale);
  const sheet = await openSheet({
    title: `${t('invoice.title.statement')} ${period}`,
    language: languageTag(locale),
    now,
  });
  const amounts = party.kind === 'hotel' ? OF_HOTEL : OF_PARTNER;
  const right = PAGE.margin + INNER;
  const edgeOf = (place: number) => right - (amounts.length - place) * (PLACES.amount + 4);
  let y = head(sheet, { brand, title: t('invoice.title.statement'), number: period });
  y = columns(sheet, y, [
    {
      title: t(party.kind === 'hotel' ? 'invoice.hotel' : 'invoice.partner'),
      lines: [name, `${t('invoice.reference')} ${party.id}`],
    },
    {
      facts: [
        [t('invoice.opening'), bookedAmount(openingCents, locale)],
        [t('invoice.closing'), bookedAmount(closingCents, locale)],
      ],
    },
  ]);
  const small = { size: 8, colour: INK.muted } as const;
  const titles = () => {
    sheet.line(t('invoice.date'), PLACES.day, y, small);
    sheet.line(t('invoice.reference'), PLACES.reference, y, small);
    [...amounts.map(([title]) => title), 'invoice.balance' as const].forEach((title, place) =>
      sheet.line(t(title), edgeOf(place) - PLACES.amount, y, {
        ...small,
        width: PLACES.amount,
        align: 'right',
      }),
    );
    sheet.rule(y + 15, INK.muted);
    y += 21;
  };
  const row = (
    texts: readonly [string, string, string],
    cents: readonly number[],
    face: 'regular' | 'bold',
  ) => {
    if (y > 762) {
      sheet.doc.addPage();
      y = PAGE.margin;
      titles();
    }
    const [day, event, reference] = texts;
    sheet.line(day, PLACES.day, y, { size: 8.5, face, width: 62 });
    sheet.line(event, PLACES.event, y, { size: 8.5, face, width: reference === '' ? 160 : 72 });
    sheet.line(reference, PLACES.reference, y, { size: 8.5, face, width: 56 });
    const skipped = amounts.length + 1 - cents.length;
    cents.forEach((amount, place) => {
      if (amount === 0 && place < cents.length - 1) return;
      sheet.line(bookedAmount(amount, locale), edgeOf(place + skipped) - PLACES.amount, y, {
        size: 8.5,
        face: place === cents.length - 1 ? 'bold' : face,
        width: PLACES.amount,
        align: 'right',
      });
    });
    sheet.rule(y + 15);
    y += 20;
  };
  titles();
  row(['', t('invoice.opening'), ''], [openingCents], 'regular');
  let balance = openingCents;
  for (const line of lines) {
    balance += line.changeCents;
    row(
      [
        formatDay(line.day as PlainDate, locale, 'medium'),
        t(`invoice.event.${line.event}` as MessageKey),
        line.reference,
      ],
      [...amounts.map(([, cents]) => cents(line)), balance],
      'regular',
    );
  }
  row(['', t('invoice.closing'), ''], [closingCents], 'bold');
  if (closingCents < 0) {
    if (y > 740) {
      sheet.doc.addPage();
      y = PAGE.margin;
    }
    const amount = bookedAmount(-closingCents, locale);
    sheet.block(t('invoice.note.owed', { amount }), PAGE.margin, y + 6, { size: 8.5, width: INNER });
  }
  footers(sheet, 0, [brand], t);
  return sheet.end();
}
