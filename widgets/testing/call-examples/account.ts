import type { CallExample, Story } from './call-example.ts';
import { bookedStay } from './selling.ts';

/** The password of every customer of the examples. */
export const PASSWORD = 'a long evening by the lake';
const OTHER_SITE = { origin: 'https://other.example' };
const PROFILE = {
  firstName: 'Zoë',
  lastName: 'Martin',
  phone: '+33 6 12 34 56 78',
  locale: 'fr_BE',
  street: '1 rue Feinte',
  zipCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
};
const COMPANIONS = { companions: [{ firstName: 'Ben', lastName: 'Martin' }] };

/** Opens an account: its e-mail, and the cookies of who is signed in. */
export async function account(
  story: Story,
): Promise<{ email: string; cookies: Readonly<Record<string, string>> }> {
  const email = `${story.unique()}@orange.example`;
  await story.ask('postSignUp', { body: { email, name: 'Zoë', locale: 'fr_FR' } });
  const token = await story.mailedToken(email);
  const { cookies } = await story.ask('postNewPassword', { body: { token, password: PASSWORD } });
  return { email, cookies };
}

/** Requests of the calls of `contract/account.ts`: at least one good one of each, and those that it refuses. */
export const ACCOUNT_EXAMPLES: readonly CallExample[] = [
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
    call: 'getAccountGifts',
    title: 'a customer looks at the gifts that were bought',
    request: async (story) => ({ cookies: (await account(story)).cookies }),
    expect: 200,
  },
  {
    call: 'getAccountGifts',
    title: 'somebody who is not signed in asks for gifts',
    request: {},
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'getProfile',
    title: 'a checkout is filled in for a customer',
    request: async (story) => ({ cookies: (await account(story)).cookies }),
    expect: 200,
  },
  {
    call: 'getProfile',
    title: 'somebody who is not signed in asks for a profile',
    request: {},
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postProfile',
    title: 'a customer tells name, phone and address',
    request: async (story) => ({ cookies: (await account(story)).cookies, body: PROFILE }),
    expect: 204,
  },
  {
    call: 'postProfile',
    title: 'somebody who is not signed in tells a name',
    request: { body: PROFILE },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postProfile',
    title: 'another site tells a name for a customer',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: PROFILE,
      headers: OTHER_SITE,
    }),
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postCompanions',
    title: 'a customer names who travels along',
    request: async (story) => ({ cookies: (await account(story)).cookies, body: COMPANIONS }),
    expect: 204,
  },
  {
    call: 'postCompanions',
    title: 'somebody who is not signed in names a companion',
    request: { body: COMPANIONS },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postCompanions',
    title: 'another site names a companion for a customer',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: COMPANIONS,
      headers: OTHER_SITE,
    }),
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postBookingAccount',
    title: 'a guest wants an account in one press',
    request: async (story) => {
      const email = `${story.unique()}@orange.example`;
      const { bookingNumber } = await bookedStay(story, 16, true, email);
      return { params: { bookingNumber }, body: { email } };
    },
    expect: 202,
  },
  {
    call: 'postBookingAccount',
    title: 'somebody who does not know the address of a booking gets no account',
    request: { params: { bookingNumber: '00000000' }, body: { email: 'other@mail.example' } },
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postBookingAccount',
    title: 'another site asks for an account',
    request: {
      params: { bookingNumber: '00000000' },
      body: { email: 'other@mail.example' },
      headers: OTHER_SITE,
    },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postAccountDeletion',
    title: 'a customer deletes the account',
    request: async (story) => ({ cookies: (await account(story)).cookies, body: { password: PASSWORD } }),
    expect: 204,
  },
  {
    call: 'postAccountDeletion',
    title: 'a customer mistypes the password',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { password: 'not this one' },
    }),
    expect: 401,
    refusal: 'SIGN_IN_FAILED',
  },
  {
    call: 'postAccountDeletion',
    title: 'a customer has a stay to come',
    request: async (story) => {
      const { email, cookies } = await account(story);
      await bookedStay(story, 15, true, email);
      return { cookies, body: { password: PASSWORD } };
    },
    expect: 409,
    refusal: 'STAYS_TO_COME',
  },
  {
    call: 'postAccountDeletion',
    title: 'nobody is signed in who could delete an account',
    request: { body: { password: PASSWORD } },
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
      ['postAccountDeletion', { password: PASSWORD }],
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
