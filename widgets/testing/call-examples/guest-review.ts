import type { CallExample, Story } from './call-example.ts';
import { account } from './account.ts';

const REVIEW = {
  locale: 'fr_FR',
  stars: 4,
  criteria: { comfort: 5 },
  title: 'Au calme',
  liked: 'La vue sur le lac.',
  disliked: '',
  company: 'couple',
  name: 'initial',
  consent: true,
};
const tokenOf = async (story: Story, how?: { cancelled: boolean }) =>
  (await story.stayedAt(`${story.unique()}@orange.example`, how)).token;

/** Requests of the calls of `contract/guest-review.ts`. */
export const GUEST_REVIEW_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getStayReview',
    title: 'a guest opens the link of the mail',
    request: async (story) => ({ query: { token: await tokenOf(story) } }),
    expect: 200,
  },
  {
    call: 'getStayReview',
    title: 'a guest comes from the trips of the account',
    request: async (story) => {
      const { email, cookies } = await account(story);
      const { bookingNumber } = await story.stayedAt(email);
      return { query: { bookingNumber }, cookies };
    },
    expect: 200,
  },
  {
    call: 'getStayReview',
    title: 'somebody opens a link that is none',
    request: { query: { token: 'nonsense' } },
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'getStayReview',
    title: 'somebody who is not signed in asks for a stay',
    request: { query: { bookingNumber: '00000000' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'getStayReview',
    title: 'a customer asks for the stay of somebody else',
    request: async (story) => ({
      query: { bookingNumber: '00000000' },
      cookies: (await account(story)).cookies,
    }),
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'getStayReview',
    title: 'a guest who cancelled opens the link',
    request: async (story) => ({ query: { token: await tokenOf(story, { cancelled: true }) } }),
    expect: 409,
    refusal: 'NOT_REVIEWABLE',
  },
  {
    call: 'postStayReview',
    title: 'a guest writes what the stay was like',
    request: async (story) => ({ body: { ...REVIEW, token: await tokenOf(story) } }),
    expect: 204,
  },
  {
    call: 'postStayReview',
    title: 'a link is too old',
    request: { body: { ...REVIEW, token: 'nonsense' } },
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'postStayReview',
    title: 'somebody who is not signed in writes',
    request: { body: { ...REVIEW, bookingNumber: '00000000' } },
    expect: 401,
    refusal: 'SIGN_IN_REQUIRED',
  },
  {
    call: 'postStayReview',
    title: 'a customer writes about the stay of somebody else',
    request: async (story) => ({
      body: { ...REVIEW, bookingNumber: '00000000' },
      cookies: (await account(story)).cookies,
    }),
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postStayReview',
    title: 'a guest who cancelled writes',
    request: async (story) => ({ body: { ...REVIEW, token: await tokenOf(story, { cancelled: true }) } }),
    expect: 409,
    refusal: 'NOT_REVIEWABLE',
  },
  {
    call: 'postStayReview',
    title: 'another site sends a review',
    request: { body: { ...REVIEW, token: 'nonsense' }, headers: { origin: 'https://other.example' } },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
  {
    call: 'postReviewObjection',
    title: 'a guest wants no more invitations',
    request: async (story) => ({ body: { token: await tokenOf(story) } }),
    expect: 204,
  },
  {
    call: 'postReviewObjection',
    title: 'the link of the mail is too old',
    request: { body: { token: 'nonsense' } },
    expect: 410,
    refusal: 'LINK_EXPIRED',
  },
  {
    call: 'postReviewObjection',
    title: 'another site ends invitations',
    request: { body: { token: 'nonsense' }, headers: { origin: 'https://other.example' } },
    expect: 403,
    refusal: 'FORBIDDEN',
  },
];
