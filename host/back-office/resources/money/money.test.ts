import { addDays } from '@staykit/values/dates/plain-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, buyCard, redeem } from '@staykit/gateway/fixtures/gift-desk.ts';
import { book } from '@staykit/gateway/fixtures/selling-desk.ts';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../../fixtures/staff-desk.ts';

let desk: StaffDesk;
let finance: Person;
/** After all stays of these tests, so that their hotel is to be paid. */
const month = '2030-07';
beforeAll(async () => {
  desk = await openStaffDesk();
  finance = await desk.signedIn('finance');
}, 60_000);
afterAll(() => desk.close());

interface Listed {
  data: Record<string, unknown>[];
  total: number;
}
const list = async (resource: string, filter: object = {}, by = finance) =>
  (
    await desk.call<Listed>('GET', `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      cookie: by.cookie,
    })
  ).body;
const show = async (path: string) => (await desk.call('GET', path, { cookie: finance.cookie })).body;
const act = (path: string, body: object = {}, key?: string) =>
  desk.call('POST', path, { cookie: finance.cookie, body, ...(key !== undefined && { key }) });
const isBalanced = async () => {
  expect(await auditSales(desk.shop.db, desk.shop.clock.now)).toEqual([]);
  expect(await checkLedger(desk.shop.db)).toEqual([]);
};
let arrivals = 0;
async function sold(): Promise<string> {
  const checkin = addDays('2030-06-01', (arrivals += 1));
  return (await book(desk.shop, await desk.shop.quote('10', { checkin, nights: 1 }))).bookingNumber;
}

it('balances of accounts sum to 0 by their sides, and an account shows whom it is about', async () => {
  const number = await sold();
  const { data, total } = await list('ledgerAccounts');
  expect(total).toBeGreaterThan(15);
  const signed = data.map(({ kind, balanceCents }) =>
    ['asset', 'expense'].includes(String(kind)) ? Number(balanceCents) : -Number(balanceCents),
  );
  expect(signed.reduce((sum, cents) => sum + cents, 0)).toBe(0);
  const { totalCents } = await show(`/bookings/${number}`);
  expect(data).toContainEqual(expect.objectContaining({ id: 'provider', balanceCents: totalCents }));
  expect(await show('/ledgerAccounts/hotel')).toMatchObject({ parties: [{ party: '1' }] });
  expect((await desk.call('GET', '/ledgerAccounts/nothing', finance)).status).toBe(404);
});

it('the entries of a sale are found by its number, by account and by party, each summing to 0', async () => {
  const number = await sold();
  const { data } = await list('ledgerEntries', { saleKind: 'booking', sale: number });
  expect(data).toMatchObject([{ event: 'sale', sale: number }]);
  const lines = data[0]?.['lines'] as { amountCents: number }[];
  expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  expect((await list('ledgerEntries', { saleKind: 'gift', sale: number })).total).toBe(0);
  expect((await list('ledgerEntries', { account: 'hotel', party: '1' })).total).toBeGreaterThan(0);
  expect((await list('ledgerEntries', { account: 'hotel', party: '2' })).total).toBe(0);
  expect((await list('ledgerEntries', { party: 'embedded' })).total).toBeGreaterThan(0);
  expect(await show(`/ledgerEntries/${String(data[0]?.['id'])}`)).toMatchObject({ sale: number });
});

it('a comparison of the books holds differences of the ledger, and says how many', async () => {
  const number = await sold();
  const compare = async () => (await act('/reconciliations')).body;
  expect(await compare()).toMatchObject({ ledgerCount: 0 });
  await desk.shop.db.query(`select set_config('staykit.restoring', 'on', false)`);
  const change = (cents: number) =>
    desk.shop.db.query('update bookings set tax_cents = tax_cents + $2 where number = $1', [number, cents]);
  await change(300);
  expect(Number((await compare())['ledgerCount'])).toBeGreaterThan(0);
  await change(-300);
  await desk.shop.db.query(`select set_config('staykit.restoring', 'off', false)`);
  expect(await compare()).toMatchObject({ ledgerCount: 0 });
});

it('an unused gift goes back as a whole once it was agreed to, and its code is worth nothing', async () => {
  const gift = await buy(desk.shop);
  const path = `/gifts/${gift.giftNumber}`;
  const price = gift.priceInfo.totalPrice;
  expect(await show(path)).toMatchObject({ refundableCents: price, state: 'confirmed' });
  const reason = 'Withdrawn within 14 days';
  const asked = await act(`${path}/refund`, { reason });
  expect(asked.body).toMatchObject({ code: 'PRICE_CHANGED', details: { agree: { amount: price } } });
  const done = await act(`${path}/refund`, { reason, amount: price }, 'refund-of-the-gift');
  expect(done.body).toMatchObject({ state: 'refunded', remainingCents: 0, refundableCents: 0 });
  expect((await act(`${path}/refund`, { reason, amount: price }, 'refund-of-the-gift')).status).toBe(200);
  expect((await act(`${path}/refund`, { reason, amount: price })).body).toMatchObject({
    code: 'BAD_REQUEST',
  });
  const refunds = await desk.shop.db.query<{ amount_cents: number; isDone: boolean }>(
    `select amount_cents, done_at is not null as "isDone" from refunds where payment_reference = $1`,
    [`g-${gift.giftNumber}`],
  );
  expect(refunds).toEqual([{ amount_cents: price, isDone: true }]);
  const { mails } = (await show(path)) as { mails: { template: string }[] };
  expect(mails.filter(({ template }) => template === 'gift-refund')).toHaveLength(1);
  const quote = await desk.shop.quote('10', { checkin: '2030-06-12', nights: 1 });
  const { status } = await redeem(desk.shop, gift.code, quote, 0);
  expect(status).toBeGreaterThanOrEqual(400);
  const by = await desk.signedIn('support');
  for (const [action, body] of [
    ['unblock', { reason }],
    ['extend', { reason, validUntil: '2040-01-01' }],
    ['resend', {}],
  ] as const)
    expect((await desk.call('POST', `${path}/${action}`, { cookie: by.cookie, body })).status, action).toBe(
      400,
    );
  const { data } = await list('ledgerEntries', { saleKind: 'gift', sale: gift.giftNumber });
  expect(data.map(({ event }) => event)).toContain('refund');
  await isBalanced();
});

it('of a card that its stay did not use up, the rest goes back, once, and the stay stands', async () => {
  const quote = await desk.shop.quote('10', { checkin: '2030-06-16', nights: 1 });
  const price = quote.priceInfo?.totalPrice ?? 0;
  const card = await buyCard(desk.shop, Math.ceil(price / 100) * 100 + 5_000);
  const worth = card.priceInfo.totalPrice;
  const { body: asked } = await desk.shop.post<{ difference: number }>('/api/beneficiary/price', {
    code: card.code,
    quoteId: quote.quoteId,
  });
  const { body: stay } = await redeem<{ bookingNumber: string }>(
    desk.shop,
    card.code,
    quote,
    asked.difference,
  );
  const path = `/gifts/${card.giftNumber}`;
  const { refundableCents: rest, ...gift } = await show(path);
  expect(gift).toMatchObject({ remainingCents: rest, bookingNumber: stay.bookingNumber });
  expect(rest).toBe(worth - price);
  const done = await act(`${path}/refund`, { reason: 'Asked for the rest', amount: rest });
  expect(done.body).toMatchObject({ state: 'confirmed', remainingCents: 0, refundableCents: 0 });
  expect(await show(`/bookings/${stay.bookingNumber}`)).toMatchObject({ state: 'confirmed' });
  await isBalanced();
  expect((await act(`${path}/refund`, { reason: 'Once more', amount: rest })).status).toBe(400);
  // Cancelled in time, the code is free again with what is left of it.
  await desk.shop.post(`/api/bookings/${stay.bookingNumber}/cancel`, { email: 'ben@mail.example' });
  expect(await show(path)).toMatchObject({ remainingCents: price, refundableCents: price });
  expect((await act(`${path}/refund`, { reason: 'And the rest', amount: price })).body).toMatchObject({
    state: 'refunded',
  });
  await isBalanced();
});

it('an expired gift and one that waits for its payment have nothing to refund', async () => {
  const gift = await buy(desk.shop);
  await desk.shop.db.query(`update gift_codes set valid_until = '2030-01-01' where sale_number = $1`, [
    gift.giftNumber,
  ]);
  await desk.shop.giftShop.settle();
  expect(await show(`/gifts/${gift.giftNumber}`)).toMatchObject({ refundableCents: 0 });
  const refused = await act(`/gifts/${gift.giftNumber}/refund`, { reason: 'Too late', amount: 100 });
  expect(refused.body).toMatchObject({ code: 'BAD_REQUEST' });
  await isBalanced();
});

// Last: the clock goes on to the end of the month.
it('a payout is recorded once per month by finance, and the statement and its file say so', async () => {
  await sold();
  const id = `hotel:1:${month}`;
  const due = (await list('statements', { month, payout: 'due' })).data;
  const before = await show(`/statements/${id}`);
  expect(due).toContainEqual(expect.objectContaining({ id, dueCents: before['dueCents'], paidCents: null }));
  expect(before['dueCents']).toBe(before['closingCents']);
  const file = await desk.app.inject({
    url: `/admin/api/statements/${id}/csv`,
    headers: { host: 'office.shop.example', cookie: finance.cookie },
  });
  expect(file.headers['content-disposition']).toBe(`attachment; filename="hotel-1-${month}.csv"`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain(`"closing balance","","","","","",${Number(before['closingCents']) / 100}`);

  const support = await desk.signedIn('support');
  for (const path of [`/statements/${id}`, `/statements/${id}/csv`])
    expect((await desk.call('GET', path, { cookie: support.cookie })).status).toBe(403);
  expect(
    (await desk.call('POST', `/statements/${id}/payout`, { cookie: support.cookie, body: {} })).status,
  ).toBe(403);

  // Not before the month is over.
  expect(before).toMatchObject({ isOver: false });
  expect((await act(`/statements/${id}/payout`)).body).toMatchObject({ code: 'BAD_REQUEST' });
  desk.shop.clock.now = Date.parse(`${month}-01T12:00:00Z`) + 40 * 86_400_000;
  finance = await desk.signedIn('finance');
  const paid = await act(`/statements/${id}/payout`, {}, 'payout-of-the-month');
  expect(paid.body).toMatchObject({
    isOver: true,
    dueCents: 0,
    paidCents: before['dueCents'],
    closingCents: 0,
  });
  expect((await act(`/statements/${id}/payout`, {}, 'payout-of-the-month')).body).toMatchObject(paid.body);
  expect((await act(`/statements/${id}/payout`)).body).toMatchObject({ code: 'BAD_REQUEST' });
  const row = await list('statements', { month, payout: 'paid' });
  expect(row).toMatchObject({ total: 1, data: [{ id, paidCents: before['dueCents'] }] });
  expect((await list('statements', { month, q: 'no such hotel' })).total).toBe(0);
  expect((await list('statements', { kind: 'partner', month })).total).toBe(0);
  await isBalanced();
  for (const wrong of ['hotel:1:2026-13', 'hotel:x:2026-11', 'bank:1:2026-11'])
    expect((await desk.call('GET', `/statements/${wrong}`, { cookie: finance.cookie })).status).toBe(404);
});
