import { afterAll, beforeAll, expect, it } from 'vitest';
import { book } from '@staykit/gateway/fixtures/selling-desk.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../fixtures/staff-desk.ts';

let desk: StaffDesk;
let editor: Person;
let agent: Person;
beforeAll(async () => {
  desk = await openStaffDesk();
  editor = await desk.signedIn('content');
  agent = await desk.signedIn('support');
}, 60_000);
afterAll(() => desk.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by = editor) =>
  desk.call(method, path, { cookie: by.cookie, ...(body && { body }) });

const TERMS = { kind: 'percent', value: 20, validFrom: '2030-05-01T00:00', products: ['stay'] };

it('a code is made, used by a guest, edited, paused and resumed; its uses and what staff did stand beside it', async () => {
  const made = await call('POST', '/promoCodes', {
    ...TERMS,
    code: ' spring-20 ',
    validUntil: '2030-06-01T00:00',
    locales: ['fr_FR'],
    maxUses: 10,
  });
  expect(made).toMatchObject({ status: 201, body: { code: 'SPRING-20', state: 'active', used: 0 } });
  const { id } = made.body as { id: string };
  // Midnight of the market, not of the server.
  expect(await desk.shop.db.query('select valid_from as at from promo_codes where id = $1', [id])).toEqual([
    { at: new Date('2030-04-30T22:00:00Z') },
  ]);
  const quote = await desk.shop.quote('10', { promoCode: 'spring-20' });
  const { bookingNumber } = await book(desk.shop, quote);
  const row = await call('GET', `/promoCodes/${id}`, undefined, agent);
  expect(row.body).toMatchObject({
    used: 1,
    validFrom: '2030-05-01T00:00',
    uses: [
      {
        kind: 'booking',
        reference: bookingNumber,
        state: 'confirmed',
        recipient: 'anna@mail.example',
        amountCents: quote.priceInfo?.promoCodeReductionAmount,
        givenBackAt: null,
      },
    ],
  });
  const edited = await call('PUT', `/promoCodes/${id}`, { ...TERMS, value: 500, kind: 'amount', maxUses: 1 });
  expect(edited).toMatchObject({
    status: 200,
    body: { kind: 'amount', value: 500, state: 'usedUp', validUntil: null, locales: [] },
  });
  await call('PUT', `/promoCodes/${id}`, { ...TERMS, maxUses: null });
  expect((await call('POST', `/promoCodes/${id}/pause`, { reason: 'It leaked' })).body).toMatchObject({
    state: 'paused',
  });
  expect((await call('POST', `/promoCodes/${id}/pause`, { reason: 'It leaked' })).status).toBe(400);
  expect((await desk.shop.quote('10', { promoCode: 'SPRING-20' })).promoCodeRefusal?.code).toBe(
    'PROMO_CODE_UNKNOWN',
  );
  const resumed = await call('POST', `/promoCodes/${id}/resume`, { reason: 'A new campaign' });
  const { history } = resumed.body as { history: { action: string }[] };
  expect((await call('GET', `/promoCodes/${id}`)).body).toMatchObject({ state: 'active' });
  expect(history.length).toBeGreaterThan(0);
  const { body } = await call('GET', `/promoCodes?filter=${encodeURIComponent('{"q":"spring"}')}`);
  expect((body as { data: object[] }).data).toMatchObject([{ id, used: 1 }]);
  const log = await desk.shop.db.query<{ action: string }>(
    `select action from staff_audit where resource = 'promoCodes' and subject = $1 order by id`,
    [id],
  );
  expect(log.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'pause', 'resume']);
});

it.each([
  [{ code: 'A' }, /code/],
  [{ code: 'TWO WORDS' }, /code/],
  [{ value: 101 }, /value/],
  [{ value: 0 }, /value/],
  [{ value: 1.5 }, /value/],
  [{ validFrom: '2030-05-01' }, /validFrom/],
  [{ validUntil: '2030-04-01T00:00' }, /validUntil/],
  [{ products: [] }, /products/],
  [{ products: ['hotel'] }, /products/],
  [{ locales: ['de_DE'] }, /locales/],
  [{ partners: ['lake'] }, /partners/],
  [{ maxUses: 0 }, /maxUses/],
  [{ minimumCents: -1 }, /minimumCents/],
])('a code with %j is refused', async (wrong, message) => {
  const { status, body } = await call('POST', '/promoCodes', { ...TERMS, code: 'WRONG1', ...wrong });
  expect([status, (body as { message: string }).message]).toEqual([400, expect.stringMatching(message)]);
});

it('a code is made once, and its uses are not limited to fewer than it has', async () => {
  const first = await call('POST', '/promoCodes', { ...TERMS, code: 'TWICE' });
  expect((await call('POST', '/promoCodes', { ...TERMS, code: 'twice' })).status).toBe(400);
  const { id } = first.body as { id: string };
  for (const [email, checkin] of [
    ['a@mail.example', '2030-06-18'],
    ['b@mail.example', '2030-06-24'],
  ] as const)
    await book(desk.shop, await desk.shop.quote('10', { promoCode: 'TWICE', checkin }), {
      guest: { firstName: 'Bo', lastName: 'Lund', email },
    });
  const limited = await call('PUT', `/promoCodes/${id}`, { ...TERMS, maxUses: 1 });
  expect(limited).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/used 2 times/) as string },
  });
  expect((await call('PUT', `/promoCodes/${id}`, { ...TERMS, maxUses: 2 })).status).toBe(200);
});

it('who may only look makes and changes none', async () => {
  expect((await call('POST', '/promoCodes', { ...TERMS, code: 'AGENTS' }, agent)).status).toBe(403);
  const stranger = await desk.signedIn('inventory');
  expect((await call('GET', '/promoCodes', undefined, stranger)).status).toBe(403);
});
