import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffDesk, PASSWORD, type StaffDesk } from '../fixtures/staff-desk.ts';
import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import { codeAt } from './second-factor.ts';
import { createStaffAccounts, resealStaff } from './staff-accounts.ts';

const MINUTE = 60_000;

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk.close());

const now = () => desk.shop.clock.now;
const signIn = (email: string, code: string, password = PASSWORD) =>
  desk.call('POST', '/session', { body: { email, password, code } });

it('an agent sets up password and second factor with a link that works once', async () => {
  const token = await desk.invite('new@shop.example', 'support');
  const begun = await desk.call<{ email: string; secret: string; qr: string }>('POST', '/session/set-up', {
    body: { token },
  });
  expect(begun.body).toMatchObject({
    email: 'new@shop.example',
    qr: expect.stringContaining('<svg') as string,
  });
  const finish = (body: object) => desk.call('POST', '/session/set-up/finish', { body: { token, ...body } });
  const code = codeAt(begun.body.secret, now());
  expect((await finish({ password: 'short', code })).status).toBe(400);
  expect((await finish({ password: PASSWORD, code: '000000' })).status).toBe(400);
  const done = await finish({ password: PASSWORD, code });
  expect(done.body['recoveryCodes']).toHaveLength(10);
  expect((await finish({ password: PASSWORD, code })).body).toMatchObject({ code: 'LINK_EXPIRED' });
  const [row] = await desk.shop.db.query<{ password: string; totp: string }>(
    `select password, totp_secret as totp from staff where email = 'new@shop.example'`,
  );
  expect(row?.password).toMatch(/^scrypt\$/);
  expect(row?.totp).not.toContain(begun.body.secret);
});

it('a set-up link ends after two days', async () => {
  const token = await desk.invite('late@shop.example', 'support');
  desk.shop.clock.now += 48 * 60 * MINUTE + 1;
  const { status, body } = await desk.call('POST', '/session/set-up', { body: { token } });
  expect([status, body['code']]).toEqual([410, 'LINK_EXPIRED']);
});

it('nobody signs in without the second factor, nor with a code that was used before', async () => {
  const { email, secret } = await desk.setUp('support');
  expect((await signIn(email, '123')).status).toBe(401);
  const code = codeAt(secret, now());
  const first = await signIn(email, code);
  expect(first.status).toBe(204);
  expect((await signIn(email, code)).status).toBe(401);
  expect((await signIn(email, codeAt(secret, now() - 30_000))).status).toBe(401);
});

it('a recovery code replaces the code of a lost phone once', async () => {
  const { email, recoveryCodes } = await desk.setUp('support');
  const [code = ''] = recoveryCodes;
  expect((await signIn(email, code.toUpperCase())).status).toBe(204);
  expect((await signIn(email, code)).status).toBe(401);
});

it('five wrong codes with the right password lock an account for a quarter of an hour, with the same answer for all', async () => {
  const { email, secret } = await desk.setUp('support');
  const answers = [];
  const wrong = codeAt(secret, now() + 10 * MINUTE);
  for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await signIn(email, wrong)).body['message']);
  const locked = await signIn(email, codeAt(secret, now()));
  const unknown = await signIn('nobody@shop.example', '123456');
  expect(locked.status).toBe(401);
  expect(new Set([...answers, locked.body['message'], unknown.body['message']]).size).toBe(1);
  desk.shop.clock.now += 15 * MINUTE + 1;
  expect((await signIn(email, codeAt(secret, now()))).status).toBe(204);
  const rows = await desk.shop.db.query(
    `select 1 from staff_audit where staff_email = $1 and action = 'locked'`,
    [email],
  );
  expect(rows).toHaveLength(1);
});

it('strangers who guess passwords close an account to their own network alone', async () => {
  const { email, secret } = await desk.setUp('support');
  const from = async (remoteAddress: string, password: string) =>
    (
      await desk.app.inject({
        method: 'POST',
        url: '/admin/api/session',
        remoteAddress,
        payload: { email, password, code: codeAt(secret, now()) },
      })
    ).statusCode;
  for (let attempt = 0; attempt < 9; attempt += 1)
    expect(await from('203.0.113.9', `a wrong password ${attempt}`)).toBe(401);
  expect(await from('203.0.113.9', PASSWORD)).toBe(401);
  expect(await from('198.51.100.4', PASSWORD)).toBe(204);
  desk.shop.clock.now += 15 * MINUTE + 1;
  expect(await from('203.0.113.9', PASSWORD)).toBe(204);
});

it('the same press eight times signs in once and locks nobody out', async () => {
  const { email, secret } = await desk.setUp('support');
  const code = codeAt(secret, now());
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await signIn(email, code)).status),
  );
  expect(statuses.toSorted()).toEqual([204, ...Array.from({ length: 7 }, () => 401)]);
  desk.shop.clock.now += MINUTE;
  expect((await signIn(email, codeAt(secret, now()))).status).toBe(204);
});

it('a session ends when it is idle, after a working day, at sign-out, and when the account is ended', async () => {
  const open = async () => (await desk.signedIn('support')).cookie;
  const isOpen = async (cookie: string) => (await desk.call('GET', '/session', { cookie })).status === 200;
  const idle = await open();
  desk.shop.clock.now += 19 * MINUTE;
  expect(await isOpen(idle)).toBe(true);
  desk.shop.clock.now += 21 * MINUTE;
  expect(await isOpen(idle)).toBe(false);
  const long = await open();
  let hours = 0;
  while (hours < 40 && (await isOpen(long))) {
    hours += 1 / 4;
    desk.shop.clock.now += 15 * MINUTE;
  }
  expect(hours).toBe(9);
  const left = await open();
  await desk.call('DELETE', '/session', { cookie: left });
  expect(await isOpen(left)).toBe(false);
  const { cookie, email } = await desk.signedIn('support');
  const admin = await desk.signedIn('admin');
  const list = await desk.call<{ data: { id: string }[] }>(
    'GET',
    `/staff?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`,
    admin,
  );
  await desk.call('POST', `/staff/${list.body.data[0]?.id}/disable`, {
    ...admin,
    body: { reason: 'left the shop' },
  });
  expect(await isOpen(cookie)).toBe(false);
});

it('the cookie is closed to scripts, other sites and other hosts', async () => {
  const { email, secret } = await desk.setUp('support');
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/admin/api/session',
    payload: { email, password: PASSWORD, code: codeAt(secret, now()) },
  });
  const [set] = answer.cookies;
  expect(set).toMatchObject({
    name: '__Host-staff',
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/',
  });
  expect(set).not.toHaveProperty('domain');
});

it('other sites change and read nothing, whatever cookies they send', async () => {
  const { cookie } = await desk.signedIn('admin');
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'https://www.shop.example', 'sec-fetch-site': 'same-site' },
  ])
    for (const [method, path] of [
      ['DELETE', '/session'],
      ['GET', '/bookings'],
    ] as const) {
      const { status, body } = await desk.call(method, path, { cookie, headers });
      expect([status, body['code']]).toEqual([403, 'FORBIDDEN']);
    }
});

it('guesses of one address are limited over all accounts', async () => {
  const strict = await openStaffDesk({ signInLimit: 3 });
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    statuses.push(
      (
        await strict.call('POST', '/session', {
          body: { email: `p${attempt}@shop.example`, password: 'x', code: '1' },
        })
      ).status,
    );
  await strict.close();
  expect(statuses).toEqual([401, 401, 401, 429]);
});

it('with a host of its own the back office is not found on the shop, nor the shop on it', async () => {
  const apart = await openStaffDesk({ host: 'office.shop.example' });
  const ask = async (host: string, url: string) =>
    (await apart.app.inject({ url, headers: { host } })).statusCode;
  expect(await ask('office.shop.example', '/admin/api/session')).toBe(401);
  expect(await ask('office.shop.example:8443', '/')).toBe(302);
  expect(await ask('office.shop.example', '/search')).toBe(404);
  expect(await ask('www.shop.example', '/admin/api/session')).toBe(404);
  expect(await ask('www.shop.example', '/admin/')).toBe(404);
  // However an address is written, the route that it leads to decides.
  for (const path of [
    '/%61dmin/',
    '/admi%6E/api/session',
    '/admin/%61pi/session',
    '/%2561dmin/',
    '//admin/',
  ]) {
    expect(await ask('www.shop.example', path), path).toBe(404);
  }
  expect(await ask('office.shop.example', '/%61dmin/api/session')).toBe(401);
  // A target with an origin of its own is that of the host that is asked.
  await apart.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = apart.app.server.address() as AddressInfo;
  const path = 'http://office.shop.example/admin/api/session';
  for (const [host, status] of [
    ['www.shop.example', 404],
    ['office.shop.example', 401],
  ] as const) {
    const [answer] = (await once(get({ port, path, headers: { host }, agent: false }), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    expect(answer.statusCode, host).toBe(status);
  }
  await apart.close();
});

it('staff sign in after SESSION_SECRET was replaced, and their second factors take on the new one', async () => {
  const { db } = desk.shop;
  const [old, fresh] = ['s'.repeat(32), 'n'.repeat(32)];
  const accountsOf = (secret: Secret) => createStaffAccounts({ ...desk.parts, db, secret });
  const [one, two] = [await desk.setUp('support'), await desk.setUp('finance')];
  const enter = (secret: Secret, { email, secret: totp }: { email: string; secret: string }) => {
    desk.shop.clock.now += MINUTE;
    return accountsOf(secret).signIn(email, PASSWORD, codeAt(totp, now()), 'network');
  };
  await expect(enter(fresh, one)).rejects.toMatchObject({ code: 'SIGN_IN_FAILED' });
  const token = await enter([fresh, old], one);
  expect(await accountsOf(fresh).staffOf(token)).toMatchObject({ email: one.email });
  // By the sign-in.
  await enter(fresh, one);
  // By the command, for those who do not sign in meanwhile.
  expect((await db.transaction((tx) => resealStaff(tx, fresh))).lost).toContain(two.email);
  expect(await db.transaction((tx) => resealStaff(tx, [fresh, old]))).toMatchObject({ lost: [] });
  expect(await db.transaction((tx) => resealStaff(tx, fresh))).toEqual({ renewed: 0, lost: [] });
  await enter(fresh, two);
  // A recovery code is known as long as the secret of its day.
  const [code = ''] = two.recoveryCodes;
  await accountsOf([fresh, old]).signIn(two.email, PASSWORD, code, 'network');
});
