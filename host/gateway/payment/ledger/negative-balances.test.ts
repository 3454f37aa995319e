import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { cancelBooking } from '../../selling/booking/cancel-booking.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { bookedAmount } from '../documents/amount.ts';
import { printedLetters } from '../documents/printed-letters.ts';
import { statementPdf } from '../documents/statement-pdf.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { checkLedger } from './check-ledger.ts';
import { negativeBalances } from './negative-balances.ts';
import { payOut, statementOf } from './statement.ts';
import { statementCsv } from './statement-table.ts';

const HOTEL = { kind: 'hotel', id: '1' } as const;

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 9 });
}, 60_000);
afterAll(() => desk.close());

it('a hotel whose stay is refunded after its payout owes the shop, is told so, and is paid again once later stays cover it', async () => {
  const [today] = await desk.db.query<{ month: PlainMonth }>(
    `select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM') as month`,
  );
  const month = today?.month ?? '2030-01';
  const { bookingNumber } = await book(desk, await desk.quote('10'));
  await desk.db.query(`update bookings set checkin = '2020-01-01' where number = $1`, [bookingNumber]);
  const payment = () => desk.db.transaction((tx) => payOut(tx, HOTEL, month, Date.now() + 32 * 86_400_000));
  const paid = (await payment()) ?? 0;
  expect(paid).toBeGreaterThan(0);
  expect(await negativeBalances(desk.db)).toEqual([]);
  await cancelBooking(desk.parts, {
    number: bookingNumber,
    email: 'anna@mail.example',
    agreedRefund: 10_000,
  });
  const [owing, ...others] = await negativeBalances(desk.db);
  expect(others).toEqual([]);
  expect(owing).toMatchObject({ ...HOTEL, currency: 'EUR' });
  const owed = owing?.owedCents ?? 0;
  expect(owed).toBeGreaterThan(0);
  expect(owed).toBeLessThanOrEqual(paid);
  // A notice: the books are right.
  expect(await checkLedger(desk.db)).toEqual([]);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);

  const statement = await statementOf(desk.db, HOTEL, month);
  expect(statement.closingCents).toBe(-owed);
  expect(statementCsv(statement).trimEnd().split('\r\n').at(-1)).toBe(
    `"","owed by the hotel, set off against the next payouts","","","","","",${owed / 100}`,
  );
  for (const locale of LOCALES) {
    const reader = { brand: 'Staykit', name: 'Hotel', locale, now: desk.clock.now };
    const flat = (text: string) => printedLetters(text).replace(/\s+/g, '');
    const said = translateFor(locale)('invoice.note.owed', { amount: bookedAmount(owed, locale) });
    expect(flat(pdfText(await statementPdf(statement, reader)).text)).toContain(flat(said));
  }

  const other = await book(desk, await desk.quote('10'));
  expect(await negativeBalances(desk.db)).toEqual([]);
  expect(other.priceInfo.totalPrice).toBeGreaterThan(0);
  expect((await statementOf(desk.db, HOTEL, month)).closingCents).toBeGreaterThan(0);
});
