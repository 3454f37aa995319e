import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveChallenge } from '@staykit/testing/call-examples/solve-challenge.ts';
import { contactPost, type ContactPost } from '@staykit/core/contact/contact-request.ts';
import { requestFor, type ContactReason } from '@staykit/values/contact/contact-reasons.ts';
import {
  openVisitorDesk,
  PARTNER_ORIGIN,
  SHOP_HOST,
  SHOP_ORIGIN,
  type VisitorDesk,
} from '../../fixtures/visitor-desk.ts';
import { createGateway } from '../../app.ts';
import { tinyModel } from '../../fixtures/tiny-model.ts';
import { createMemoryStore } from '../../shared-store/memory-store.ts';
import { openVisitors } from '../open-visitors.ts';
import { siteverifyGate } from '../bots/siteverify-gate.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
}, 60_000);
afterAll(() => desk.close());

const post = (reason: ContactReason = 'complaint', more: Partial<ContactPost> = {}): ContactPost => ({
  ...contactPost({
    ...requestFor(reason),
    contact_reason: reason,
    Booking_ID__c: '12345678',
    description: 'La chambre donnait sur la rue.',
    email: 'zoe@orange.example',
    name: 'Zoë d’Arc',
    phone: '+33 6 12 34 56 78',
    origin: 'Web',
    pointOfSale: 'FR',
    status: 'New',
    returnUrl: `${SHOP_ORIGIN}/contact?x=1#form`,
  }),
  ...more,
});

const proof = async () => solveChallenge((await desk.app.inject('/gateway/contact/challenge')).json());

const send = (fields: object, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  desk.app.inject({
    method: 'POST',
    url: '/gateway/contact',
    remoteAddress,
    headers: {
      host: SHOP_HOST,
      origin: SHOP_ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: String(new URLSearchParams(fields as Record<string, string>)),
  });

const passGate = (payload: string, remoteAddress = '192.0.2.1') =>
  desk.app.inject({
    method: 'POST',
    url: '/gateway/contact/check',
    remoteAddress,
    headers: { host: SHOP_HOST },
    payload: { payload },
  });

const kept = () => desk.db.query<Record<string, unknown>>('select * from contact_requests order by id');

describe('a message to the customer service', () => {
  it('is posted as a form with twelve fields and led back to its page with ref [SAPI-12]', async () => {
    const fields = post('avv_info', { Booking_ID__c: '', description: '' });
    expect(Object.keys(fields)).toEqual([
      'orgid',
      'status',
      'type',
      'subtype',
      'origin',
      'pos',
      'retURL',
      'Booking_ID__c',
      'description',
      'name',
      'email',
      'phone',
    ]);
    expect(String(new URLSearchParams({ ...fields }))).not.toContain('undefined');
    await passGate(await proof());
    const answer = await send(post());
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${SHOP_ORIGIN}/contact?x=1&ref=contact_thank_you#form`,
    ]);
    expect((await kept()).at(-1)).toMatchObject({
      locale: 'fr_FR',
      point_of_sale: 'FR',
      status: 'New',
      request_type: 'Complaint',
      request_subtype: '',
      booking_number: '12345678',
      name: 'Zoë d’Arc',
      email: 'zoe@orange.example',
    });
  });

  it('is answered by a mail in the language of the market, which does not repeat what was written', async () => {
    await send(
      { ...post('other', { pos: 'BE', email: 'an@telenet.example' }), altcha: await proof() },
      {
        'accept-language': 'nl-BE,nl;q=0.9',
      },
    );
    const [mail] = await desk.db.query<{ locale: string; template: string; data: object }>(
      "select locale, template, data from mail_outbox where recipient = 'an@telenet.example'",
    );
    expect(mail).toMatchObject({ locale: 'nl_BE', template: 'contact-acknowledgement' });
    expect(JSON.stringify(mail?.data)).not.toContain('chambre');
  });

  it('is stored with number, address and phone as they are meant, from a page without script too', async () => {
    const typed = {
      Booking_ID__c: '\u202A1234\u20115678\u202C',
      email: ' zoe@orange.example\u200B',
      phone: '+33\u00a06\u201012345678',
      description: 'Une ligne\r\net une autre',
    };
    expect((await send({ ...post('complaint', typed), altcha: await proof() })).statusCode).toBe(303);
    expect((await kept()).at(-1)).toMatchObject({
      booking_number: '12345678',
      email: 'zoe@orange.example',
      phone: '+33 6-12345678',
      description: 'Une ligne\net une autre',
    });
  });

  it('of who has not booked needs no booking number, every other does', async () => {
    const without = { Booking_ID__c: '' };
    expect((await send({ ...post('avv_info', without), altcha: await proof() })).statusCode).toBe(303);
    const refused = await send({ ...post('complaint', without), altcha: await proof() });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'body: Booking_ID__c: form.mandatory',
    ]);
  });

  it('is refused with every invalid field, and nothing is stored', async () => {
    const before = (await kept()).length;
    const answer = await send({
      ...post('complaint', { email: 'a@b', name: 'Ana2', phone: '06.12' }),
      altcha: await proof(),
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'body: email: form.email; name: form.onlyText; phone: form.phone',
    ]);
    for (const wrong of [
      { type: 'Complaint', subtype: 'Loud' },
      { pos: 'UK' },
      { orgid: 'x' },
      { status: 'Old' },
    ])
      expect((await send({ ...post(), ...wrong, altcha: await proof() })).statusCode).toBe(400);
    expect((await kept()).length).toBe(before);
  });

  it('leads a page without script back to its form when it is refused', async () => {
    const answer = await send(post('complaint', { email: 'a@b' }), { accept: 'text/html,*/*' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${SHOP_ORIGIN}/contact?x=1&ref=contact_refused#form`,
    ]);
  });

  it.each([
    [`${PARTNER_ORIGIN}/article`, `${PARTNER_ORIGIN}/article?ref=contact_thank_you`],
    ['/contact', '/contact?ref=contact_thank_you'],
    ['https://other.example/contact', '/contact?ref=contact_thank_you'],
    ['//other.example', '/contact?ref=contact_thank_you'],
    ['javascript:alert(1)', '/contact?ref=contact_thank_you'],
  ])('never leads to another site: %s', async (retURL, location) => {
    const answer = await send(
      { ...post('complaint', { retURL }), altcha: await proof() },
      { origin: PARTNER_ORIGIN },
    );
    expect(answer.headers.location).toBe(location);
  });

  it('thanks a robot that fills in the hidden field, and stores nothing', async () => {
    const before = (await kept()).length;
    const answer = await send({ ...post(), website: 'https://spam.example' });
    expect([answer.statusCode, (await kept()).length]).toEqual([303, before]);
  });
});

describe('the bot gate', () => {
  it('lets nothing through without a proof', async () => {
    const answer = await send(post(), {}, '192.0.2.9');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'BOT_CHECK_FAILED']);
  });

  it('takes a proof once, wherever it comes from', async () => {
    const once = await proof();
    expect((await send({ ...post(), altcha: once })).statusCode).toBe(303);
    expect((await send({ ...post(), altcha: once }, {}, '192.0.2.7')).statusCode).toBe(403);
    expect((await passGate(once)).statusCode).toBe(403);
  });

  it('takes no proof that is older than ten minutes, or was changed to look newer', async () => {
    const late = await proof();
    const payload = JSON.parse(Buffer.from(late, 'base64').toString()) as { salt: string };
    desk.clock.now += 10 * 60_000;
    expect((await passGate(late)).statusCode).toBe(403);
    payload.salt = payload.salt.replace(/expires=\d+/, `expires=${Math.floor(desk.clock.now / 1_000) + 60}`);
    expect((await passGate(Buffer.from(JSON.stringify(payload)).toString('base64'))).statusCode).toBe(403);
  });

  it('lets the address that solved the challenge send one form, within two minutes', async () => {
    expect((await passGate(await proof(), '192.0.2.20')).json()).toEqual({
      token: expect.any(String),
      expiresIn: 120,
    });
    expect((await send(post(), {}, '192.0.2.21')).statusCode).toBe(403);
    expect((await send(post(), {}, '192.0.2.20')).statusCode).toBe(303);
    expect((await send(post(), {}, '192.0.2.20')).statusCode).toBe(403);
    await passGate(await proof(), '192.0.2.20');
    desk.clock.now += 120_000;
    expect((await send(post(), {}, '192.0.2.20')).statusCode).toBe(403);
  });

  it('asks nothing of an agent of the customer service', async () => {
    const signIn = await desk.app.inject({
      method: 'POST',
      url: '/gateway/care/sign-in',
      headers: { host: SHOP_HOST, origin: SHOP_ORIGIN },
      payload: { credential: desk.issuer.issue('ana') },
    });
    const cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await send(post(), { cookie }, '192.0.2.30')).statusCode).toBe(303);
    // Brought along by a partner's page it counts for nothing.
    expect((await send(post(), { cookie, origin: PARTNER_ORIGIN }, '192.0.2.30')).statusCode).toBe(403);
  });

  it('may be another provider’s, which verifies each proof and accepts none while it is away', async () => {
    const asked: string[] = [];
    const gate = siteverifyGate({
      name: 'other',
      url: 'https://gate.example/siteverify',
      secret: 'word',
      clock: () => 0,
      fetch: async (_url, init) => {
        const body = String(init?.body);
        asked.push(body);
        if (body.includes('away')) throw new TypeError('no connection');
        return Response.json({ success: body.includes('good') });
      },
    });
    expect(await gate.challenge()).toBeUndefined();
    expect((await gate.check('good'))?.name).toMatch(/^other:/);
    expect(await gate.check('bad')).toBeUndefined();
    expect(await gate.check('away')).toBeUndefined();
    expect(asked[0]).toBe('secret=word&response=good');
    // Its own script gives the browser the work: there is none of ours.
    const shop = await createGateway({
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => 0,
      visitors: openVisitors({
        db: desk.db,
        secrets: { session: 's', bot: 'b' },
        store: createMemoryStore(),
        clock: () => 0,
        gate,
      }),
    });
    expect((await shop.inject('/gateway/contact/challenge')).statusCode).toBe(404);
    await shop.close();
  });

  it('names the script of another provider to every form that may be sent, a partner’s too [CAPTCHA-02]', async () => {
    const script = { scriptUrl: 'https://gate.example/a.js', siteKey: 'key', globalName: 'turnstile' };
    const gate = siteverifyGate({
      name: 'other',
      url: 'https://gate.example',
      secret: 'word',
      script,
      clock: () => 0,
    });
    const shop = await createGateway({
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => 0,
      visitors: openVisitors({
        db: desk.db,
        secrets: { session: 's', bot: 'b' },
        store: createMemoryStore(),
        clock: () => 0,
        gate,
      }),
    });
    expect((await shop.inject('/gateway/contact/challenge')).json()).toEqual({ script });
    await shop.close();
  });
});
