import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { productIdOf } from '../../catalogue/facts/product-id.ts';
import { enterDemoShop } from '../../payment/fixtures/enter-demo-shop.ts';
import { invoicesOf } from '../../payment/invoices/invoice.ts';
import { issueDue } from '../../payment/invoices/issue-invoices.ts';

let taxes: LocalTax[] = [];
let desk: SellingDesk;
beforeAll(async () => {
  await enterDemoShop();
  desk = await openSellingDesk({ stock: 250, facts: { ...demoFacts, localTaxes: () => taxes } });
}, 120_000);
afterAll(() => desk.close());

const percent = (percentage: number, rule: Partial<LocalTax> = {}): LocalTax => ({
  type: 'BOOKING_PERCENTAGE',
  amount: 0,
  percentage,
  currency: 'EUR',
  toBePaidAtHotel: false,
  ...rule,
});
const perNight = (amount: number, rule: Partial<LocalTax> = {}): LocalTax => ({
  ...percent(0, rule),
  type: 'PERSON_NIGHT',
  amount,
});

/** What a sale says of its local tax, in cents: the quote, the booking, the ledger and the invoice. */
async function taxOfSale(query: Record<string, string | number>) {
  const quote = await desk.quote('10', query);
  const { bookingNumber, priceInfo } = await book(desk, quote);
  expect(priceInfo.totalPrice).toBe(quote.priceInfo?.totalPrice);
  const [row] = await desk.db.query<{ booked: number; entered: number }>(
    `select tax_cents as booked, coalesce((select -sum(amount_cents) from ledger_entries e
      join ledger_lines l on l.entry_id = e.id where sale_id = number and account = 'local_tax'), 0)::integer as entered
    from bookings where number = $1`,
    [bookingNumber],
  );
  await issueDue(desk.db, desk.clock.now, (error) => {
    throw error;
  });
  const [invoice] = await invoicesOf(desk.db, { saleKind: 'booking', saleId: bookingNumber });
  const lines = invoice?.content.lines.filter(({ kind }) => kind === 'localTax') ?? [];
  const due = (quote.localTaxes ?? []).filter(({ toBePaidAtHotel }) => !toBePaidAtHotel);
  return {
    quoted: due.reduce((sum, tax) => sum + (tax.due ?? 0), 0),
    booked: row?.booked,
    entered: row?.entered,
    invoiced: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
}

const same = (cents: number) => ({ quoted: cents, booked: cents, entered: cents, invoiced: cents });

it('a percentage is of the room alone, without the services of the offer and added extras', async () => {
  const { sellPrice = 0 } = (await desk.quote('10')).priceInfo ?? {};
  // The offer holds services of 15.00 for each adult.
  const room = sellPrice - 3_000;
  taxes = [percent(5)];
  expect(await taxOfSale({})).toEqual(same(Math.round(room * 0.05)));
  const [extra] = demoFacts.extras(
    (await desk.parts.db.query<{ data: never }>('select data from offers where id = 10'))[0]!.data,
    (await desk.parts.db.query<{ data: never }>('select data from hotels where id = 1'))[0]!.data,
  );
  if (!extra) throw new Error('the offer has no extras');
  const added = await desk.quote(productIdOf('10', [extra.number]));
  expect(added.priceInfo?.sellPrice).toBeGreaterThan(sellPrice);
  expect(added.localTaxTotalAmount).toBe(Math.round(room * 0.05));
});

it('quote, booking, ledger and invoice have the same tax, which keeps to its cap, ages and nights', async () => {
  const rule = fc.record(
    {
      cap: fc.integer({ min: 1, max: 900 }),
      fromAge: fc.constantFrom(0, 3, 10, 18),
      freeNights: fc.integer({ min: 0, max: 2 }),
      maxNights: fc.integer({ min: 1, max: 4 }),
      toBePaidAtHotel: fc.boolean(),
    },
    { requiredKeys: ['toBePaidAtHotel'] },
  );
  const tax = fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: 2_000 }), rule).map(([rate, own]) => percent(rate / 100, own)),
    fc.tuple(fc.integer({ min: 1, max: 900 }), rule).map(([amount, own]) => perNight(amount, own)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(tax, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 1 }),
      fc.integer({ min: 2, max: 3 }),
      async (drawn, adult, child, nights) => {
        taxes = drawn;
        const { quoted, ...others } = await taxOfSale({ adult, child, nights });
        expect(others).toEqual({ booked: quoted, entered: quoted, invoiced: quoted });
        const most = drawn
          .filter(({ toBePaidAtHotel }) => !toBePaidAtHotel)
          .reduce((sum, { type, amount, cap = Infinity, fromAge = 99, maxNights = 99 }) => {
            const each = type === 'PERSON_NIGHT' ? amount : cap;
            return sum + each * (adult + (fromAge <= 3 ? child : 0)) * Math.min(nights, maxNights);
          }, 0);
        expect(quoted).toBeLessThanOrEqual(most);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
