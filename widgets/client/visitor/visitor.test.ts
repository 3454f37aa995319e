import { afterEach, describe, expect, it, vi } from 'vitest';
import { askAccountState, SIGNED_OUT } from './account-state.ts';
import { createActivations, type Activation } from './activations.ts';
import { createErrorLog } from './error-log.ts';
import { createMissingPageReport } from './missing-page.ts';
import { askWishes, createHeart } from './wishlist.ts';
import type { VisitorSender } from './visitor-sender.ts';

interface Sent {
  url: string;
  method: string | undefined;
  body: unknown;
  credentials: string | undefined;
}

/** A shop that answers with a status, or not at all, and what it was sent. */
function shop(answer: () => Response | Promise<Response> = () => new Response(null, { status: 204 })) {
  const sent: Sent[] = [];
  const sender: VisitorSender = {
    origin: 'https://shop.example',
    async fetch(url, init) {
      const { method, body, credentials } = init;
      sent.push({ url, method, credentials, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return answer();
    },
  };
  return { sender, sent };
}

const broken = () => new Response('{"code":"SERVER"}', { status: 500 });
const offline = () => Promise.reject<Response>(new TypeError('no connection'));

afterEach(() => vi.useRealTimers());

describe('what a visitor keeps', () => {
  it('is asked for with the cookies of the page, and is nothing where nobody answers', async () => {
    const { sender, sent } = shop(() => Response.json({ productIds: ['7', 3, '1'] }));
    expect(await askWishes(sender)).toEqual(['7', '3', '1']);
    expect(sent).toMatchObject([
      { url: 'https://shop.example/gateway/wishlist', credentials: 'same-origin' },
    ]);
    for (const answer of [broken, offline, () => Response.json({ productIds: 'x' })])
      expect(await askWishes(shop(answer).sender)).toEqual([]);
  });
});

describe('the heart of a product', () => {
  it('asks the shop with the id of the product, and goes back when the shop fails [PAPI-34]', async () => {
    const { sender, sent } = shop();
    const heart = createHeart(sender, 'a/1', false);
    const seen: boolean[] = [];
    heart.subscribe((wished) => seen.push(wished));
    const kept = heart.toggle();
    expect(heart.wished()).toBe(true);
    await kept;
    await heart.toggle();
    expect([heart.wished(), seen]).toEqual([false, [true, false]]);
    expect(sent).toMatchObject([
      { method: 'POST', url: 'https://shop.example/gateway/wishlist/a%2F1', credentials: 'same-origin' },
      { method: 'DELETE', url: 'https://shop.example/gateway/wishlist/a%2F1' },
    ]);
    for (const answer of [broken, offline]) {
      const failing = createHeart(shop(answer).sender, '1', true);
      const shown: boolean[] = [];
      failing.subscribe((wished) => shown.push(wished));
      await failing.toggle();
      expect([failing.wished(), shown]).toEqual([true, [false, true]]);
    }
  });

  it('clicked many times ends where the last click left it, with one request at a time', async () => {
    const answers: ((response: Response) => void)[] = [];
    const { sender, sent } = shop(() => new Promise((resolve) => answers.push(resolve)));
    const heart = createHeart(sender, '1', false);
    const done = heart.toggle();
    void heart.toggle();
    void heart.toggle();
    void heart.toggle();
    expect(sent).toHaveLength(1);
    answers[0]?.(new Response(null, { status: 204 }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    answers[1]?.(new Response(null, { status: 204 }));
    await done;
    expect([heart.wished(), sent.map(({ method }) => method)]).toEqual([false, ['POST', 'DELETE']]);
  });
});

describe('the account state', () => {
  it('is what the shop says, and signed out where it says nothing good [SAPI-15]', async () => {
    const state = { signedIn: true, care: false, name: 'Zoë', wishes: 2 };
    expect(await askAccountState(shop(() => Response.json({ ...state, more: 1 })).sender)).toEqual(state);
    for (const answer of [broken, offline, () => Response.json({}), () => new Response('<html>')])
      expect(await askAccountState(shop(answer).sender)).toEqual(SIGNED_OUT);
  });
});

describe('an activation', () => {
  const activation: Activation = {
    visitorId: 'v',
    variationGroupId: 'datesForced',
    variationId: 'on',
    locale: 'fr_FR',
    environmentId: 'shop',
  };

  it('is posted with its five fields, and whatever is answered changes nothing [PAPI-38] [EXPERIMENTS-01]', async () => {
    const { sender, sent } = shop();
    createActivations(sender)({ ...activation, more: 'x' } as Activation);
    expect(sent).toMatchObject([
      { method: 'POST', url: 'https://shop.example/gateway/experiments/activation', body: activation },
    ]);
    expect(Object.keys(sent[0]?.body as object)).toHaveLength(5);
    for (const answer of [broken, offline])
      expect(createActivations(shop(answer).sender)(activation)).toBeUndefined();
    await Promise.resolve();
  });

  it('is posted once per visitor and variation, at the first use [EXPERIMENTS-02]', () => {
    const { sender, sent } = shop();
    const activate = createActivations(sender);
    expect(sent).toEqual([]);
    for (let use = 0; use < 3; use += 1) activate(activation);
    expect(sent).toHaveLength(1);
    activate({ ...activation, variationId: 'off' });
    activate({ ...activation, visitorId: 'w' });
    expect(sent).toHaveLength(3);
    const always = createActivations(sender, 'always');
    always(activation);
    always(activation);
    expect(sent).toHaveLength(5);
  });
});

describe('the error log', () => {
  const options = {
    locale: 'nl_BE',
    page: () => 'https://shop.example/account?email=a@b.example#x',
  } as const;

  it('tells level, place, locale and 256 letters of the message [PAPI-30]', () => {
    vi.useFakeTimers();
    const { sender, sent } = shop();
    createErrorLog({ ...options, sender })('x'.repeat(300));
    vi.advanceTimersByTime(1_000);
    expect(sent[0]?.body).toEqual({
      level: 'ERROR',
      message: 'x'.repeat(256),
      location: 'application.client.error',
      locale: 'nl_BE',
      page: 'https://shop.example/account',
    });
  });

  it('makes one call of the errors within a second, with each message and the address of the page [PAPI-31]', () => {
    vi.useFakeTimers();
    const { sender, sent } = shop(broken);
    const log = createErrorLog({ ...options, sender });
    for (const message of ['first', 'second', 'first']) {
      log(message);
      vi.advanceTimersByTime(300);
    }
    vi.advanceTimersByTime(699);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { message: 'first; second', page: 'https://shop.example/account' },
    ]);
    log('later');
    vi.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(2);
  });
});

describe('the report of a page that was not found', () => {
  it('is asked once per view with the encoded address and the locale, and a failure changes nothing [PAPI-28]', async () => {
    const { sender, sent } = shop(broken);
    const report = createMissingPageReport(sender, 'fr_FR');
    report('https://shop.example/nothing?a=1&b=2');
    report('https://shop.example/nothing?a=1&b=2');
    expect(sent).toMatchObject([
      {
        method: 'GET',
        url: 'https://shop.example/error?uri=https%3A%2F%2Fshop.example%2Fnothing%3Fa%3D1%26b%3D2&locale=fr_FR',
      },
    ]);
    report('https://shop.example/other');
    expect(sent).toHaveLength(2);
    await Promise.resolve();
  });
});
