import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buy, giftBody, type SoldGift } from '../../fixtures/gift-desk.ts';
import { newKey, openSellingDesk, type Refusal, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { checkLedger } from '../../payment/ledger/check-ledger.ts';
import { deleteSettledFailures, recordFailure } from '../../selling/settle/settling-failures.ts';
import { refundGift } from '../refund-gift.ts';

/** 15 May 2030, 10:00 in Paris. */
const OPENING = Date.UTC(2030, 4, 15, 8);
const DAY = 86_400_000;
let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 20 });
}, 60_000);
beforeEach(() => {
  desk.clock.now = OPENING;
});
afterAll(() => desk.close());

const RECIPIENT = { name: 'Ben', email: 'ben@mail.example' };
interface Bought {
  status: string;
  refundedAmount: number;
  validUntil: string;
  design?: string;
  message?: string;
  sending?: { state: string; sendOn?: string; until: string };
}
const buyFor = (sendOn?: string, changes: object = {}): Promise<SoldGift> =>
  buy(desk, {
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    options: { giftFormat: 'digital', giftNights: 0 },
    amount: 8_000,
    price: 8_000,
    design: 'birthday',
    personalisation: { fromName: 'Anna', message: 'Bon vent' },
    recipient: { ...RECIPIENT, ...(sendOn !== undefined && { sendOn }) },
    ...changes,
  });
const tokenOf = ({ giftUrl = '' }: SoldGift): string => giftUrl.split('token=').at(-1) ?? '';
const pageOf = (gift: SoldGift) => desk.get<Bought & Refusal>(`/api/gifts/bought?token=${tokenOf(gift)}`);
const change = (gift: SoldGift, order: object) =>
  desk.post<Bought & Refusal>('/api/gifts/sending', { token: tokenOf(gift), ...order });
const mailsOf = async ({ giftNumber }: SoldGift) =>
  (
    await desk.db.query<{ event: string; data: Record<string, unknown> }>(
      'select event, data from mail_outbox where event like $1 order by id',
      [`gift:${giftNumber}:%`],
    )
  ).map(({ event, data }) => ({ to: event.split(':').slice(2).join(':'), data }));
const receivers = async (gift: SoldGift) => (await mailsOf(gift)).map(({ to }) => to);

it('a gift is sent at 9:00 of its day and not before, once, however often the timer runs', async () => {
  const gift = await buyFor('2030-06-01');
  const [giver, ...others] = await mailsOf(gift);
  expect(others).toEqual([]);
  // The books miss no mail of a day that has not come.
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
  expect(giver?.data).toMatchObject({ sendOn: '2030-06-01', pageLink: gift.giftUrl, design: 'birthday' });
  desk.clock.now = Date.UTC(2030, 5, 1, 6, 59);
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver']);
  expect((await pageOf(gift)).body.sending).toMatchObject({ state: 'planned', sendOn: '2030-06-01' });
  desk.clock.now = Date.UTC(2030, 5, 1, 7, 0);
  await Promise.all([desk.giftShop.settle(), desk.giftShop.settle()]);
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver', 'recipient']);
  expect((await mailsOf(gift))[1]?.data).toMatchObject({
    design: 'birthday',
    message: 'Bon vent',
    worthCents: 8_000,
  });
  expect((await pageOf(gift)).body.sending).toMatchObject({ state: 'sent', sendOn: '2030-06-01' });
});

it('a gift is valid from the day on which it is sent, also of a day that is changed', async () => {
  expect((await buyFor()).validUntil).toBe('2031-05-15');
  const gift = await buyFor('2030-12-24');
  expect(gift.validUntil).toBe('2031-12-24');
  const later = await change(gift, { send: 'day', sendOn: '2031-05-15' });
  expect(later.body).toMatchObject({ validUntil: '2032-05-15', sending: { sendOn: '2031-05-15' } });
  const sooner = await change(gift, { send: 'day', sendOn: '2030-05-20' });
  expect(sooner.body).toMatchObject({ validUntil: '2032-05-15', sending: { sendOn: '2030-05-20' } });
  expect(await receivers(gift)).toEqual(['giver', 'giver:on-2031-05-15', 'giver:on-2030-05-20']);
  desk.clock.now = Date.UTC(2030, 4, 20, 12);
  await desk.giftShop.settle();
  expect((await receivers(gift)).at(-1)).toBe('recipient');
});

it.each(['2030-05-14', '2031-05-16'])('a gift is not sent on %s', async (sendOn) => {
  const order = giftBody({ recipient: { ...RECIPIENT, sendOn } });
  const { status, body } = await desk.post<Refusal>('/api/gifts', order, newKey());
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  expect(body.message).toContain('recipient.sendOn: expected 2030-05-15 to 2031-05-15');
  const gift = await buyFor('2030-06-01');
  expect((await change(gift, { send: 'day', sendOn })).body.code).toBe('BAD_REQUEST');
});

it('today is at once', async () => {
  expect(await receivers(await buyFor('2030-05-15'))).toEqual(['giver', 'recipient']);
});

it('a giver sends it at once, and once alone; afterwards the day cannot be changed', async () => {
  const gift = await buyFor('2030-06-01');
  const sent = await Promise.all([change(gift, { send: 'now' }), change(gift, { send: 'now' })]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(sent[0]?.body.sending).toMatchObject({ state: 'sent', sendOn: '2030-05-15' });
  const late = await change(gift, { send: 'day', sendOn: '2030-07-01' });
  expect([late.status, late.body.code]).toEqual([409, 'GIFT_ALREADY_SENT']);
  desk.clock.now = OPENING + 40 * DAY;
  await desk.giftShop.settle();
  expect((await receivers(gift)).filter((to) => to === 'recipient')).toHaveLength(1);
});

it('a giver who gives it in person has it sent to nobody, and may choose a day again', async () => {
  const gift = await buyFor('2030-06-01');
  expect((await change(gift, { send: 'never' })).body.sending).toMatchObject({ state: 'none' });
  desk.clock.now = Date.UTC(2030, 5, 2, 12);
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver']);
  expect((await change(gift, { send: 'day', sendOn: '2030-06-10' })).body.sending).toMatchObject({
    state: 'planned',
    sendOn: '2030-06-10',
  });
});

it('a gift that is refunded before its day is sent to nobody; its page says so', async () => {
  const gift = await buyFor('2030-06-01');
  await refundGift(desk.parts, gift.giftNumber, 8_000);
  desk.clock.now = Date.UTC(2030, 5, 2, 12);
  await desk.giftShop.settle();
  expect(await receivers(gift)).not.toContain('recipient');
  expect((await pageOf(gift)).body).toMatchObject({ status: 'refunded', refundedAmount: 8_000 });
  expect((await change(gift, { send: 'now' })).body.code).toBe('GIFT_ALREADY_SENT');
});

it('a blocked gift waits until it is not', async () => {
  const gift = await buyFor('2030-06-01');
  const block = (at: Date | null) =>
    desk.db.query('update gift_codes set blocked_at = $2 where sale_number = $1', [gift.giftNumber, at]);
  await block(new Date(OPENING));
  desk.clock.now = Date.UTC(2030, 5, 2, 12);
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver']);
  expect((await pageOf(gift)).body.status).toBe('blocked');
  expect((await change(gift, { send: 'now' })).body.code).toBe('GIFT_NOT_REDEEMABLE');
  await block(null);
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver', 'recipient']);
});

it('a gift that could not be sent is tried again on the same day, after its delay', async () => {
  const gift = await buyFor('2030-06-01');
  desk.clock.now = Date.UTC(2030, 5, 1, 7, 5);
  const failure = { kind: 'gift', id: gift.giftNumber, error: 'no outbox' } as const;
  await recordFailure(desk.db, failure, desk.clock.now);
  await deleteSettledFailures(desk.db);
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver']);
  desk.clock.now += 60_000;
  await desk.giftShop.settle();
  expect(await receivers(gift)).toEqual(['giver', 'recipient']);
});

it('a gift whose last day has passed is neither sent nor valid again', async () => {
  const gift = await buyFor('2030-06-01');
  await change(gift, { send: 'never' });
  for (const [table, key] of [
    ['gift_sales', 'number'],
    ['gift_codes', 'sale_number'],
  ])
    await desk.db.query(`update ${table} set valid_until = '2030-05-14' where ${key} = $1`, [
      gift.giftNumber,
    ]);
  for (const order of [{ send: 'now' }, { send: 'day', sendOn: '2030-06-10' }])
    expect((await change(gift, order)).body.code).toBe('GIFT_ALREADY_SENT');
  expect((await pageOf(gift)).body).toMatchObject({ status: 'expired', validUntil: '2030-05-14' });
});

it('the page of a buyer tells the gift, and neither the recipient’s nor another secret opens it', async () => {
  const gift = await buyFor(undefined, { hidesAmount: true });
  expect((await pageOf(gift)).body).toMatchObject({
    giftNumber: gift.giftNumber,
    code: gift.code,
    status: 'active',
    amount: 8_000,
    design: 'birthday',
    fromName: 'Anna',
    message: 'Bon vent',
    hidesAmount: true,
    sending: { ...RECIPIENT, state: 'sent', sendOn: '2030-05-15' },
  });
  expect((await mailsOf(gift)).map(({ data }) => data['worthCents'])).toEqual([8_000, undefined]);
  for (const secret of ['ab'.repeat(32), gift.invoiceUrl?.split('token=').at(-1)])
    expect((await desk.get(`/api/gifts/bought?token=${secret}`)).status).toBe(404);
});

it('the books agree', async () => {
  expect(await checkLedger(desk.db)).toEqual([]);
});
