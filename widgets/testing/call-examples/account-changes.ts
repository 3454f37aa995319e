import type { CallExample } from './call-example.ts';
import { account, PASSWORD } from './account.ts';
import { soldCode } from './gift-orders.ts';
import { bookedStay } from './selling.ts';

const OTHER_SITE = { origin: 'https://other.example' };

/** Requests of the calls of `contract/account-changes.ts`. */
export const ACCOUNT_CHANGE_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getReceivedGifts',
    title: 'a customer looks at the gifts that were received',
    request: async (story) => {
      const { cookies } = await account(story);
      await story.ask('postReceivedGift', { cookies, body: { code: await soldCode(story) } });
      return { cookies };
    },
    expect: 200,
  },
  {
    call: 'getReceivedGifts',
    title: 'somebody who is not signed in asks for received gifts',
    request: {},
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postReceivedGift',
    title: 'a customer adds a gift by its code',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { code: await soldCode(story) },
    }),
    expect: 204,
  },
  {
    call: 'postReceivedGift',
    title: 'a customer mistypes a code',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { code: '2222-2222-2222-2223' },
    }),
    expect: 400,
    refusal: 'GIFT_CODE_MISTYPED',
  },
  {
    call: 'postReceivedGift',
    title: 'a customer adds a gift that nobody gave',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { voucher: 'a-voucher-of-nobody' },
    }),
    expect: 404,
    refusal: 'GIFT_CODE_UNKNOWN',
  },
  {
    call: 'postReceivedGift',
    title: 'nobody is signed in who could add a gift',
    request: { body: { voucher: 'a-voucher-of-nobody' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postAccountEmail',
    title: 'a customer wants another address',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { email: `${story.unique()}@orange.example`, password: PASSWORD },
    }),
    expect: 202,
  },
  {
    call: 'postAccountEmail',
    title: 'a customer wants another address with a wrong password',
    request: async (story) => ({
      cookies: (await account(story)).cookies,
      body: { email: `${story.unique()}@orange.example`, password: 'not this one' },
    }),
    expect: 401,
    refusal: 'SIGN_IN_FAILED',
  },
  {
    call: 'postAccountEmail',
    title: 'nobody is signed in who could want another address',
    request: { body: { email: 'zoe@orange.example', password: PASSWORD } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postEmailConfirmation',
    title: 'the link of a mail gives an account its new address',
    request: async (story) => {
      const { cookies } = await account(story);
      const email = `${story.unique()}@orange.example`;
      await story.ask('postAccountEmail', { cookies, body: { email, password: PASSWORD } });
      return { cookies, body: { token: await story.mailedToken(email) } };
    },
    expect: 204,
  },
  {
    call: 'postEmailConfirmation',
    title: 'a link to a new address is made up',
    request: async (story) => ({ cookies: (await account(story)).cookies, body: { token: 'made-up' } }),
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'postEmailConfirmation',
    title: 'nobody is signed in who could confirm an address',
    request: { body: { token: 'made-up' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postDeletionLink',
    title: 'a customer who lost the password wants to delete the account',
    request: async (story) => ({ body: { email: (await account(story)).email, locale: 'fr_FR' } }),
    expect: 202,
  },
  {
    call: 'postDeletionConfirmation',
    title: 'the link of a mail deletes the account',
    request: async (story) => {
      const { email } = await account(story);
      await story.ask('postDeletionLink', { body: { email, locale: 'fr_FR' } });
      return { body: { token: await story.mailedToken(email) } };
    },
    expect: 204,
  },
  {
    call: 'postDeletionConfirmation',
    title: 'a link that deletes an account is made up',
    request: { body: { token: 'made-up' } },
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'postDeletionConfirmation',
    title: 'a customer with a link to delete the account has a stay to come',
    request: async (story) => {
      const { email } = await account(story);
      await bookedStay(story, 17, true, email);
      await story.ask('postDeletionLink', { body: { email, locale: 'fr_FR' } });
      return { body: { token: await story.mailedToken(email) } };
    },
    expect: 409,
    refusal: 'STAYS_TO_COME',
  },
  ...(
    [
      ['postReceivedGift', { code: '2222-2222-2222-2222' }],
      ['postAccountEmail', { email: 'zoe@orange.example', password: PASSWORD }],
      ['postEmailConfirmation', { token: 'made-up' }],
      ['postDeletionLink', { email: 'zoe@orange.example', locale: 'fr_FR' }],
      ['postDeletionConfirmation', { token: 'made-up' }],
    ] as const
  ).map(([call, body]): CallExample => ({
    call,
    title: 'a page of another site tries',
    request: { headers: OTHER_SITE, body },
    expect: 403,
    refusal: 'FORBIDDEN',
  })),
];
