import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buy } from '@staykit/gateway/fixtures/gift-desk.ts';
import { book } from '@staykit/gateway/fixtures/selling-desk.ts';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../fixtures/staff-desk.ts';

let desk: StaffDesk;
let editor: Person;
beforeAll(async () => {
  desk = await openStaffDesk();
  editor = await desk.signedIn('content');
}, 60_000);
afterAll(() => desk.close());

const list = async (filter: object = {}, more = '') =>
  (
    await desk.call<{ data: Record<string, unknown>[]; total: number }>(
      'GET',
      `/partners?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`,
      { cookie: editor.cookie },
    )
  ).body;
const show = async (slug: string) =>
  (await desk.call('GET', `/partners/${slug}`, { cookie: editor.cookie })).body;
const act = (slug: string, action: string, body: object = { reason: 'The contract is over' }) =>
  desk.call('POST', `/partners/${slug}/${action}`, { cookie: editor.cookie, body });

it('partners are listed with what they earn and sold, and found by name, id and state', async () => {
  const { data, total } = await list({}, '&sort=name&order=asc&perPage=3');
  expect(total).toBe(6);
  expect(data).toHaveLength(3);
  expect(data[0]).toMatchObject({ id: 'celestine', state: 'live', commissionPercent: 5, salesCount: 0 });
  const { minisiteId } = data[0] ?? {};
  expect((await list({ q: String(minisiteId) })).data).toMatchObject([{ id: 'celestine' }]);
  expect((await list({ state: 'paused' })).total).toBe(0);
});

it('a partner shows its file as it is, its address and what the check found', async () => {
  const row = await show('celestine');
  expect(row['address']).toBe('http://fr-be.localhost/celestine');
  expect(JSON.parse(String(row['file']))).toMatchObject({ minisiteId: row['minisiteId'] });
  expect(row['findings']).toBeInstanceOf(Array);
  expect((await desk.call('GET', '/partners/..', { cookie: editor.cookie })).status).toBe(404);
});

it('sales of a paused partner count for the shop; those before and after count for it', async () => {
  const { minisiteId } = (await show('celestine')) as { minisiteId: number };
  const sell = async (checkin: string) => {
    const { priceInfo } = await book(desk.shop, await desk.shop.quote('10', { checkin, nights: 1 }), {
      minisiteId,
    });
    return priceInfo.totalPrice;
  };
  const first = await sell('2030-06-10');
  expect(await show('celestine')).toMatchObject({ salesCount: 1, salesCents: first });
  expect((await act('celestine', 'pause', {})).status).toBe(400);
  expect((await act('celestine', 'resume')).status).toBe(400);
  expect((await act('celestine', 'pause')).body).toMatchObject({ state: 'paused' });
  expect((await act('celestine', 'pause')).status).toBe(400);
  await sell('2030-06-12');
  await buy(desk.shop, { minisiteId });
  expect(await show('celestine')).toMatchObject({ salesCount: 1, salesCents: first });
  expect((await list({ state: 'paused' })).data).toMatchObject([{ id: 'celestine' }]);
  expect((await act('celestine', 'resume')).body).toMatchObject({ state: 'live' });
  const last = await sell('2030-06-14');
  expect(await show('celestine')).toMatchObject({
    salesCount: 2,
    salesCents: first + last,
    history: [{ action: 'resume', reason: 'The contract is over' }, { action: 'pause' }],
  });
  expect(await checkLedger(desk.shop.db)).toEqual([]);
});

it('partners are listed with two queries, however many there are', async () => {
  const asked = vi.spyOn(desk.shop.db, 'query');
  const { total } = await list();
  const texts = asked.mock.calls.map(([text]) => text);
  asked.mockRestore();
  expect(total).toBe(6);
  expect(texts.filter((text) => /bookings|gift_sales|ledger_rate|partner_pauses/.test(text))).toHaveLength(2);
});
