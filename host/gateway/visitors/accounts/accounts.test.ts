import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserOf,
  linkTo,
  openVisitorDesk,
  PASSWORD,
  SHOP_HOST,
  type VisitorDesk,
} from '../../fixtures/visitor-desk.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
}, 60_000);
afterAll(() => desk.close());

let count = 0;

/** Somebody with an account, signed in in a browser of their own. */
async function customer() {
  count += 1;
  const email = `zoe${count}@orange.example`;
  const browser = browserOf(desk.app);
  await browser.post('/account/sign-up', { email, name: 'Zoë', locale: 'fr_FR' });
  const token = await linkTo(desk.db, email);
  const welcome = await browser.post('/account/new-password', { token, password: PASSWORD });
  return { email, browser, token, welcome };
}

const mailsTo = async (email: string) =>
  (
    await desk.db.query<{ template: string }>(
      'select template from mail_outbox where recipient = $1 order by id',
      [email],
    )
  ).map(({ template }) => template);

const state = async (browser: ReturnType<typeof browserOf>) => (await browser.get('/account/state')).json();

describe('an account', () => {
  it('is opened by the link of a mail, and signs in at once', async () => {
    const { welcome, browser } = await customer();
    expect([welcome.statusCode, welcome.json()]).toEqual([
      200,
      { signedIn: true, care: false, name: 'Zoë', wishes: 0 },
    ]);
    expect(await state(browser)).toMatchObject({ signedIn: true, name: 'Zoë' });
  });

  it('has cookies that no script reads, no plain connection carries and no other site’s form sends', async () => {
    const { welcome } = await customer();
    expect(welcome.cookies.map(({ name }) => name)).toEqual(['stay_access', 'stay_account']);
    for (const cookie of welcome.cookies)
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  });

  it('is signed into with e-mail and password, and out of again, other cookies kept', async () => {
    const { email } = await customer();
    const browser = browserOf(desk.app);
    browser.cookies.set('other', '1');
    expect(
      (await browser.post('/account/sign-in', { email: email.toUpperCase(), password: PASSWORD })).statusCode,
    ).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['other', 'stay_access', 'stay_account']);
    expect((await browser.post('/account/sign-out')).statusCode).toBe(204);
    expect([...browser.cookies.keys()]).toEqual(['other']);
    expect(await state(browser)).toEqual({ signedIn: false, care: false, wishes: 0 });
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await customer();
    const answers = [];
    for (const who of [email, 'nobody@orange.example']) {
      const answer = await browserOf(desk.app).post('/account/sign-in', {
        email: who,
        password: 'wrong word',
      });
      const { requestId: _id, ...body } = answer.json();
      answers.push([answer.statusCode, body, answer.cookies]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject([401, { code: 'SIGN_IN_FAILED' }, []]);
  });

  it('that exists already gets a mail to reset its password, with the same answer', async () => {
    const { email } = await customer();
    const asked = await browserOf(desk.app).post('/account/sign-up', { email, name: 'Eve', locale: 'fr_FR' });
    const fresh = await browserOf(desk.app).post('/account/sign-up', {
      email: 'new@orange.example',
      name: 'Eve',
      locale: 'fr_FR',
    });
    expect([asked.statusCode, asked.body]).toEqual([fresh.statusCode, fresh.body]);
    expect(await mailsTo(email)).toEqual(['account-confirmation', 'password-reset']);
    const unknown = await browserOf(desk.app).post('/account/password-reset', {
      email: 'never@orange.example',
      locale: 'fr_FR',
    });
    expect([unknown.statusCode, unknown.body]).toEqual([202, '']);
    expect(await mailsTo('never@orange.example')).toEqual([]);
  });

  it('nobody else can open with a password of their own: only the link sets one', async () => {
    const browser = browserOf(desk.app);
    const email = 'victim@orange.example';
    await browser.post('/account/sign-up', {
      email,
      name: 'Eve',
      locale: 'fr_FR',
      password: 'the thief’s own',
    });
    expect((await browser.post('/account/sign-in', { email, password: 'the thief’s own' })).statusCode).toBe(
      401,
    );
  });
});

describe('the link of a mail', () => {
  it('works once', async () => {
    const { token } = await customer();
    const again = await browserOf(desk.app).post('/account/new-password', { token, password: PASSWORD });
    expect([again.statusCode, again.json().code]).toEqual([410, 'LINK_EXPIRED']);
  });

  it('to a new password works for an hour, ends every session and refuses the old password', async () => {
    const { email, browser } = await customer();
    await browserOf(desk.app).post('/account/password-reset', { email, locale: 'fr_FR' });
    const token = await linkTo(desk.db, email);
    const other = browserOf(desk.app);
    expect(
      (await other.post('/account/new-password', { token, password: 'another long one' })).statusCode,
    ).toBe(200);
    expect(await state(browser)).toMatchObject({ signedIn: false });
    expect((await browser.post('/account/sign-in', { email, password: PASSWORD })).statusCode).toBe(401);

    await other.post('/account/password-reset', { email, locale: 'fr_FR' });
    const late = await linkTo(desk.db, email);
    desk.clock.now += 60 * 60_000;
    expect((await other.post('/account/new-password', { token: late, password: PASSWORD })).statusCode).toBe(
      410,
    );
  });

  it('is stored as a hash, and so are sessions: the database alone does not allow signing in', async () => {
    const { email, browser } = await customer();
    await browser.post('/account/password-reset', { email, locale: 'fr_FR' });
    const token = await linkTo(desk.db, email);
    const kept = JSON.stringify([
      await desk.db.query('select * from account_links'),
      await desk.db.query('select * from sessions'),
      await desk.db.query('select * from accounts'),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(browser.cookies.get('stay_access'));
    expect(kept).not.toContain(PASSWORD);
  });
});

it('one address gets five links an hour, however often somebody asks for them', async () => {
  const { email } = await customer();
  const before = (await mailsTo(email)).length;
  for (let turn = 0; turn < 8; turn += 1) {
    const asked = await browserOf(desk.app).post('/account/password-reset', { email, locale: 'fr_FR' });
    expect(asked.statusCode).toBe(202);
  }
  expect((await mailsTo(email)).length - before).toBe(4);
  desk.clock.now += 60 * 60_000;
  await browserOf(desk.app).post('/account/password-reset', { email, locale: 'fr_FR' });
  expect((await mailsTo(email)).length - before).toBe(5);
}, 20_000);

describe('a session', () => {
  it('gets a new token at every sign-in and change of password; the old one is worth nothing', async () => {
    const { email, browser } = await customer();
    const first = browser.cookies.get('stay_access') ?? '';
    await browser.post('/account/sign-in', { email, password: PASSWORD });
    const second = browser.cookies.get('stay_access') ?? '';
    expect(second).not.toBe(first);
    await browser.post('/account/password', { current: PASSWORD, next: 'another long one' });
    const third = browser.cookies.get('stay_access') ?? '';
    expect(third).not.toBe(second);
    for (const old of [first, second]) {
      const thief = browserOf(desk.app);
      thief.cookies.set('stay_access', old);
      expect(await state(thief)).toMatchObject({ signedIn: false });
    }
    expect(await state(browser)).toMatchObject({ signedIn: true });
  });

  it('is asked for the present password before it takes another', async () => {
    const { browser } = await customer();
    const wrong = await browser.post('/account/password', { current: 'not this', next: 'another long one' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'SIGN_IN_FAILED']);
    const nobody = await browserOf(desk.app).post('/account/password', { current: PASSWORD, next: PASSWORD });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });

  it('ends after two weeks without use, and after two months in any case', async () => {
    const day = 24 * 60 * 60_000;
    const idle = await customer();
    desk.clock.now += 14 * day;
    expect(await state(idle.browser)).toMatchObject({ signedIn: false });

    const busy = await customer();
    for (let week = 1; week <= 8; week += 1) {
      desk.clock.now += 7 * day;
      expect(await state(busy.browser), `week ${week}`).toMatchObject({ signedIn: true });
    }
    desk.clock.now += 4 * day;
    expect(await state(busy.browser)).toMatchObject({ signedIn: false });
  });

  it('is of no use to a page of another site', async () => {
    const { browser } = await customer();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const headers of [
      { origin: 'https://other.example' },
      { origin: 'https://nl.shop.example' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ]) {
      const answer = await desk.app.inject({
        method: 'POST',
        url: '/gateway/account/sign-out',
        headers: { host: SHOP_HOST, cookie, ...headers },
      });
      expect(answer.statusCode, JSON.stringify(headers)).toBe(403);
    }
    expect(await state(browser)).toMatchObject({ signedIn: true });
  });
});

it('twenty wrong passwords for one e-mail close it for a while, from wherever they come', async () => {
  const { email } = await customer();
  const tryOne = (password: string) => browserOf(desk.app).post('/account/sign-in', { email, password });
  for (let turn = 0; turn < 20; turn += 1) expect((await tryOne('wrong word')).statusCode).toBe(401);
  expect((await tryOne(PASSWORD)).statusCode).toBe(429);
  desk.clock.now += 15 * 60_000;
  expect((await tryOne(PASSWORD)).statusCode).toBe(200);
});

it('who guesses a password in a stolen session is counted with all other calls, and is out at the limit', async () => {
  const { email, browser } = await customer();
  const guess = (turn: number) =>
    [
      () => browser.post('/account/password', { current: `guess ${turn}`, next: 'another long one' }),
      () => browser.post('/account/deletion', { password: `guess ${turn}` }),
      () => browser.post('/account/email', { email: 'other@orange.example', password: `guess ${turn}` }),
      () => browserOf(desk.app).post('/account/sign-in', { email, password: `guess ${turn}` }),
    ][turn % 4]!();
  for (let turn = 0; turn < 17; turn += 1) expect((await guess(turn)).statusCode).toBe(401);
  expect(await state(browser)).toMatchObject({ signedIn: true });
  for (const turn of [17, 18, 20]) expect((await guess(turn)).statusCode).toBe(401);
  expect(await state(browser)).toMatchObject({ signedIn: false });
  const { statusCode } = await browserOf(desk.app).post('/account/sign-in', { email, password: PASSWORD });
  expect(statusCode).toBe(429);
  desk.clock.now += 15 * 60_000;
});

describe('the wishlist', () => {
  const list = async (browser: ReturnType<typeof browserOf>) =>
    (await browser.get('/wishlist')).json().productIds;

  it('of a visitor without an account is stored after consent', async () => {
    const browser = browserOf(desk.app);
    const refused = await browser.post('/wishlist/7');
    expect([refused.statusCode, refused.json().code, refused.cookies]).toEqual([401, 'SIGN_IN_REQUIRED', []]);
    browser.cookies.set('stay_consent', 'preferences');
    expect((await browser.post('/wishlist/7')).json()).toEqual({ productId: '7', wished: true });
    expect((await browser.get('/wishlist/7')).json()).toEqual({ productId: '7', wished: true });
    expect((await browser.get('/wishlist/8')).json()).toEqual({ productId: '8', wished: false });
    expect(await list(browserOf(desk.app))).toEqual([]);
    expect((await browser.remove('/wishlist/7')).json()).toEqual({ productId: '7', wished: false });
    expect(await list(browser)).toEqual([]);
  });

  it('comes along into the account at sign-in, newest first and each product once', async () => {
    const { email, browser: first } = await customer();
    await first.post('/wishlist/1');
    desk.clock.now += 1_000;
    await first.post('/wishlist/2');
    const second = browserOf(desk.app);
    second.cookies.set('stay_consent', 'preferences');
    desk.clock.now += 1_000;
    await second.post('/wishlist/3');
    await second.post('/wishlist/1');
    const welcome = await second.post('/account/sign-in', { email, password: PASSWORD });
    expect(welcome.json().wishes).toBe(3);
    expect(await list(second)).toEqual(['3', '2', '1']);
    expect(second.cookies.has('stay_visitor')).toBe(false);
    expect(await list(first)).toEqual(['3', '2', '1']);
  });
});
