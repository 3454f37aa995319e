import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaffDesk, type Person, type StaffDesk } from './fixtures/staff-desk.ts';
import { RESOURCES } from './resources/all.ts';
import { ROLES, type Role } from './staff/roles.ts';

/**
 * Who may do what, written down once more: `read` or an action of a resource, and the roles. A resource or action that
 * is not here fails the first test.
 */
const MAY: Record<string, readonly Role[]> = {
  'bookings read': ['support', 'finance', 'admin'],
  'bookings move': ['support', 'admin'],
  'bookings cancel': ['support', 'admin'],
  'bookings refund': ['support', 'finance', 'admin'],
  'bookings resend': ['support', 'admin'],
  'bookings invoice': ['support', 'finance', 'admin'],
  'bookings note': ['support', 'finance', 'admin'],
  'reservations read': ['support', 'inventory', 'supplier', 'admin'],
  'reservations acknowledge': ['support', 'inventory', 'supplier', 'admin'],
  'gifts read': ['support', 'finance', 'admin'],
  'gifts resend': ['support', 'admin'],
  'gifts correct': ['admin'],
  'gifts extend': ['support', 'admin'],
  'gifts block': ['support', 'admin'],
  'gifts unblock': ['support', 'admin'],
  'gifts refund': ['support', 'finance', 'admin'],
  'gifts invoice': ['support', 'finance', 'admin'],
  'gifts note': ['support', 'finance', 'admin'],
  'activityVouchers read': ['support', 'finance', 'supplier', 'admin'],
  'activityVouchers create': ['support', 'supplier', 'admin'],
  'activityVouchers takeBack': ['support', 'finance', 'admin'],
  'promoCodes read': ['support', 'content', 'finance', 'admin'],
  'promoCodes create': ['content', 'finance', 'admin'],
  'promoCodes update': ['content', 'finance', 'admin'],
  'promoCodes pause': ['content', 'finance', 'admin'],
  'promoCodes resume': ['content', 'finance', 'admin'],
  'mails read': ['support', 'admin'],
  'mails retry': ['support', 'admin'],
  'mails correct': ['support', 'admin'],
  'reviews read': ['support', 'content', 'admin'],
  'reviews publish': ['support', 'content', 'admin'],
  'reviews reject': ['support', 'content', 'admin'],
  'reviews reply': ['support', 'content', 'admin'],
  'hotels read': ['support', 'content', 'inventory', 'supplier', 'admin'],
  'hotels update': ['content', 'inventory', 'supplier', 'admin'],
  'calendars read': ['support', 'inventory', 'supplier', 'admin'],
  'calendars set': ['inventory', 'supplier', 'admin'],
  'supplierKeys read': ['inventory', 'admin'],
  'supplierKeys create': ['inventory', 'admin'],
  'supplierKeys revoke': ['inventory', 'admin'],
  'content read': ['content', 'admin'],
  'content create': ['content', 'admin'],
  'content update': ['content', 'admin'],
  'contentVersions read': ['content', 'admin'],
  'contentVersions publish': ['content', 'admin'],
  'contentVersions withdraw': ['content', 'admin'],
  'contentVersions restore': ['content', 'admin'],
  'contentVersions preview': ['content', 'admin'],
  'contentForms read': ['content', 'admin'],
  'partners read': ['support', 'content', 'finance', 'admin'],
  'partners pause': ['content', 'admin'],
  'partners resume': ['content', 'admin'],
  'studio read': ['content', 'admin'],
  'studio open': ['content', 'admin'],
  'ledgerAccounts read': ['finance', 'admin'],
  'ledgerEntries read': ['finance', 'admin'],
  'statements read': ['finance', 'admin'],
  'statements payout': ['finance', 'admin'],
  'settling read': ['finance', 'admin'],
  'settling retry': ['finance', 'admin'],
  'reconciliations read': ['finance', 'admin'],
  'reconciliations create': ['finance', 'admin'],
  'staff read': ['admin'],
  'staff create': ['admin'],
  'staff reset': ['admin'],
  'staff disable': ['admin'],
  'staff enable': ['admin'],
  'audit read': ['admin'],
};

let desk: StaffDesk;
const people = new Map<Role, Person>();
beforeAll(async () => {
  desk = await openStaffDesk({ studio: 'https://studio.shop.example' });
  for (const role of ROLES)
    people.set(role, await desk.signedIn(role, role === 'supplier' ? ['1'] : undefined));
}, 60_000);
afterAll(() => desk.close());

it('the table names every resource and every action', () => {
  const all = RESOURCES.flatMap(({ name, actions }) => [
    `${name} read`,
    ...Object.keys(actions).map((one) => `${name} ${one}`),
  ]);
  expect(Object.keys(MAY).toSorted()).toEqual(all.toSorted());
});

/** Answers a call of an action for an unknown row, or for an empty filter: 403 comes before everything else. */
async function ask(what: string, role: Role | undefined): Promise<number> {
  const [name = '', called = ''] = what.split(' ');
  const cookie = role && people.get(role)?.cookie;
  if (called === 'read') {
    const filter = encodeURIComponent(name === 'calendars' ? '{"hotel":"1"}' : '{}');
    return (await desk.call('GET', `/${name}?filter=${filter}`, { cookie })).status;
  }
  if (called === 'create')
    return (await desk.call('POST', `/${name}`, { cookie, body: { days: 'x' } })).status;
  const path = `/${name}/404${called === 'update' ? '' : `/${called}`}`;
  return (await desk.call(called === 'update' ? 'PUT' : 'POST', path, { cookie, body: { nothing: 1 } }))
    .status;
}

describe.each(Object.entries(MAY))('%s', (what, allowed) => {
  it.each(ROLES)('by the role %s', async (role) => {
    const status = await ask(what, role);
    if (allowed.includes(role)) expect([200, 400, 404]).toContain(status);
    else expect(status).toBe(403);
  });
  it('by nobody', async () => expect(await ask(what, undefined)).toBe(401));
});

it('the app learns what its role may do, and nothing of other resources', async () => {
  const permissions = async (role: Role) => {
    const { body } = await desk.call('GET', '/session', { cookie: people.get(role)?.cookie });
    return body['permissions'];
  };
  expect(await permissions('supplier')).toEqual({
    reservations: ['acknowledge'],
    activityVouchers: ['create'],
    hotels: ['update'],
    calendars: ['set'],
  });
  expect(await permissions('content')).toEqual({
    promoCodes: ['create', 'update', 'pause', 'resume'],
    reviews: ['publish', 'reject', 'reply'],
    hotels: ['update'],
    content: ['create', 'update'],
    contentVersions: ['publish', 'withdraw', 'restore', 'preview'],
    contentForms: [],
    partners: ['pause', 'resume'],
    studio: ['open'],
  });
  expect(Object.keys((await permissions('admin')) as object)).toEqual(RESOURCES.map(({ name }) => name));
});

it('a supplier sees and changes its own hotels alone', async () => {
  const { cookie } = people.get('supplier') ?? {};
  const list = await desk.call<{ data: { id: string }[]; total: number }>('GET', '/hotels', { cookie });
  expect(list.body).toMatchObject({ total: 1, data: [{ id: '1' }] });
  expect((await desk.call('GET', '/hotels?ids=1,2', { cookie })).body['total']).toBe(1);
  expect((await desk.call('GET', '/hotels/2', { cookie })).status).toBe(404);
  expect((await desk.call('GET', '/calendars/2:2030-06', { cookie })).status).toBe(404);
  const nights = { from: '2030-06-10', to: '2030-06-12', allotment: 2 };
  expect((await desk.call('POST', '/calendars/2:2030-06/set', { cookie, body: nights })).status).toBe(404);
  expect(
    (await desk.call('PUT', '/hotels/2', { cookie, body: { supplied: { checkin: '16:00' } } })).status,
  ).toBe(404);
  expect((await desk.call('POST', '/calendars/1:2030-06/set', { cookie, body: nights })).status).toBe(200);
});
