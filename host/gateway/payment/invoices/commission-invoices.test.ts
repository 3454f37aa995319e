import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { enterDemoShop } from '../fixtures/enter-demo-shop.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { statementOf } from '../ledger/statement.ts';
import { isMonthOver, issueCommissionInvoices } from './commission-invoices.ts';
import { setHotelBilling } from './hotel-billing.ts';
import { commissionInvoicesOf } from './invoice.ts';

let desk: SellingDesk;
let month: PlainMonth;
beforeAll(async () => {
  await enterDemoShop();
  desk = await openSellingDesk({ stock: 250 });
  const [today] = await desk.db.query<{ month: PlainMonth }>(
    `select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM') as month`,
  );
  month = today?.month ?? '2030-01';
}, 120_000);
afterAll(() => desk.close());

it('the invoice of a hotel for a month is what its statement deducts as commission, booking by booking', async () => {
  const kept = await book(desk, await desk.quote('10'));
  const given = await book(desk, await desk.quote('10'));
  const gone = await book(desk, await desk.quote('10'), { locale: 'es_ES' });
  await desk.post(`/api/bookings/${given.bookingNumber}/cancel`, { email: 'anna@mail.example' });
  const numbers = await issueCommissionInvoices(desk.db, month, desk.clock.now);
  expect(numbers).toHaveLength(2);
  const invoices = await commissionInvoicesOf(desk.db, month, '1');
  expect(invoices.map(({ market }) => market)).toEqual(['ES', 'FR']);
  const [spanish, french] = invoices;
  expect(french?.content.lines.map(({ reference }) => reference)).toContain(kept.bookingNumber);
  expect(spanish?.content.lines).toMatchObject([{ reference: gone.bookingNumber, vatRate: 2100 }]);
  const { lines } = await statementOf(desk.db, { kind: 'hotel', id: '1' }, month);
  const deducted = lines.reduce((sum, { commissionCents }) => sum - commissionCents, 0);
  expect(invoices.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(deducted);
  // Once.
  expect(await issueCommissionInvoices(desk.db, month, desk.clock.now)).toEqual([]);
});

it('a hotel with a VAT number of another country pays commission without VAT, and owes it itself', async () => {
  await desk.db.query(
    `insert into hotel_billing values (2, '2030-05-16', 'Albergo Inventato S.r.l.', '{Via Finta 1,Roma}', 'IT09900000010')`,
  );
  const before = await book(desk, await desk.quote('20'));
  desk.clock.now += 2 * 86_400_000;
  const after = await book(desk, await desk.quote('20'));
  await issueCommissionInvoices(desk.db, month, desk.clock.now, '2');
  const [invoice] = await commissionInvoicesOf(desk.db, month, '2');
  // Of one day the numbers of the bookings decide the order, which are drawn.
  const rates = (invoice?.content.lines ?? []).map(({ reference, vatRate }) => [reference, vatRate]);
  expect(Object.fromEntries(rates)).toEqual({ [before.bookingNumber]: 2000, [after.bookingNumber]: 0 });
  const untaxed = invoice?.content.lines.find(({ reference }) => reference === after.bookingNumber);
  expect(untaxed?.vatCents).toBe(0);
  const stay = after.priceInfo.totalPrice;
  const [owed] = await desk.db.query<{ hotel: number; commission: number; tax: number }>(
    `select -sum(amount_cents) filter (where account = 'hotel')::integer as hotel,
      -sum(amount_cents) filter (where account = 'commission')::integer as commission,
      -coalesce(sum(amount_cents) filter (where account = 'local_tax'), 0)::integer as tax
    from ledger_lines join ledger_entries e on e.id = entry_id where sale_id = $1`,
    [after.bookingNumber],
  );
  const { hotel = 0, commission = 0, tax = 0 } = owed ?? {};
  expect(Number(hotel) + Number(commission) + tax).toBe(stay);
  expect(await checkLedger(desk.db)).toEqual([]);
});

it('commission that goes back later is a credit note of its month', async () => {
  const [line] = await desk.db.query<{ hotel: string }>(
    `select hotel_id::text as hotel from bookings where hotel_id = 1 and status = 'confirmed' limit 1`,
  );
  expect(line?.hotel).toBe('1');
  const last = '2031-01' as PlainMonth;
  await desk.db.query(
    `with entry as (insert into ledger_entries (key, event, sale_kind, sale_id, booked_at)
      select 'booking:test:' || number, 'cancellation', 'booking', number, '2031-01-15' from bookings
      where hotel_id = 1 and status = 'confirmed' and locale = 'fr_FR' limit 1 returning id)
    insert into ledger_lines (entry_id, account, party, currency, amount_cents)
      select id, account, party, 'EUR', cents from entry, (values ('commission', 'FR', 1000), ('vat', 'FR', 200),
        ('hotel', '1', -1200)) l(account, party, cents)`,
  );
  await issueCommissionInvoices(desk.db, last, desk.clock.now);
  const [credit] = await commissionInvoicesOf(desk.db, last, '1');
  expect(credit).toMatchObject({
    kind: 'credit',
    totalCents: -1_200,
    corrects: expect.stringMatching(/^SKF-2030-/),
  });
});

it('a month is invoiced from the second day of the next one on', () => {
  expect(isMonthOver('2030-05', Date.UTC(2030, 4, 31, 23))).toBe(false);
  expect(isMonthOver('2030-05', Date.UTC(2030, 5, 1, 12))).toBe(false);
  expect(isMonthOver('2030-05', Date.UTC(2030, 5, 2, 12))).toBe(true);
  expect(isMonthOver('2030-12', Date.UTC(2031, 0, 2, 12))).toBe(true);
});

it('whom a hotel’s commission is invoiced to is set from tomorrow on, for known hotels and right numbers alone', async () => {
  const billing = { name: 'Hôtel Inventé SAS', address: ['1 rue Feinte'], vatNumber: 'FR 68 900 000 001' };
  expect(await setHotelBilling(desk.db, '1', billing)).toEqual({ vatNumber: 'FR68900000001' });
  expect(await setHotelBilling(desk.db, '999999', billing)).toBe('unknown hotel');
  expect(await setHotelBilling(desk.db, '1', { ...billing, vatNumber: 'FR68900000002' })).toBe(
    'wrong VAT number',
  );
  await expect(desk.db.query(`update hotel_billing set vat_number = 'IT09900000010'`)).rejects.toThrow(
    /append-only/,
  );
});
