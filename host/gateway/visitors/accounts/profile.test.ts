import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookedStay,
  browserOf,
  confirmed,
  openVisitorDesk,
  PARTNER_ORIGIN,
  PASSWORD,
  SHOP_HOST,
  signedUp,
  type VisitorDesk,
} from '../../fixtures/visitor-desk.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
}, 60_000);
afterAll(() => desk.close());

const TOLD = {
  firstName: 'Zoë',
  lastName: 'Martin',
  phone: '+33 6 12 34 56 78',
  locale: 'nl_BE',
  street: '1 rue Feinte',
  zipCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
};
const companions = [{ firstName: 'Ben', lastName: 'Martin' }];

const customer = (email: string) => signedUp(desk, email, 'Zoë van Dam');
const booked = (number: string, email: string) =>
  bookedStay(desk, {
    number,
    email,
    guest: { firstName: 'Anna', lastName: 'Keller', phone: '0612345678' },
    locale: 'it_IT',
  });

describe('the profile of a customer', () => {
  it('begins with the name of the sign-up, keeps what is told, and is nobody else’s', async () => {
    const zoe = await customer('zoe@orange.example');
    const lea = await customer('lea@orange.example');
    expect((await zoe.get('/account/profile')).json()).toMatchObject({
      email: 'zoe@orange.example',
      firstName: 'Zoë',
      lastName: 'van Dam',
      companions: [],
    });
    expect((await zoe.post('/account/profile', TOLD)).statusCode).toBe(204);
    expect((await zoe.post('/account/companions', { companions })).statusCode).toBe(204);
    const kept = await zoe.get('/account/profile');
    expect(kept.json()).toEqual({ email: 'zoe@orange.example', ...TOLD, companions });
    expect(kept.headers['cache-control']).toBe('private, no-store');
    expect((await zoe.get('/account/state')).json()).toMatchObject({ name: 'Zoë Martin' });
    // One form does not empty what the other keeps.
    await zoe.post('/account/profile', { ...TOLD, city: '' });
    expect((await zoe.get('/account/profile')).json()).toMatchObject({ city: '', companions });
    expect((await lea.get('/account/profile')).body).not.toMatch(/Martin|Feinte|612/);
  });

  it('is shown to and changed by nobody without the session, nor by another site', async () => {
    const ana = await customer('ana@orange.example');
    const stranger = browserOf(desk.app);
    stranger.cookies.set('stay_access', 'made-up');
    for (const answer of [
      await stranger.get('/account/profile'),
      await stranger.post('/account/profile', TOLD),
      await stranger.post('/account/companions', { companions }),
    ])
      expect(answer.json()).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: SHOP_HOST, origin: PARTNER_ORIGIN, cookie };
    const read = await desk.app.inject({ url: '/gateway/account/profile', headers });
    expect(read.body).not.toContain('ana@orange.example');
    const written = await desk.app.inject({
      method: 'POST',
      url: '/gateway/account/profile',
      headers,
      payload: TOLD,
    });
    expect(written.statusCode).toBe(403);
  });

  it('takes no more than eight companions and no empty name, and says which field', async () => {
    const eva = await customer('eva@orange.example');
    const many = Array.from({ length: 9 }, () => companions[0]);
    expect((await eva.post('/account/companions', { companions: many })).statusCode).toBe(400);
    const nameless = await eva.post('/account/profile', { ...TOLD, firstName: '  ' });
    expect(nameless.statusCode).toBe(400);
    expect(nameless.body).toContain('firstName');
  });

  it('goes with the account', async () => {
    const tom = await customer('tom@orange.example');
    await tom.post('/account/profile', TOLD);
    expect((await tom.post('/account/deletion', { password: PASSWORD })).statusCode).toBe(204);
    const left = await desk.db.query(`select 1 from accounts where email = 'tom@orange.example'`);
    expect(left).toEqual([]);
  });
});

describe('an account of a booking', () => {
  it('has the name, phone and language that were booked with, once the mailed link was used', async () => {
    const email = 'anna@orange.example';
    await booked('30000001', email);
    const browser = browserOf(desk.app);
    expect((await browser.post('/account/bookings/30000001', { email })).statusCode).toBe(202);
    // Whoever pressed the button is not signed in by it.
    expect((await browser.get('/account/state')).json()).toMatchObject({ signedIn: false });
    const anna = await confirmed(desk, email);
    expect((await anna.get('/account/profile')).json()).toMatchObject({
      firstName: 'Anna',
      lastName: 'Keller',
      phone: '0612345678',
      locale: 'it_IT',
    });
    expect((await anna.get('/account/bookings')).body).toContain('30000001');
  });

  it('is made for nobody who does not know its address, and changes no profile that there is', async () => {
    const email = 'kim@orange.example';
    await booked('30000002', email);
    const wrong = await browserOf(desk.app).post('/account/bookings/30000002', { email: 'x@orange.example' });
    expect(wrong.json()).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    const kim = await customer(email);
    await kim.post('/account/profile', TOLD);
    await browserOf(desk.app).post('/account/bookings/30000002', { email });
    expect((await kim.get('/account/profile')).json()).toMatchObject({
      firstName: 'Zoë',
      street: '1 rue Feinte',
    });
  });
});
