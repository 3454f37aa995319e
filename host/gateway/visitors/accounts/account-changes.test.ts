import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookedStay,
  browserOf,
  linkTo,
  openVisitorDesk,
  PASSWORD,
  signedUp,
  soldGift,
  type VisitorDesk,
} from '../../fixtures/visitor-desk.ts';
import { insertRedemption } from '../../gifts/gift-redemptions.ts';
import { mailTexts } from '../../mail/fixtures/mail-texts.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
}, 60_000);
afterAll(() => desk.close());

let count = 0;
const HOUR = 60 * 60_000;
/** Its check character fits. */
const CODE = '9GQX6DMU3AHRY7E2';

/** Somebody with an account, signed in, and numbers for what they buy. */
async function customer() {
  count += 1;
  const email = `mia${count}@orange.example`;
  return {
    email,
    browser: await signedUp(desk, email),
    booking: 30_000_000 + count,
    gift: 40_000_000 + count,
  };
}
const state = async (browser: ReturnType<typeof browserOf>) => (await browser.get('/account/state')).json();
const mailsTo = async (email: string) => [...(await mailTexts(desk.db, email)).keys()];
const codeOf = (answer: { statusCode: number; body: string }) => [
  answer.statusCode,
  answer.body === '' ? undefined : (JSON.parse(answer.body) as { code?: string }).code,
];

describe('a gift that somebody received', () => {
  interface Listed {
    gifts: { code: string; state: string; amountLeft: number; bookingNumber?: string; fromName?: string }[];
  }
  const list = async (browser: ReturnType<typeof browserOf>) =>
    (await browser.get('/account/gifts/received')).json<Listed>().gifts;

  it('by e-mail is in the account of that address once it was sent, with what is left of it', async () => {
    const { email, browser, gift } = await customer();
    const recipient = { name: 'Mia', email: email.toUpperCase() };
    const personalisation = { fromName: ' Ben ', message: 'Enjoy' };
    await soldGift(desk, { number: String(gift), email: 'ben@orange.example', recipient, personalisation });
    for (const [number, changes] of [
      [gift + 100, { sending: 'planned' }],
      [gift + 200, { format: 'physical' }],
      [gift + 300, { state: 'pending' }],
    ] as const)
      await soldGift(desk, { number: String(number), email: 'ben@orange.example', recipient, ...changes });
    expect(await list(browser)).toEqual([
      {
        label: 'A night in a castle',
        state: 'open',
        amountLeft: 20_000,
        validUntil: '2032-03-04',
        code: expect.stringMatching(/^CODE-4000/),
        fromName: 'Ben',
        voucherUrl: `/api/gifts/voucher?token=voucher-of-${gift}`,
      },
    ]);
    expect((await browser.get('/account/gifts')).json()).toEqual({ gifts: [] });
  });

  it('is added by its code once, says what it became, and what can be used comes first', async () => {
    const { browser, gift, booking } = await customer();
    await soldGift(desk, { number: String(gift), email: 'ben@orange.example', code: CODE });
    for (const code of [CODE, CODE.toLowerCase()])
      expect((await browser.post('/account/gifts/received', { code })).statusCode).toBe(204);
    await soldGift(desk, {
      number: String(gift + 100),
      email: 'ben@orange.example',
      validUntil: '2031-01-01',
    });
    expect(
      (await browser.post('/account/gifts/received', { voucher: `voucher-of-${gift + 100}` })).statusCode,
    ).toBe(204);
    expect((await list(browser)).map(({ amountLeft }) => amountLeft)).toEqual([20_000, 20_000]);
    await bookedStay(desk, { number: String(booking), email: 'ana@orange.example' });
    await insertRedemption(
      desk.db,
      { bookingNumber: String(booking), code: CODE, differenceCents: 0 },
      desk.clock.now,
    );
    const [open, used] = await list(browser);
    expect(open).toMatchObject({ state: 'open', amountLeft: 20_000 });
    expect(used).toMatchObject({ state: 'used', amountLeft: 0, bookingNumber: String(booking) });
    await desk.db.query(`update gift_sales set status = 'refunded' where number = $1`, [String(gift + 100)]);
    expect((await list(browser)).map((one) => one.state).toSorted()).toEqual(['cancelled', 'used']);
  });

  it('is not added by a mistyped or unknown code, a made up link, both at once, or nobody', async () => {
    const { browser } = await customer();
    for (const [body, status, code] of [
      [{ code: '2222-2222-2222-2223' }, 400, 'GIFT_CODE_MISTYPED'],
      [{ code: '2222-2222-2222-2222' }, 404, 'GIFT_CODE_UNKNOWN'],
      [{ voucher: 'voucher-of-nobody-at-all' }, 404, 'GIFT_CODE_UNKNOWN'],
      [{ code: CODE, voucher: 'voucher-of-nobody-at-all' }, 400, 'BAD_REQUEST'],
      [{}, 400, 'BAD_REQUEST'],
    ] as const)
      expect(codeOf(await browser.post('/account/gifts/received', body))).toEqual([status, code]);
    expect(codeOf(await browserOf(desk.app).post('/account/gifts/received', { code: CODE }))).toEqual([
      401,
      'SIGN_IN_REQUIRED',
    ]);
    expect(await list(browser)).toEqual([]);
  });
});

describe('another e-mail address', () => {
  it('is confirmed by a link to it: bookings and gifts move along, other sessions end, the old address is told', async () => {
    const { email, browser, booking, gift } = await customer();
    const elsewhere = browserOf(desk.app);
    await elsewhere.post('/account/sign-in', { email, password: PASSWORD });
    await bookedStay(desk, { number: String(booking), email: email.toUpperCase() });
    await soldGift(desk, { number: String(gift), email });
    const next = `new-${email}`;
    expect((await browser.post('/account/email', { email: next, password: PASSWORD })).statusCode).toBe(202);
    const token = await linkTo(desk.db, next);
    expect((await browser.get('/account/profile')).json()).toMatchObject({ email });
    const before = browser.cookies.get('stay_access');
    expect((await browser.post('/account/email/confirmation', { token })).statusCode).toBe(204);
    expect((await browser.get('/account/profile')).json()).toMatchObject({ email: next });
    expect((await browser.get('/account/bookings')).json().bookings).toHaveLength(1);
    expect((await browser.get('/account/gifts')).json().gifts).toHaveLength(1);
    expect(browser.cookies.get('stay_access')).not.toBe(before);
    expect(await state(elsewhere)).toMatchObject({ signedIn: false });
    expect(await mailsTo(email)).toContain('email-changed');
    const signIn = (who: string) =>
      browserOf(desk.app).post('/account/sign-in', { email: who, password: PASSWORD });
    expect([(await signIn(email)).statusCode, (await signIn(next)).statusCode]).toEqual([401, 200]);
    // Once.
    expect(codeOf(await browser.post('/account/email/confirmation', { token }))).toEqual([
      410,
      'LINK_EXPIRED',
    ]);
  });

  it('needs the password, and its link the account that asked for it: a stranger’s mailbox opens nothing', async () => {
    const { email, browser } = await customer();
    const next = `stranger-of-${email}`;
    expect(codeOf(await browser.post('/account/email', { email: next, password: 'not this' }))).toEqual([
      401,
      'SIGN_IN_FAILED',
    ]);
    expect(await mailsTo(next)).toEqual([]);
    await browser.post('/account/email', { email: next, password: PASSWORD });
    const token = await linkTo(desk.db, next);
    const stranger = await customer();
    for (const [who, code] of [
      [browserOf(desk.app), 'SIGN_IN_REQUIRED'],
      [stranger.browser, 'LINK_EXPIRED'],
    ] as const)
      expect(codeOf(await who.post('/account/email/confirmation', { token }))[1]).toBe(code);
    // Nor does it set a password or delete an account.
    expect(
      codeOf(await stranger.browser.post('/account/new-password', { token, password: PASSWORD }))[1],
    ).toBe('LINK_EXPIRED');
    expect(codeOf(await stranger.browser.post('/account/deletion/confirmation', { token }))[1]).toBe(
      'LINK_EXPIRED',
    );
    // The owner may still use it.
    expect((await browser.post('/account/email/confirmation', { token })).statusCode).toBe(204);
  });

  it('that is somebody’s is answered alike and mailed nothing; an account that nobody confirmed gives way', async () => {
    const { browser } = await customer();
    const other = await customer();
    const before = await mailsTo(other.email);
    const asked = await browser.post('/account/email', { email: other.email, password: PASSWORD });
    expect([asked.statusCode, asked.body]).toEqual([202, '']);
    expect(await mailsTo(other.email)).toEqual(before);
    const squatted = `squatted-${count}@orange.example`;
    await browserOf(desk.app).post('/account/sign-up', { email: squatted, name: 'Eve', locale: 'fr_FR' });
    await browser.post('/account/email', { email: squatted, password: PASSWORD });
    const token = await linkTo(desk.db, squatted);
    expect((await browser.post('/account/email/confirmation', { token })).statusCode).toBe(204);
  });

  it('taken by an account of its own in the meantime stays with that one', async () => {
    const { email, browser } = await customer();
    const next = `raced-${email}`;
    await browser.post('/account/email', { email: next, password: PASSWORD });
    const token = await linkTo(desk.db, next);
    await signedUp(desk, next);
    expect(codeOf(await browser.post('/account/email/confirmation', { token }))).toEqual([
      410,
      'LINK_EXPIRED',
    ]);
    expect((await browser.get('/account/profile')).json()).toMatchObject({ email });
  });

  it('is forgotten after a day, and once the password is another: who asked may have been a thief', async () => {
    const { email, browser } = await customer();
    const next = `late-${email}`;
    const ask = async () => {
      await browser.post('/account/email', { email: next, password: PASSWORD });
      return linkTo(desk.db, next);
    };
    const late = await ask();
    desk.clock.now += 24 * HOUR;
    expect(codeOf(await browser.post('/account/email/confirmation', { token: late }))[1]).toBe(
      'LINK_EXPIRED',
    );
    const token = await ask();
    await browser.post('/account/password', { current: PASSWORD, next: PASSWORD });
    expect(codeOf(await browser.post('/account/email/confirmation', { token }))[1]).toBe('LINK_EXPIRED');
  });

  it('ends a link to a new password that waits in the old mailbox', async () => {
    const { email, browser } = await customer();
    await browserOf(desk.app).post('/account/password-reset', { email, locale: 'fr_FR' });
    const reset = await linkTo(desk.db, email);
    await browser.post('/account/email', { email: `safe-${email}`, password: PASSWORD });
    const token = await linkTo(desk.db, `safe-${email}`);
    await browser.post('/account/email/confirmation', { token });
    expect(
      codeOf(
        await browserOf(desk.app).post('/account/new-password', { token: reset, password: PASSWORD }),
      )[1],
    ).toBe('LINK_EXPIRED');
  });

  it('is asked for five times an hour at most, whichever addresses are named', async () => {
    const { browser, email } = await customer();
    for (let turn = 0; turn < 8; turn += 1) {
      const asked = await browser.post('/account/email', { email: `${turn}-${email}`, password: PASSWORD });
      expect(asked.statusCode).toBe(202);
    }
    const rows = await desk.db.query(
      `select 1 from mail_outbox where template = 'email-change' and recipient like $1`,
      [`_-${email}`],
    );
    expect(rows).toHaveLength(5);
  }, 20_000);
});

describe('an account whose password is lost', () => {
  const ask = (email: string) =>
    browserOf(desk.app).post('/account/deletion/link', { email, locale: 'fr_FR' });

  it('is deleted by a mailed link, once and within the hour; the mail says what the law has us keep', async () => {
    const { email, browser, booking } = await customer();
    await bookedStay(desk, { number: String(booking), email, checkin: '2029-06-01' });
    expect((await ask(email)).statusCode).toBe(202);
    expect((await mailTexts(desk.db, email)).get('account-deletion')).toMatch(/dix ans/);
    const late = await linkTo(desk.db, email);
    desk.clock.now += HOUR;
    const anybody = browserOf(desk.app);
    expect(codeOf(await anybody.post('/account/deletion/confirmation', { token: late }))[1]).toBe(
      'LINK_EXPIRED',
    );
    await ask(email);
    const token = await linkTo(desk.db, email);
    expect((await anybody.post('/account/deletion/confirmation', { token })).statusCode).toBe(204);
    expect(await state(browser)).toMatchObject({ signedIn: false });
    expect(await desk.db.query('select 1 from accounts where lower(email) = lower($1)', [email])).toEqual([]);
    const [row] = await desk.db.query<{ email: string }>(
      'select guest_email as email from bookings where number = $1',
      [String(booking)],
    );
    expect(row?.email).toMatch(/invalid$/);
    expect(codeOf(await anybody.post('/account/deletion/confirmation', { token }))[1]).toBe('LINK_EXPIRED');
  });

  it('is not deleted while a stay is to come; the link works afterwards', async () => {
    const { email, booking } = await customer();
    await bookedStay(desk, { number: String(booking), email });
    await ask(email);
    const token = await linkTo(desk.db, email);
    const confirm = () => browserOf(desk.app).post('/account/deletion/confirmation', { token });
    expect(codeOf(await confirm())).toEqual([409, 'STAYS_TO_COME']);
    await desk.db.query(`update bookings set status = 'cancelled' where number = $1`, [String(booking)]);
    expect((await confirm()).statusCode).toBe(204);
  });

  it('and an unknown address are answered alike, and an address gets five links an hour', async () => {
    const { email, browser } = await customer();
    const answers = await Promise.all([ask(email), ask('never-here@orange.example')]);
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    expect(await mailsTo('never-here@orange.example')).toEqual([]);
    for (let turn = 0; turn < 8; turn += 1) await ask(email);
    const rows = await desk.db.query('select 1 from mail_outbox where recipient = $1', [email]);
    // The link of the sign-up counts.
    expect(rows).toHaveLength(5);
    expect(await state(browser)).toMatchObject({ signedIn: true });
  }, 20_000);

  it('of who is signed in to another account leaves that one signed in', async () => {
    const [mine, other] = [await customer(), await customer()];
    await ask(other.email);
    const token = await linkTo(desk.db, other.email);
    await mine.browser.post('/account/deletion/confirmation', { token });
    expect(await state(mine.browser)).toMatchObject({ signedIn: true });
  });
});
