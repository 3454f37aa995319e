import { addDays } from '@staykit/values/dates/plain-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterDemoShop } from '@staykit/gateway/payment/fixtures/enter-demo-shop.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { buyCard, redeem } from '@staykit/gateway/fixtures/gift-desk.ts';
import { quietHotels } from '@staykit/gateway/fixtures/live-supplier/quiet-hotels.ts';
import { book, newKey } from '@staykit/gateway/fixtures/selling-desk.ts';
import { paying } from '@staykit/gateway/payment/fixtures/buyer.ts';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../fixtures/staff-desk.ts';

let desk: StaffDesk;
let agent: Person;
let finance: Person;
let admin: Person;
beforeAll(async () => {
  desk = await openStaffDesk();
  agent = await desk.signedIn('support');
  finance = await desk.signedIn('finance');
  admin = await desk.signedIn('admin');
}, 60_000);
afterAll(() => desk.close());

// The sessions of the small shop's manual clock must not run out between tests.
const act = (path: string, body: object = {}, key?: string, by = agent) =>
  desk.call('POST', path, { cookie: by.cookie, body, ...(key !== undefined && { key }) });
const show = async (path: string) => (await desk.call('GET', path, { cookie: agent.cookie })).body;
// A booking of one night; each arrives two days after the one before, so that there is room. */
let arrivals = 0;
const nextArrival = () => addDays('2030-06-03', (arrivals += 2));
async function sold(checkin = nextArrival()): Promise<string> {
  const { bookingNumber } = await book(desk.shop, await desk.shop.quote('10', { checkin, nights: 1 }));
  return bookingNumber;
}
const isBalanced = async () => {
  expect(await auditSales(desk.shop.db, desk.shop.clock.now)).toEqual([]);
  expect(await checkLedger(desk.shop.db)).toEqual([]);
};
const logged = async (resource: string, subject: string) => {
  const filter = encodeURIComponent(JSON.stringify({ resource, subject }));
  const { body } = await desk.call<{ data: Record<string, never>[] }>(
    'GET',
    `/audit?filter=${filter}`,
    admin,
  );
  return body.data;
};

it('an agent finds a booking by number, name, mail and hotel, and sees stay, payments and mails', async () => {
  const number = await sold('2030-06-17');
  const { hotel } = await show(`/bookings/${number}`);
  for (const filter of [
    { q: number },
    { q: 'anna kel' },
    { q: 'ANNA@mail' },
    { hotel, from: '2030-06-17', to: '2030-06-17' },
  ]) {
    const { body } = await desk.call<{ data: { id: string }[] }>(
      'GET',
      `/bookings?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      agent,
    );
    expect(body.data.map(({ id }) => id)).toContain(number);
  }
  expect(await show(`/bookings/${number}`)).toMatchObject({
    state: 'confirmed',
    guest: 'Anna Keller',
    checkin: '2030-06-17',
    payments: [{ state: 'approved' }],
    mails: [{ template: 'booking-confirmation', recipient: 'anna@mail.example' }],
  });
  const none = await desk.call('GET', `/bookings?filter=${encodeURIComponent('{"q":"100%"}')}`, agent);
  expect(none.body).toEqual({ data: [], total: 0 });
  const swapped = encodeURIComponent('{"from":"2030-06-18","to":"2030-06-17"}');
  expect(await desk.call('GET', `/bookings?filter=${swapped}`, agent)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('expected a day not before the first') as string },
  });
});

it('an agent refunds a part and then the rest out of goodwill, never more, and the books agree', async () => {
  const number = await sold();
  const { totalCents } = await show(`/bookings/${number}`);
  const refund = (amount: unknown, key?: string) =>
    act(`/bookings/${number}/refund`, { amount, reason: 'The heating failed' }, key);
  expect((await refund(500, 'refund-of-heating')).body).toMatchObject({
    goodwillCents: 500,
    state: 'confirmed',
  });
  expect((await refund(500, 'refund-of-heating')).body).toMatchObject({ goodwillCents: 500 });
  expect((await refund(700, 'refund-of-heating')).status).toBe(422);
  expect((await refund(totalCents)).body).toMatchObject({ code: 'BAD_REQUEST' });
  expect((await refund(-5)).status).toBe(400);
  await isBalanced();
  const rest = await refund(Number(totalCents) - 500);
  expect(rest.body).toMatchObject({ goodwillCents: totalCents, refundableCents: 0 });
  await isBalanced();
  const entries = await logged('bookings', number);
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({
    staffEmail: agent.email,
    role: 'support',
    action: 'refund',
    reason: 'The heating failed',
    input: { amount: 500 },
    before: { goodwillCents: 0 },
    after: { goodwillCents: 500 },
  });
});

it('an agent cancels by the policy or with an agreed refund, and the rooms are free again', async () => {
  const before = await desk.shop.stock();
  const [byPolicy, agreed] = [await sold(), await sold()];
  expect((await act(`/bookings/${byPolicy}/cancel`)).status).toBe(400);
  const first = await act(`/bookings/${byPolicy}/cancel`, { reason: 'The guest is ill' });
  expect(first.body).toMatchObject({ state: 'cancelled' });
  expect(Number(first.body['refundCents'])).toBeGreaterThan(0);
  const { totalCents } = await show(`/bookings/${agreed}`);
  await act(`/bookings/${agreed}/refund`, { amount: 100, reason: 'late breakfast' });
  const tooMuch = await act(`/bookings/${agreed}/cancel`, { refund: totalCents, reason: 'Flood' });
  expect(tooMuch.body).toMatchObject({ code: 'BAD_REQUEST' });
  const second = await act(`/bookings/${agreed}/cancel`, {
    refund: Number(totalCents) - 100,
    reason: 'Flood',
  });
  expect(second.body).toMatchObject({ state: 'cancelled', refundCents: totalCents });
  expect(await desk.shop.stock()).toEqual(before);
  expect((await act(`/bookings/${agreed}/cancel`, { reason: 'again' })).body).toMatchObject({
    code: 'NOT_CANCELLABLE',
  });
  await isBalanced();
});

it('an agent moves a booking after agreeing to its new total', async () => {
  const number = await sold();
  const move = (body: object) =>
    act(`/bookings/${number}/move`, { checkin: '2030-07-18', nights: 1, reason: 'Train', ...body });
  const asked = await move({});
  expect(asked.body).toMatchObject({ code: 'PRICE_CHANGED' });
  const { agree } = asked.body['details'] as { agree: { price: number } };
  const moved = await move(agree);
  expect(moved.body).toMatchObject({ checkin: '2030-07-18', nights: 1, totalCents: agree.price });
  await isBalanced();
});

it('an agent sends the guest of a dearer stay a link, by which the guest pays and the booking moves', async () => {
  const number = await sold('2030-07-21');
  const { totalCents } = await show(`/bookings/${number}`);
  const longer = { checkin: '2030-07-21', nights: 3, reason: 'A longer stay' };
  const asked = await act(`/bookings/${number}/move`, longer);
  expect(asked.body).toMatchObject({ code: 'PRICE_CHANGED' });
  expect(asked.body['message']).toContain('send the guest a link');
  const { agree } = asked.body['details'] as { agree: { price: number } };
  const sent = await act(`/bookings/${number}/move`, { ...longer, ...agree }, 'link-of-the-longer-stay');
  // Nothing has moved yet, and a repeated press sends no second mail.
  expect(sent.body).toMatchObject({ nights: 1, totalCents });
  await act(`/bookings/${number}/move`, { ...longer, ...agree }, 'link-of-the-longer-stay');
  await Promise.all(
    ['second', 'third'].map((press) =>
      act(`/bookings/${number}/move`, { ...longer, ...agree }, `${press}-press-of-the-link`),
    ),
  );
  const mails = await desk.shop.db.query<{ data: { link: string; differenceCents: number } }>(
    `select data from mail_outbox where template = 'booking-move-offer' and event like 'booking:' || $1 || ':%'`,
    [number],
  );
  expect(mails).toMatchObject([{ data: { differenceCents: agree.price - Number(totalCents) } }]);
  const offer = new URLSearchParams(mails[0]?.data.link.split('?')[1]).get('offer');
  const email = 'anna@mail.example';
  const offered = (given: object) =>
    desk.shop.post<Record<string, unknown>>(`/api/bookings/${number}/move/offer`, { email, offer, ...given });
  expect((await offered({ email: 'eve@mail.example' })).status).toBe(404);
  expect((await offered({ offer: 'no-such-offer' })).body).toMatchObject({ code: 'QUOTE_EXPIRED' });
  const { body: stay } = await offered({});
  expect(stay).toMatchObject({ checkin: longer.checkin, nights: 3, adult: 2 });
  const { activitySelectionList: _none, ...wanted } = stay;
  const priced = await desk.shop.post<{ quoteId: string; priceInfo: { totalPrice: number } }>(
    `/api/bookings/${number}/move/quote`,
    { email, ...wanted, locale: 'fr_FR' },
  );
  const { quoteId, priceInfo } = priced.body;
  const moved = await desk.shop.post(
    `/api/bookings/${number}/modify`,
    { email, quoteId, price: priceInfo.totalPrice, payment: paying() },
    newKey(),
  );
  expect(moved.status).toBe(200);
  expect(await show(`/bookings/${number}`)).toMatchObject({ nights: 3, totalCents: agree.price });
  await isBalanced();
  desk.shop.clock.now += 48 * 3_600_000;
  expect((await offered({})).body).toMatchObject({ code: 'QUOTE_EXPIRED' });
  desk.shop.clock.now -= 48 * 3_600_000;
});

it('a stay that a gift pays for asks its guest for what the gift does not pay alone', async () => {
  const checkin = nextArrival();
  const quote = await desk.shop.quote('10', { checkin, nights: 1 });
  const { code } = await buyCard(desk.shop, quote.priceInfo!.totalPrice);
  const { body } = await redeem<Booking>(desk.shop, code, quote, 0, { payment: undefined });
  const number = body.bookingNumber;
  const same = { checkin: addDays(checkin, 1), nights: 1, reason: 'Train' };
  const asked = await act(`/bookings/${number}/move`, same);
  expect(asked.body['message']).toContain('The new total is € 0.00');
  const { agree } = asked.body['details'] as { agree: object };
  const moved = await act(`/bookings/${number}/move`, { ...same, ...agree });
  expect(moved.body).toMatchObject({ checkin: same.checkin, totalCents: 0 });
  await isBalanced();
});

it('a move that the system of a hotel did not answer is not done: pressed again it goes on, or is refused', async () => {
  const number = await sold();
  const stay = { checkin: nextArrival(), nights: 1, reason: 'Train' };
  const { agree } = (await act(`/bookings/${number}/move`, stay)).body['details'] as { agree: object };
  const pressed = (key: string) => act(`/bookings/${number}/move`, { ...stay, ...agree }, key);
  const { selling } = desk.parts;
  const { live, wake } = await quietHotels(desk.shop.db);
  desk.parts.selling = { ...selling, live };
  try {
    for (const _press of [1, 2])
      expect((await pressed('a-quiet-hotel-key')).status).toBeGreaterThanOrEqual(400);
    expect(await show(`/bookings/${number}`)).not.toMatchObject({ checkin: stay.checkin });
    wake();
    expect((await pressed('a-quiet-hotel-key')).body).toMatchObject({ checkin: stay.checkin });
    expect((await pressed('a-quiet-hotel-key')).body).toMatchObject({ checkin: stay.checkin });
  } finally {
    desk.parts.selling = selling;
  }
  await isBalanced();
});

it('an agent sends the mail again as often as the guest asks, and notes what was said', async () => {
  const number = await sold();
  await act(`/bookings/${number}/resend`);
  await act(`/bookings/${number}/resend`, {}, 'the-same-press');
  await act(`/bookings/${number}/resend`, {}, 'the-same-press');
  const { body } = await act(`/bookings/${number}/note`, { text: 'Arrives late' });
  expect(body).toMatchObject({ notes: [{ text: 'Arrives late', staffEmail: agent.email }] });
  expect(body['mails']).toHaveLength(3);
});

it('the newest stands first in every list, also from the tenth on', async () => {
  const number = await sold();
  for (let time = 0; time < 12; time += 1) await act(`/bookings/${number}/resend`);
  const { body: mails } = await desk.call<{ data: { id: string }[] }>('GET', '/mails', admin);
  const { body: log } = await desk.call<{ data: { id: string }[] }>('GET', '/audit', admin);
  const { mails: ofBooking, history } = await show(`/bookings/${number}`);
  for (const rows of [mails.data, log.data, ofBooking, history] as { id: string }[][]) {
    const ids = rows.map(({ id }) => Number(id));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  }
});

it('an agent opens the invoice of a stay and of a gift, and the audit log knows it, without the document', async () => {
  await enterDemoShop();
  const number = await sold();
  const { giftNumber } = await buyCard(desk.shop, 10_000);
  for (const [path, subject] of [
    [`/bookings/${number}`, number],
    [`/gifts/${giftNumber}`, giftNumber],
  ] as const) {
    const { status, body } = await act(`${path}/invoice`);
    expect(status).toBe(200);
    expect(body['fileName']).toMatch(/^SKF-2030-\d{6}\.pdf$/);
    expect(Buffer.from(String(body['pdf']), 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    expect(body['invoices']).toMatchObject([
      { id: String(body['fileName']).replace('.pdf', ''), kind: 'invoice' },
    ]);
    const log = await desk.shop.db.query<{ action: string; after: string }>(
      `select action, after::text as after from staff_audit where subject = $1 and action = 'invoice'`,
      [subject],
    );
    expect(log).toHaveLength(1);
    expect(log[0]?.after).not.toContain('"pdf"');
  }
});

it('an agent corrects the address of a refused mail, and the guest can look the booking up with it', async () => {
  const number = await sold();
  const [mail] = (await show(`/bookings/${number}`))['mails'] as { id: string }[];
  expect((await act(`/mails/${mail?.id}/retry`)).status).toBe(400);
  await desk.shop.db.query(
    `update mail_outbox set state = 'parked', error = '550 no such user' where id = $1`,
    [mail?.id],
  );
  expect((await act(`/mails/${mail?.id}/correct`, { email: 'not an address' })).status).toBe(400);
  const { body } = await act(`/mails/${mail?.id}/correct`, { email: 'anne@mail.example' });
  expect(body).toMatchObject({ state: 'waiting', recipient: 'anne@mail.example', error: null });
  const found = await desk.shop.post(`/api/bookings/${number}/lookup`, { email: 'anne@mail.example' });
  expect(found.status).toBe(200);
});

it('no agent has a mail sent to another address that signs in or holds a gift code; an administrator corrects that of a giver', async () => {
  const { giftNumber: number } = await buyCard(desk.shop, 10_000);
  const [voucher] = (await show(`/gifts/${number}`))['mails'] as { id: string }[];
  const parked = async (template: string) => {
    const [mail] = await desk.shop.db.query<{ id: string }>(
      `insert into mail_outbox (template, locale, recipient, data, state)
      select $2, locale, recipient, data, 'parked' from mail_outbox where id = $1 returning id::text as id`,
      [voucher?.id, template],
    );
    return mail!.id;
  };
  for (const template of [
    'account-confirmation',
    'password-reset',
    'email-change',
    'account-deletion',
    'voucher-giver',
    'voucher-recipient',
    'gift-to-pack',
    'review-invitation',
  ]) {
    const path = `/mails/${await parked(template)}`;
    expect((await act(`${path}/correct`, { email: 'agent@mail.example' })).status, template).toBe(400);
    expect((await act(`${path}/retry`)).status, template).toBe(200);
  }
  const right = { email: 'right@mail.example', reason: 'mistyped' };
  expect((await act(`/gifts/${number}/correct`, right)).status).toBe(403);
  const { body } = await act(`/gifts/${number}/correct`, right, undefined, admin);
  expect(body).toMatchObject({
    buyerEmail: right.email,
    history: [{ action: 'correct', reason: 'mistyped' }],
  });
  expect(body['mails']).toMatchObject([
    { template: 'voucher-giver', recipient: right.email, state: 'waiting' },
    { template: 'voucher-giver', recipient: expect.not.stringMatching(right.email) },
  ]);
});

it('an agent finds a gift by its printed code, extends it, blocks it, and a blocked one is not redeemed', async () => {
  const { code, giftNumber: number, validUntil } = await buyCard(desk.shop, 10_000);
  const { body } = await desk.call<{ data: { id: string }[] }>(
    'GET',
    `/gifts?filter=${encodeURIComponent(JSON.stringify({ q: code.toLowerCase() }))}`,
    agent,
  );
  expect(body.data.map(({ id }) => id)).toEqual([number]);
  const extend = (day: string) =>
    act(`/gifts/${number}/extend`, { validUntil: day, reason: 'was in hospital' });
  expect((await extend(addDays(validUntil, -1))).status).toBe(400);
  const later = addDays(validUntil, 90);
  expect((await extend(later)).body).toMatchObject({ validUntil: later });
  await act(`/gifts/${number}/resend`);
  expect((await show(`/gifts/${number}`))['mails']).toHaveLength(2);
  const statusOf = async () =>
    (await desk.shop.post<{ code?: string }>('/api/beneficiary/lookup', { code })).body;
  const block = () => act(`/gifts/${number}/block`, { reason: 'stolen card' });
  expect((await block()).body['blockedAt']).not.toBeNull();
  expect((await block()).status).toBe(400);
  expect(await statusOf()).toMatchObject({ code: 'GIFT_NOT_REDEEMABLE' });
  expect((await act(`/gifts/${number}/unblock`, { reason: 'was a mistake' })).body['blockedAt']).toBeNull();
  expect(await statusOf()).toMatchObject({ status: 'active', validUntil: later });
  await isBalanced();
});

it('finance tries a parked refund again, and compares the books', async () => {
  await desk.shop.db.query(
    `insert into settling_failures (kind, id, attempts, next_attempt_at, parked, error, failed_at)
    values ('refund', 'b-1-cancel', 30, now(), true, 'bank away', now()),
      ('difference', 'money: booking 1', 1, now(), true, 'expected 1, found 2', now())`,
  );
  const list = await desk.call<{ data: { id: string; kind: string }[] }>(
    'GET',
    `/settling?filter=${encodeURIComponent('{"parked":true}')}`,
    finance,
  );
  const idOf = (kind: string) => list.body.data.find((one) => one.kind === kind)?.id;
  const retried = await act(`/settling/${idOf('refund')}/retry`, {}, undefined, finance);
  expect(retried.body).toMatchObject({ parked: false, attempts: 0 });
  expect((await act(`/settling/${idOf('difference')}/retry`, {}, undefined, finance)).status).toBe(400);
  const run = await act('/reconciliations', {}, undefined, finance);
  expect(run.status).toBe(201);
  expect(run.body).toMatchObject({
    staffEmail: finance.email,
    differences: [],
  });
  expect(await logged('reconciliations', String(run.body['id']))).toHaveLength(1);
});

it('a change that fails leaves neither a change nor a log', async () => {
  const number = await sold();
  const count = (await logged('bookings', number)).length;
  await desk.shop.db.query(`alter table staff_notes add constraint refused check (text <> 'refuse me')`);
  expect((await act(`/bookings/${number}/note`, { text: 'refuse me' })).status).toBe(500);
  expect((await show(`/bookings/${number}`))['notes']).toEqual([]);
  expect(await logged('bookings', number)).toHaveLength(count);
});

it('prices and rooms of a range are set at once, and logged with what they were', async () => {
  const inventory = await desk.signedIn('inventory');
  const set = (body: object) => act('/calendars/1:2030-07/set', body, undefined, inventory);
  const { body } = await set({
    from: '2030-07-01',
    to: '2030-07-03',
    price: 9_900,
    allotment: 7,
    minimumStay: 2,
    closed: true,
  });
  const nights = body['nights'] as object[];
  for (const night of nights.slice(0, 3))
    expect(night).toMatchObject({ price: 9_900, allotment: 7, minimumStay: 2, closed: true });
  expect(nights[3]).toMatchObject({ closed: false });
  expect((await set({ from: '2030-07-01', to: '2030-06-01', price: 1 })).status).toBe(400);
  expect((await set({ from: '2030-07-01', unknown: 1 })).status).toBe(400);
  expect((await set({ from: '2040-07-01', price: 100 })).body).toMatchObject({ code: 'BAD_REQUEST' });
});
