import type { CallExample, Story } from './call-example.ts';
import { bookedStay } from './selling.ts';
import { solveChallenge, type Challenge } from './solve-challenge.ts';

const PASSWORD = 'a long evening by the lake';

/** A proof of the bot gate that nobody used yet. */
async function proof(story: Story): Promise<string> {
  return solveChallenge((await story.ask<Challenge & Record<string, unknown>>('getContactChallenge')).body);
}

const contactForm = {
  orgid: 'staykit',
  status: 'New',
  type: 'Complaint',
  subtype: '',
  origin: 'Web',
  pos: 'FR',
  retURL: '/contact',
  Booking_ID__c: '12345678',
  description: 'La chambre donnait sur la rue.',
  name: 'Zoë d’Arc',
  email: 'zoe@orange.example',
  phone: '+33 6 12 34 56 78',
};

const payload = {
  client_id: '1200300.1700000000',
  non_personalized_ads: true,
  events: [{ name: 'page_view', params: { page_path: '/search', locale: 'fr_FR' } }],
};

const activation = {
  visitorId: 'v-1',
  variationGroupId: 'datesForced',
  variationId: 'on',
  locale: 'fr_FR',
  environmentId: 'shop',
};

const report = {
  level: 'ERROR',
  message: 'x is undefined',
  location: 'application.client.error',
  locale: 'fr_FR',
  page: 'https://shop.example/search',
};

/** Opens an account: its e-mail, and the cookies of who is signed in. */
async function account(story: Story): Promise<{ email: string; cookies: Readonly<Record<string, string>> }> {
  const email = `${story.unique()}@orange.example`;
  await story.ask('postSignUp', { body: { email, name: 'Zoë', locale: 'fr_FR' } });
  const token = await story.mailedToken(email);
  const { cookies } = await story.ask('postNewPassword', { body: { token, password: PASSWORD } });
  return { email, cookies };
}

const OTHER_SITE = { origin: 'https://other.example' };

/** Requests of the calls of `visitor-calls.ts`: at least one good one of each, and those that it refuses. */
export const VISITOR_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getContactChallenge',
    title: 'the form asks for work for the browser',
    request: {},
    expect: 200,
  },
  {
    call: 'getContactChallenge',
    title: 'a page that is no partner’s asks for work',
    request: { headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postContactCheck',
    title: 'the browser hands in what it worked out',
    request: async (story) => ({ body: { payload: await proof(story) } }),
    expect: 200,
  },
  {
    call: 'postContactCheck',
    title: 'a robot makes up a proof',
    request: { body: { payload: 'e30=' } },
    expect: 403,
    refusal: 'BOT_CHECK_FAILED',
  },
  {
    call: 'postContactCheck',
    title: 'a page that is no partner’s hands in a proof',
    request: async (story) => ({ body: { payload: await proof(story) }, headers: OTHER_SITE }),
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postContact',
    title: 'a guest complains about a room',
    request: async (story) => ({ form: { ...contactForm, altcha: await proof(story) } }),
    expect: 303,
  },
  {
    call: 'postContact',
    title: 'a guest gives seven digits of a booking number',
    request: async (story) => ({
      form: { ...contactForm, Booking_ID__c: '1234567', altcha: await proof(story) },
    }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postContact',
    title: 'a robot posts the form',
    request: { form: { ...contactForm, altcha: 'e30=' } },
    expect: 403,
    refusal: 'BOT_CHECK_FAILED',
  },
  {
    call: 'postContact',
    title: 'a page that is no partner’s posts the form',
    request: { form: contactForm, headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postContact',
    title: 'a program posts JSON in place of a form',
    request: { body: contactForm },
    expect: 415,
    refusal: 'UNSUPPORTED_MEDIA_TYPE',
  },
  {
    call: 'postCollect',
    title: 'a page tells that it was viewed',
    request: { params: { pos: 'fr' }, body: payload },
    expect: 204,
  },
  {
    call: 'postCollect',
    title: 'a page tells of a market that there is not',
    request: { params: { pos: 'uk' }, body: payload },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postCollect',
    title: 'a page that is no partner’s tells something',
    request: { params: { pos: 'fr' }, body: payload, headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postCollect',
    title: 'a page posts a form',
    request: { params: { pos: 'fr' }, form: { client_id: '1' } },
    expect: 415,
    refusal: 'UNSUPPORTED_MEDIA_TYPE',
  },
  {
    call: 'getExperiments',
    title: 'a page asks what a visitor sees',
    request: { query: { visitorId: 'v-1' } },
    expect: 200,
  },
  {
    call: 'postExperimentActivation',
    title: 'a visitor met a variant',
    request: { body: activation },
    expect: 204,
  },
  {
    call: 'postExperimentActivation',
    title: 'a page that is no partner’s tells of a variant',
    request: { body: activation, headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  { call: 'postClientError', title: 'a page met an error', request: { body: report }, expect: 204 },
  {
    call: 'postClientError',
    title: 'a page tells more than 256 letters',
    request: { body: { ...report, message: 'x'.repeat(257) } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postClientError',
    title: 'a page that is no partner’s tells of an error',
    request: { body: report, headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'getMissingPage',
    title: 'a page was not found',
    request: { query: { uri: 'https://shop.example/nothing', locale: 'fr_FR' } },
    expect: 204,
  },
  {
    call: 'getMissingPage',
    title: 'nobody says which page',
    request: { query: { locale: 'fr_FR' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  { call: 'getWishlist', title: 'a visitor without wishes looks at them', request: {}, expect: 200 },
  {
    call: 'getWish',
    title: 'a card asks for its heart',
    request: { params: { productId: '7' } },
    expect: 200,
  },
  {
    call: 'postWish',
    title: 'a visitor who allows it keeps a product',
    request: { params: { productId: '7' }, cookies: { stay_consent: 'preferences' } },
    expect: 200,
  },
  {
    call: 'postWish',
    title: 'a visitor who allowed nothing keeps a product',
    request: { params: { productId: '7' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postWish',
    title: 'a page of another site fills a heart',
    request: { params: { productId: '7' }, headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  { call: 'deleteWish', title: 'a heart is emptied', request: { params: { productId: '7' } }, expect: 200 },
  {
    call: 'deleteWish',
    title: 'a page of another site empties a heart',
    request: { params: { productId: '7' }, headers: OTHER_SITE },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  { call: 'getAccountState', title: 'the header asks who is there', request: {}, expect: 200 },
  {
    call: 'getAccountBookings',
    title: 'a customer looks at what was booked',
    request: async (story) => ({ cookies: (await account(story)).cookies }),
    expect: 200,
  },
  {
    call: 'getAccountBookings',
    title: 'somebody who is not signed in asks for bookings',
    request: {},
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'getAccountBooking',
    title: 'a customer opens a stay that was booked',
    request: async (story) => {
      const { email, cookies } = await account(story);
      const { bookingNumber } = await bookedStay(story, 14, true, email);
      return { params: { bookingNumber }, cookies };
    },
    expect: 200,
  },
  {
    call: 'getAccountBooking',
    title: 'a customer asks for the stay of somebody else',
    request: async (story) => ({
      params: { bookingNumber: '00000000' },
      cookies: (await account(story)).cookies,
    }),
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'getAccountBooking',
    title: 'somebody who is not signed in asks for a booking',
    request: { params: { bookingNumber: '00000000' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postSignUp',
    title: 'somebody asks for an account',
    request: (story) => ({
      body: { email: `${story.unique()}@orange.example`, name: 'Zoë', locale: 'fr_FR' },
    }),
    expect: 202,
  },
  {
    call: 'postSignUp',
    title: 'somebody gives half an e-mail',
    request: { body: { email: 'zoe@', name: 'Zoë', locale: 'fr_FR' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postNewPassword',
    title: 'the link of a mail sets the password',
    request: async (story) => {
      const email = `${story.unique()}@orange.example`;
      await story.ask('postSignUp', { body: { email, name: 'Zoë', locale: 'fr_FR' } });
      return { body: { token: await story.mailedToken(email), password: PASSWORD } };
    },
    expect: 200,
  },
  {
    call: 'postNewPassword',
    title: 'a link is made up',
    request: { body: { token: 'made-up', password: PASSWORD } },
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'postSignIn',
    title: 'a customer signs in',
    request: async (story) => ({ body: { email: (await account(story)).email, password: PASSWORD } }),
    expect: 200,
  },
  {
    call: 'postSignIn',
    title: 'nobody with that e-mail signs in',
    request: { body: { email: 'nobody@orange.example', password: PASSWORD } },
    expect: 401,
    refusal: 'SIGN_IN_FAILED',
  },
  {
    call: 'postPassword',
    title: 'a customer chooses another password',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { current: PASSWORD, next: 'another long evening' },
    }),
    expect: 200,
  },
  {
    call: 'postPassword',
    title: 'a customer mistypes the present password',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { current: 'not this one', next: 'another long evening' },
    }),
    expect: 401,
    refusal: 'SIGN_IN_FAILED',
  },
  {
    call: 'postPassword',
    title: 'nobody is signed in',
    request: { body: { current: PASSWORD, next: 'another long evening' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postPasswordReset',
    title: 'somebody forgot a password',
    request: { body: { email: 'somebody@orange.example', locale: 'fr_FR' } },
    expect: 202,
  },
  {
    call: 'postSignOut',
    title: 'a customer signs out',
    request: async (story) => ({ cookies: (await account(story)).cookies }),
    expect: 204,
  },
  {
    call: 'postCareSignIn',
    title: 'an agent of the customer service signs in',
    request: (story) => ({ body: { credential: story.agentToken() } }),
    expect: 204,
  },
  {
    call: 'postCareSignIn',
    title: 'somebody makes up a token',
    request: { body: { credential: 'a.b.c' } },
    expect: 401,
    refusal: 'SIGN_IN_FAILED',
  },
  { call: 'postCareSignOut', title: 'an agent leaves', request: {}, expect: 204 },
  { call: 'getCareToken', title: 'a developer signs in as an agent', request: {}, expect: 200 },
  // What works with cookies is made by the very site alone.
  ...(
    [
      ['postSignUp', { email: 'zoe@orange.example', name: 'Zoë', locale: 'fr_FR' }],
      ['postSignIn', { email: 'zoe@orange.example', password: PASSWORD }],
      ['postSignOut', undefined],
      ['postPasswordReset', { email: 'zoe@orange.example', locale: 'fr_FR' }],
      ['postNewPassword', { token: 'made-up', password: PASSWORD }],
      ['postPassword', { current: PASSWORD, next: PASSWORD }],
      ['postCareSignIn', { credential: 'a.b.c' }],
      ['postCareSignOut', undefined],
      ['getCareToken', undefined],
    ] as const
  ).map(([call, body]): CallExample => ({
    call,
    title: 'a page of another site tries',
    request: { headers: OTHER_SITE, ...(body && { body }) },
    expect: 403,
    refusal: 'FORBIDDEN',
  })),
];
