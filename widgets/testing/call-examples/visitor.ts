import type { CallExample, Story } from './call-example.ts';
import { solveChallenge, type Challenge } from './solve-challenge.ts';

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

const OTHER_SITE = { origin: 'https://other.example' };

/** Requests of the calls of `visitor-calls.ts` but those of accounts: at least one good one of each, and those that it refuses. */
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
];
