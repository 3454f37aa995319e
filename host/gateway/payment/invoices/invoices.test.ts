import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, buyCard, redeemAtPrice } from '../../fixtures/gift-desk.ts';
import { enterDemoShop } from '../fixtures/enter-demo-shop.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { book, bookingBody, newKey, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { refundGoodwill } from '../../selling/booking/goodwill.ts';
import { erasePerson } from '../../upkeep/erase-person.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { paying } from '../fixtures/buyer.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import type { Sale } from '../payments.ts';
import { invoicesOf, type Invoice } from './invoice.ts';
import { issueDue, issueInvoices } from './issue-invoices.ts';

let desk: SellingDesk;
beforeAll(async () => {
  await enterDemoShop();
  desk = await openSellingDesk({ stock: 250 });
}, 120_000);
afterAll(() => desk.close());

const bookingOf = (saleId: string): Sale => ({ saleKind: 'booking', saleId });
const giftOf = (saleId: string): Sale => ({ saleKind: 'gift', saleId });
const issueAll = () =>
  issueDue(desk.db, desk.clock.now, (error) => {
    throw error;
  });
async function issued(sale: Sale): Promise<Invoice[]> {
  await issueAll();
  return invoicesOf(desk.db, sale);
}
const sum = (invoices: readonly Invoice[]) =>
  invoices.reduce((total, { totalCents }) => total + totalCents, 0);

/** What the provider holds of a sale, or is to capture, and what its ledger entries charge to accounts of the shop. */
async function paidFor({ saleKind, saleId }: Sale): Promise<number> {
  const [row] = await desk.db.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::integer as cents from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where sale_kind = $1 and sale_id = $2 and account in ('provider', 'receivable', 'refunds_due')`,
    [saleKind, saleId],
  );
  return row?.cents ?? 0;
}

it('a guest gets an invoice of the stay over what was paid, in the name of the hotel', async () => {
  const { bookingNumber, priceInfo, hotel } = await book(desk, await desk.quote('10'));
  const [invoice, ...others] = await issued(bookingOf(bookingNumber));
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^SKF-2030-\d{6}$/),
    kind: 'invoice',
    market: 'FR',
    issuedOn: '2030-05-15',
    totalCents: priceInfo.totalPrice,
    buyer: { name: 'Anna Keller' },
    content: {
      locale: 'fr_FR',
      seller: { vatNumber: 'FR68900000001' },
      stay: { hotel: { label: hotel.label }, checkin: '2030-06-10', nights: 2, people: 2 },
      paidCents: priceInfo.totalPrice,
    },
  });
  expect(await paidFor(bookingOf(bookingNumber))).toBe(priceInfo.totalPrice);
  // Looked at again, nothing is issued.
  expect(await issued(bookingOf(bookingNumber))).toHaveLength(1);
});

it('a cancelled stay gets a credit note that names the invoice, over what goes back', async () => {
  const { bookingNumber, priceInfo } = await book(desk, await desk.quote('10'));
  await issueAll();
  const { body } = await desk.post<{ refundedAmount: number }>(`/api/bookings/${bookingNumber}/cancel`, {
    email: 'anna@mail.example',
  });
  const [invoice, credit, ...others] = await issued(bookingOf(bookingNumber));
  expect(others).toEqual([]);
  expect(credit).toMatchObject({
    number: expect.stringMatching(/^SKFC-2030-\d{6}$/),
    kind: 'credit',
    corrects: invoice?.number,
    correctsOn: '2030-05-15',
    totalCents: -body.refundedAmount,
  });
  expect(priceInfo.totalPrice - body.refundedAmount).toBe(await paidFor(bookingOf(bookingNumber)));
});

it('a refund out of goodwill is a credit note, and the books agree', async () => {
  const { bookingNumber } = await book(desk, await desk.quote('10'));
  await issueAll();
  await refundGoodwill({ ...desk.parts }, bookingNumber, 2_500);
  const [, credit] = await issued(bookingOf(bookingNumber));
  expect(credit).toMatchObject({
    totalCents: -2_500,
    content: { lines: [{ kind: 'goodwill', cents: -2_500 }] },
  });
  expect(await checkLedger(desk.db)).toEqual([]);
});

it('a stay that is moved is credited in full and invoiced again with its new days', async () => {
  const { bookingNumber } = await book(desk, await desk.quote('10', { nights: 3 }));
  await issueAll();
  const quote = await desk.quote('10', { nights: 1, checkin: '2030-06-20' });
  const moved = await desk.post(
    `/api/bookings/${bookingNumber}/modify`,
    { email: 'anna@mail.example', quoteId: quote.quoteId, price: quote.priceInfo?.totalPrice },
    newKey(),
  );
  expect(moved.status).toBe(200);
  const [first, credit, second, ...others] = await issued(bookingOf(bookingNumber));
  expect(others).toEqual([]);
  expect(credit).toMatchObject({
    kind: 'credit',
    corrects: first?.number,
    totalCents: -(first?.totalCents ?? 0),
    content: { stay: { nights: 3 } },
  });
  expect(second).toMatchObject({
    kind: 'invoice',
    totalCents: quote.priceInfo?.totalPrice,
    content: { stay: { nights: 1, checkin: '2030-06-20' } },
  });
});

it('a buyer who gives a company afterwards gets a credit note and an invoice made out to it', async () => {
  const { bookingNumber } = await book(desk, await desk.quote('10'));
  await issueAll();
  const company = { name: 'Atelier Inventé SARL', address: ['1 rue Feinte'], vatNumber: 'FR68900000001' };
  await desk.db.query('update invoiced_sales set recipient = $2 where sale_id = $1', [
    bookingNumber,
    JSON.stringify(company),
  ]);
  const issue = () =>
    desk.db.transaction((tx) => issueInvoices(tx, bookingOf(bookingNumber), desk.clock.now));
  await issue();
  await issue();
  const [first, credit, second, ...others] = await invoicesOf(desk.db, bookingOf(bookingNumber));
  expect(others).toEqual([]);
  expect(credit).toMatchObject({
    kind: 'credit',
    buyer: first?.buyer,
    totalCents: -(first?.totalCents ?? 0),
  });
  expect(second).toMatchObject({ kind: 'invoice', buyer: company, totalCents: first?.totalCents });
});

it('a stay that a gift paid takes no number, neither at its sale nor at its cancellation', async () => {
  const quote = await desk.quote('10');
  const gift = await buyCard(desk, quote.priceInfo!.totalPrice);
  await issueAll();
  const numbers = async () =>
    (await desk.db.query<{ made: number }>('select count(*)::integer as made from invoices'))[0]?.made;
  const before = await numbers();
  const { bookingNumber = '' } = await redeemAtPrice(desk, gift.code, quote);
  const { body } = await desk.post<Booking>(`/api/bookings/${bookingNumber}/lookup`, {
    email: 'ben@mail.example',
  });
  expect([body.status, body.invoiceUrl]).toEqual(['confirmed', undefined]);
  expect(await issued(bookingOf(bookingNumber))).toEqual([]);
  await desk.post(`/api/bookings/${bookingNumber}/cancel`, { email: 'ben@mail.example' });
  expect(await issued(bookingOf(bookingNumber))).toEqual([]);
  expect(await numbers()).toBe(before);
  expect(await desk.db.query('select 1 from invoices_due where sale_id = $1', [bookingNumber])).toEqual([]);
});

it('a stay that a gift paid in part, and that is cancelled, has papers over money alone', async () => {
  const quote = await desk.quote('10');
  const { totalPrice } = quote.priceInfo!;
  const gift = await buyCard(desk, totalPrice - 2_000);
  const { bookingNumber = '' } = await redeemAtPrice(desk, gift.code, quote);
  expect((await issued(bookingOf(bookingNumber))).map(({ totalCents }) => totalCents)).toEqual([2_000]);
  await desk.post(`/api/bookings/${bookingNumber}/cancel`, { email: 'ben@mail.example' });
  const papers = await issued(bookingOf(bookingNumber));
  expect(sum(papers)).toBe(await paidFor(bookingOf(bookingNumber)));
  expect(papers.filter(({ totalCents }) => totalCents === 0)).toEqual([]);
});

it('a gift has no VAT until it is redeemed, but its packaging and posting have', async () => {
  const card = await buyCard(desk, 12_000);
  expect((await issued(giftOf(card.giftNumber)))[0]?.content.lines).toEqual([
    { kind: 'voucher', cents: 12_000 },
  ]);
  const posted = await buy(desk, {
    productType: 'BOX',
    productId: 'SPABOX',
    options: { giftFormat: 'physical', sleeves: [{ id: '9', name: 'Velours rouge', imageUrl: '/x.avif' }] },
    shippingAddress: { name: 'Ben', street: '1 rue', zipCode: '1000', city: 'Bruxelles', country: 'BE' },
    price: 12_990 + 450 + 590 + 690,
  });
  const [invoice] = await issued(giftOf(posted.giftNumber));
  expect(invoice?.content.lines).toEqual([
    // On promotion: it is worth 149.90.
    { kind: 'voucher', cents: 12_990 },
    { kind: 'delivery', cents: 1_730, vatCents: 288, vatRate: 2000 },
  ]);
  expect(invoice?.totalCents).toBe(await paidFor(giftOf(posted.giftNumber)));
});

it('a person who is erased is taken off the invoice, a company with a VAT number is not', async () => {
  const email = 'zoe@mail.example';
  const guest = { firstName: 'Zoë', lastName: 'Durand', email };
  const [own, company] = [
    await book(desk, await desk.quote('10'), { guest }),
    await book(desk, await desk.quote('10'), { guest }),
  ];
  const token = company.invoiceUrl?.split('token=').at(-1);
  const order = { token, name: 'Durand SARL', vatNumber: 'FR 68 900 000 001' };
  expect((await desk.post('/api/invoices/recipient', order)).status).toBe(200);
  await issueAll();
  await desk.db.transaction((tx) => erasePerson(tx, email));
  await issueAll();
  const buyersOf = async ({ bookingNumber }: Booking) =>
    (await issued(bookingOf(bookingNumber))).map(({ buyer }) => buyer?.name ?? null);
  expect(await buyersOf(own)).toEqual([null]);
  expect(await buyersOf(company)).toEqual(['Durand SARL']);
  const { statusCode, rawPayload } = await desk.app.inject(own.invoiceUrl ?? '');
  expect(statusCode).toBe(200);
  expect(pdfText(rawPayload).text).not.toContain('Durand');
});

it('invoices cannot be changed or deleted, nor a number left out, not even by an operator with SQL', async () => {
  await book(desk, await desk.quote('10'));
  await issueAll();
  for (const sql of [
    'update invoices set total_cents = total_cents + 1',
    `update invoices set buyer = null, content = '{}'`,
    'delete from invoices',
    'truncate invoices cascade',
  ])
    await expect(desk.db.query(sql), sql).rejects.toThrow(/append-only/);
  await expect(
    desk.db.query(
      `insert into invoices (number, series, position, kind, market, issued_on, currency, total_cents, content)
      select 'X', series, last + 2, 'invoice', 'FR', '2030-01-01', 'EUR', 1, '{}' from invoice_series limit 1`,
    ),
  ).rejects.toThrow(/leaves a gap/);
});

const STEPS = ['stay', 'deferred', 'parts', 'gift', 'card', 'redeem', 'cancel', 'goodwill', 'issue'] as const;

it('whatever is sold, redeemed, cancelled and refunded, the invoices of a sale sum to its ledger and its payments', async () => {
  const stays: string[] = [];
  const gifts: { number: string; code: string }[] = [];
  async function happen(step: (typeof STEPS)[number], pick: number): Promise<void> {
    const quote = () => desk.quote(pick % 2 ? '10' : '20', { nights: 1 + (pick % 3) });
    const number = stays[pick % Math.max(1, stays.length)];
    if (step === 'stay' || step === 'deferred' || step === 'parts') {
      const plan = step === 'parts' ? '3x' : step === 'deferred' ? 'deferred' : 'once';
      const changes = {
        payment: paying('pays', plan),
        locale: ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'][pick % 4],
      };
      // Not every plan is possible for every stay.
      const { body, status } = await desk.post<Booking>(
        '/api/bookings',
        bookingBody(await quote(), changes),
        newKey(),
      );
      if (status === 201) stays.push(body.bookingNumber);
    } else if (step === 'gift') {
      const gift = await buy(desk);
      gifts.push({ number: gift.giftNumber, code: gift.code });
    } else if (step === 'card') {
      const gift = await buyCard(desk, 10_000 + (pick % 9) * 1_000);
      gifts.push({ number: gift.giftNumber, code: gift.code });
    } else if (step === 'redeem') {
      const code = gifts[pick % Math.max(1, gifts.length)]?.code;
      if (code === undefined) return;
      const { status, bookingNumber = '' } = await redeemAtPrice(desk, code, await quote());
      if (status === 201) stays.push(bookingNumber);
    } else if (step === 'cancel') {
      for (const email of ['anna@mail.example', 'ben@mail.example'])
        if (number !== undefined) await desk.post(`/api/bookings/${number}/cancel`, { email });
    } else if (step === 'goodwill') {
      if (number !== undefined) await refundGoodwill(desk.parts, number, 100 + pick).catch(() => undefined);
    } else await issueAll();
  }
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(99)), { minLength: 2, maxLength: 9 }),
      async (history) => {
        for (const [step, pick] of history) await happen(step, pick);
        await desk.selling.settle();
        await issueAll();
        for (const sale of [
          ...stays.slice(-9).map(bookingOf),
          ...gifts.slice(-9).map(({ number }) => giftOf(number)),
        ]) {
          const invoices = await invoicesOf(desk.db, sale);
          expect(sum(invoices), JSON.stringify(invoices)).toBe(await paidFor(sale));
          for (const { kind, totalCents } of invoices)
            expect(kind === 'credit' ? -totalCents : totalCents).toBeGreaterThan(0);
          compared += invoices.length;
        }
        expect(await checkLedger(desk.db)).toEqual([]);
      },
    ),
    { numRuns: Number(process.env['INVOICE_RUNS'] ?? 20) },
  );
  expect(compared).toBeGreaterThan(20);
  const gaps = await desk.db.query(
    `select series from invoices group by series having max(position) <> count(*) or min(position) <> 1`,
  );
  expect(gaps).toEqual([]);
}, 300_000);
