import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { enterDemoShop } from '../fixtures/enter-demo-shop.ts';
import type { Sale } from '../payments.ts';
import { invoicesOf } from './invoice.ts';
import { issueDue, issueInvoices } from './issue-invoices.ts';

let desk: SellingDesk;
beforeAll(async () => {
  await enterDemoShop();
  desk = await openSellingDesk({ stock: 250 });
}, 60_000);
afterAll(() => desk.close());

const LOCALES = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'] as const;

it('whatever is issued at once, by many processes, of which some fail half way: numbers have no gaps, and no sale two invoices', async () => {
  let issued = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          locale: fc.constantFrom(...LOCALES),
          /** Attempts at once for the sale; true: it is rolled back after its number was taken. */
          attempts: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
          cancels: fc.boolean(),
        }),
        { minLength: 2, maxLength: 8 },
      ),
      async (sales) => {
        const numbers = await Promise.all(
          sales.map(
            async ({ locale }) => (await book(desk, await desk.quote('10'), { locale })).bookingNumber,
          ),
        );
        await Promise.all(
          sales.flatMap(({ attempts, cancels }, place) => {
            const sale: Sale = { saleKind: 'booking', saleId: numbers[place] ?? '' };
            const cancel = cancels
              ? [desk.post(`/api/bookings/${sale.saleId}/cancel`, { email: 'anna@mail.example' })]
              : [];
            return [
              ...cancel,
              ...attempts.map((fails) =>
                desk.db
                  .transaction(async (tx) => {
                    await issueInvoices(tx, sale, desk.clock.now);
                    if (fails) throw new Error('ended half way');
                  })
                  .catch((error: Error) => {
                    if (error.message !== 'ended half way') throw error;
                  }),
              ),
              issueDue(desk.db, desk.clock.now, (error) => {
                throw error;
              }),
            ];
          }),
        );
        // A later look: what waited for an hour in between.
        await issueDue(desk.db, desk.clock.now + 7_200_000, (error) => {
          throw error;
        });
        for (const [place, saleId] of numbers.entries()) {
          const kinds = (await invoicesOf(desk.db, { saleKind: 'booking', saleId })).map(({ kind }) => kind);
          // Issued before the cancellation, or after it over what is kept.
          expect([['invoice'], ...(sales[place]?.cancels ? [['invoice', 'credit']] : [])]).toContainEqual(
            kinds,
          );
          issued += kinds.length;
        }
        const wrong = await desk.db.query(
          `select series, count(*), max(position) from invoices group by series
          having max(position) <> count(*) or min(position) <> 1
            or max(position) <> (select last from invoice_series s where s.series = invoices.series)`,
        );
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: Number(process.env['INVOICE_RUNS'] ?? 12) },
  );
  expect(issued).toBeGreaterThan(20);
  expect(await desk.db.query('select * from invoices_due')).toEqual([]);
}, 120_000);
