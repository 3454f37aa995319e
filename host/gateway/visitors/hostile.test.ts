import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisitorDesk, SHOP_HOST, SHOP_ORIGIN, type VisitorDesk } from '../fixtures/visitor-desk.ts';

let desk: VisitorDesk;
let cookie = '';
beforeAll(async () => {
  desk = await openVisitorDesk();
  // An agent's form needs no proof, so that each reaches the table.
  const signIn = await desk.app.inject({
    method: 'POST',
    url: '/gateway/care/sign-in',
    headers: { host: SHOP_HOST, origin: SHOP_ORIGIN },
    payload: { credential: desk.issuer.issue('ana') },
  });
  cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}, 60_000);
afterAll(() => desk.close(), 60_000);

/** Texts that databases, headers and JSON trip over. */
const NASTY = [
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '\r\nSet-Cookie: a=b',
  '/\u70b9',
  '/\u70b9#\ud800',
  "'; drop table accounts; --",
  '__proto__',
  '%00',
  '%E0%A4%A',
  '\u202e\ufeff',
  '\ud83d\ude00'.repeat(20),
];

const CALLS: Record<string, { path: string; body: Record<string, unknown>; form?: boolean }> = {
  contact: {
    path: '/gateway/contact',
    form: true,
    body: {
      orgid: 'staykit',
      status: 'New',
      type: 'Complaint',
      subtype: '',
      origin: 'Web',
      pos: 'FR',
      retURL: '/contact',
      Booking_ID__c: '12345678',
      description: 'a\r\nb',
      name: 'Zoë',
      email: 'zoe@orange.example',
      phone: '06',
    },
  },
  collect: {
    path: '/analytics/ga/collect/fr',
    body: {
      client_id: '1',
      user_id: '2',
      user_data: {},
      non_personalized_ads: false,
      events: [{ name: 'a', params: {} }],
    },
  },
  signUp: { path: '/gateway/account/sign-up', body: { email: 'a@b.example', name: 'Zoë', locale: 'fr_FR' } },
  signIn: { path: '/gateway/account/sign-in', body: { email: 'a@b.example', password: 'x' } },
  newPassword: { path: '/gateway/account/new-password', body: { token: 'a', password: 'a long password' } },
  reset: { path: '/gateway/account/password-reset', body: { email: 'a@b.example', locale: 'fr_FR' } },
  care: { path: '/gateway/care/sign-in', body: { credential: 'a.b.c' } },
  check: { path: '/gateway/contact/check', body: { payload: 'e30=' } },
  error: {
    path: '/gateway/errors',
    body: { level: 'ERROR', message: 'x', location: 'a', locale: 'fr_FR', page: '/' },
  },
};

it.each(Object.keys(CALLS))(
  'whatever stands in a field of %s, the server answers and lives',
  async (name) => {
    const { path, body, form } = CALLS[name] ?? { path: '', body: {} };
    const send = (fields: Record<string, unknown>) =>
      desk.app.inject({
        method: 'POST',
        url: path,
        headers: {
          host: SHOP_HOST,
          origin: SHOP_ORIGIN,
          cookie,
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        },
        payload: form
          ? String(new URLSearchParams(fields as Record<string, string>))
          : JSON.stringify(fields),
      });
    for (const field of Object.keys(body))
      for (const text of NASTY) {
        const values =
          name === 'collect' && field !== 'client_id' ? [text, { [text]: text }, [text]] : [text];
        for (const value of values) {
          const answer = await send({ ...body, [field]: value });
          expect(answer.statusCode, `${field} ${JSON.stringify(value)} ${answer.body}`).toBeLessThan(500);
        }
      }
    if (name !== 'collect') return;
    for (const text of NASTY) {
      const answer = await send({ ...body, events: [{ name: 'a', params: { [text]: [{ [text]: text }] } }] });
      // A key that would change what objects are is refused, every other one kept.
      expect(answer.statusCode, JSON.stringify(text)).toBe(text === '__proto__' ? 400 : 204);
    }
  },
  120_000,
);

it('an address that was not found may hold anything', async () => {
  for (const text of NASTY) {
    const uri = encodeURIComponent(text.toWellFormed());
    expect((await desk.app.inject(`/error?uri=${uri}&locale=fr_FR`)).statusCode, uri).toBe(204);
  }
});
