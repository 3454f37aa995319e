import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { CallExample, ExampleRequest, Story } from './call-example.ts';
import { cardOrder } from './gift-orders.ts';
import { sold } from './paying.ts';

const UNKNOWN_TOKEN = 'ab'.repeat(32);
const RECIPIENT = { name: 'Ben', email: 'ben@mail.example' };

/** The secret of the page of a gift card that was just bought; one with a day waits for it. */
async function pageOf(story: Story, recipient: object = {}): Promise<string> {
  const order = cardOrder(story, { design: 'birthday', recipient: { ...RECIPIENT, ...recipient } });
  const { giftUrl } = await sold<{ giftUrl: string }>(story, 'postGift', order);
  return giftUrl.split('token=').at(-1) ?? '';
}

const waiting = ({ checkin }: Story) => ({ sendOn: checkin });

const changed =
  (changes: (story: Story) => object) =>
  async (story: Story): Promise<ExampleRequest> => ({
    body: { token: await pageOf(story, waiting(story)), ...changes(story) },
  });

/** Gifts on the page of their buyer. */
export const BOUGHT_GIFT_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getBoughtGift',
    title: 'a buyer opens the gift again',
    request: async (story) => ({ query: { token: await pageOf(story) } }),
    expect: 200,
  },
  {
    call: 'getBoughtGift',
    title: 'an address that nobody got opens no gift',
    request: { query: { token: UNKNOWN_TOKEN } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postGiftSending',
    title: 'a buyer chooses another day',
    request: changed(({ checkin }) => ({ send: 'day', sendOn: addDays(checkin, 1) })),
    expect: 200,
  },
  {
    call: 'postGiftSending',
    title: 'a day that is over is refused',
    request: changed(() => ({ send: 'day', sendOn: '2020-01-01' })),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postGiftSending',
    title: 'a gift that was sent cannot wait any more',
    request: async (story) => ({ body: { token: await pageOf(story), send: 'never' } }),
    expect: 409,
    refusal: 'GIFT_ALREADY_SENT',
  },
  {
    call: 'postGiftSending',
    title: 'an address that nobody got sends nothing',
    request: { body: { token: UNKNOWN_TOKEN, send: 'now' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
];
