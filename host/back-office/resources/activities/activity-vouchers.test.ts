import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '@staykit/gateway/fixtures/gift-desk.ts';
import { enterDemoShop } from '@staykit/gateway/payment/fixtures/enter-demo-shop.ts';
import { issueCommissionInvoices } from '@staykit/gateway/payment/invoices/commission-invoices.ts';
import { commissionInvoicesOf, invoicesOf } from '@staykit/gateway/payment/invoices/invoice.ts';
import { issueDue } from '@staykit/gateway/payment/invoices/issue-invoices.ts';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import { payOut, statementOf } from '@staykit/gateway/payment/ledger/statement.ts';
import { givePromoCode } from '@staykit/gateway/selling/promo/fixtures/give-promo-code.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../../fixtures/staff-desk.ts';

let desk: StaffDesk;
let hotel: string;
let support: Person;
let supplier: Person;
let stranger: Person;
beforeAll(async () => {
  await enterDemoShop();
  desk = await openStaffDesk();
  const [offer] = await desk.shop.db.query<{ hotel: string }>(
    `select hotel_id::text as hotel from offers where id = 14`,
  );
  hotel = offer?.hotel ?? '';
  support = await desk.signedIn('support');
  supplier = await desk.signedIn('supplier', [hotel]);
  stranger = await desk.signedIn('supplier', [hotel === '2' ? '1' : '2']);
  await givePromoCode(desk.shop.db, { code: 'ACT10', products: ['activity'], value: 10 });
}, 60_000);
afterAll(() => desk.close());

const activity = (changes: object = {}) =>
  buy(desk.shop, { productType: 'DIGITAL_ACTIVITY_ONLY', productId: '14', price: 9_000, ...changes });
const redeem = (code: string, { cookie } = supplier) =>
  desk.call('POST', '/activityVouchers', { cookie, body: { code } });
const lookup = async (code: string) =>
  (await desk.shop.post<{ status: string }>('/api/beneficiary/lookup', { code })).body.status;
const bookedOf = async (number: string) => {
  const lines = await desk.shop.db.query<{ account: string; party: string; cents: number }>(
    `select account, sum(amount_cents)::integer as cents from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where sale_id = $1 group by account having sum(amount_cents) <> 0`,
    [number],
  );
  return Object.fromEntries(lines.map(({ account, cents }) => [account, cents]));
};
const agree = async () => {
  expect(await auditSales(desk.shop.db, desk.shop.clock.now)).toEqual([]);
  expect(await checkLedger(desk.shop.db)).toEqual([]);
};

it('a hotel redeems its activity by the code of the voucher, once, and is owed it less commission', async () => {
  const gift = await activity();
  expect(await bookedOf(gift.giftNumber)).toEqual({ provider: 9_000, gift_liability: -9_000 });
  expect((await redeem(gift.code, stranger)).body).toMatchObject({ code: 'GIFT_CODE_UNKNOWN' });
  expect((await redeem(gift.code.toLowerCase())).status).toBe(201);
  expect((await redeem(gift.code)).body).toMatchObject({ code: 'GIFT_CODE_USED' });
  expect(await lookup(gift.code)).toBe('redeemed');
  // Who reads the log could use it once the redemption is taken back.
  const log = await desk.shop.db.query(`select input, before, after from staff_audit`);
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log).toUpperCase()).not.toContain(gift.code.toUpperCase());
  const booked = await bookedOf(gift.giftNumber);
  // 15 per cent, and 20 per cent VAT on it.
  expect(booked).toEqual({ provider: 9_000, hotel: -7_380, commission: -1_350, vat: -270 });
  const entries = await desk.shop.db.query(
    'select event from ledger_entries where sale_id = $1 order by id',
    [gift.giftNumber],
  );
  expect(entries).toEqual([{ event: 'sale' }, { event: 'redemption' }]);
  const { body } = await desk.call<{ data: object[] }>('GET', '/activityVouchers', {
    cookie: supplier.cookie,
  });
  expect(body.data).toMatchObject([{ id: gift.giftNumber, hotelId: hotel, worthCents: 9_000 }]);
  const other = await desk.call('GET', '/activityVouchers', { cookie: stranger.cookie });
  expect(other.body).toMatchObject({ total: 0 });
  expect(
    (await desk.call('GET', `/activityVouchers/${gift.giftNumber}`, { cookie: stranger.cookie })).status,
  ).toBe(404);
  await agree();
});

it('what was redeemed is on the statement, paid out, and invoiced as commission; its buyer gets no other paper', async () => {
  const gift = await activity();
  const issue = () =>
    issueDue(desk.shop.db, desk.shop.clock.now, (error) => {
      throw error;
    });
  await issue();
  await redeem(gift.code);
  await issue();
  expect(await invoicesOf(desk.shop.db, { saleKind: 'gift', saleId: gift.giftNumber })).toHaveLength(1);
  const [today] = await desk.shop.db.query<{ month: PlainMonth }>(
    `select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM') as month`,
  );
  const month = today?.month ?? '2030-01';
  const party = { kind: 'hotel', id: hotel } as const;
  const { lines, closingCents } = await statementOf(desk.shop.db, party, month);
  const line = {
    event: 'redemption',
    reference: gift.giftNumber,
    guestCents: 9_000,
    commissionCents: -1_620,
  };
  expect(lines).toContainEqual(expect.objectContaining({ ...line, changeCents: 7_380 }));
  const later = Date.now() + 32 * 86_400_000;
  const pay = (of: PlainMonth) => desk.shop.db.transaction((tx) => payOut(tx, party, of, later));
  // Not with the month before.
  expect(await pay('2020-01')).toBeUndefined();
  expect(await pay(month)).toBe(closingCents);
  await issueCommissionInvoices(desk.shop.db, month, desk.shop.clock.now, hotel);
  const [invoice] = await commissionInvoicesOf(desk.shop.db, month, hotel);
  expect(invoice?.content.lines).toContainEqual(
    expect.objectContaining({ kind: 'commission', reference: gift.giftNumber, cents: 1_620, vatCents: 270 }),
  );
  await agree();
});

it('an activity that was bought with a promo code is owed as a whole: the shop pays what its code took off', async () => {
  const gift = await activity({ promoCode: 'ACT10', price: 8_100 });
  expect((await redeem(gift.code, support)).status).toBe(201);
  expect(await bookedOf(gift.giftNumber)).toEqual({
    provider: 8_100,
    promotion: 900,
    hotel: -7_380,
    commission: -1_350,
    vat: -270,
  });
  await agree();
});

it('before it is used staff refund it, after that nothing goes back until the redemption is taken back', async () => {
  const [unused, used] = [await activity(), await activity()];
  const refund = (number: string) =>
    desk.call('POST', `/gifts/${number}/refund`, {
      cookie: support.cookie,
      body: { amount: 9_000, reason: 'The giver changed plans.' },
    });
  expect((await refund(unused.giftNumber)).body).toMatchObject({ state: 'refunded' });
  expect((await redeem(unused.code)).body).toMatchObject({ code: 'GIFT_NOT_REDEEMABLE' });
  await redeem(used.code);
  expect((await refund(used.giftNumber)).body).toMatchObject({ code: 'BAD_REQUEST' });
  const takeBack = () =>
    desk.call('POST', `/activityVouchers/${used.giftNumber}/takeBack`, {
      cookie: support.cookie,
      body: { reason: 'Another code was meant.' },
    });
  expect((await takeBack()).status).toBe(200);
  expect((await takeBack()).body).toMatchObject({ code: 'BAD_REQUEST' });
  expect(await lookup(used.code)).toBe('active');
  expect(await bookedOf(used.giftNumber)).toEqual({ provider: 9_000, gift_liability: -9_000 });
  expect((await refund(used.giftNumber)).body).toMatchObject({ state: 'refunded' });
  await agree();
});

it('income of the shop is only what nobody redeemed or refunded by its last day', async () => {
  const [used, kept] = [await activity(), await activity()];
  await redeem(used.code);
  await desk.shop.db.query(
    `update gift_codes set valid_until = '2030-01-01' where sale_number = any($1::text[])`,
    [[used.giftNumber, kept.giftNumber]],
  );
  expect((await redeem(kept.code)).body).toMatchObject({ code: 'GIFT_CODE_EXPIRED' });
  await desk.shop.giftShop.settle();
  expect(await bookedOf(used.giftNumber)).toMatchObject({ hotel: -7_380 });
  expect(await bookedOf(kept.giftNumber)).toEqual({ provider: 9_000, breakage: -9_000 });
  await agree();
});

it('a gift that pays for stays, and one that is blocked, are not redeemed here', async () => {
  const stay = await buy(desk.shop);
  expect((await redeem(stay.code, support)).body).toMatchObject({ code: 'GIFT_NOT_REDEEMABLE' });
  const blocked = await activity();
  await desk.call('POST', `/gifts/${blocked.giftNumber}/block`, {
    cookie: support.cookie,
    body: { reason: 'It was stolen.' },
  });
  expect((await redeem(blocked.code)).body).toMatchObject({ code: 'GIFT_NOT_REDEEMABLE' });
  expect((await redeem('4J7S-SF7G-9GVN-XBUY')).body).toMatchObject({ code: 'GIFT_CODE_MISTYPED' });
});
