import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactPost } from '@staykit/core/contact/contact-request.ts';
import { createContactClient } from './create-contact-client.ts';

const POST = contactPost({
  Booking_ID__c: '12345678',
  contact_reason: 'complaint',
  description: 'é & è',
  email: 'zoe@orange.fr',
  name: 'Zoë',
  phone: '0612345678',
  requestType: 'Complaint',
  requestSubtype: '',
  origin: 'Web',
  pointOfSale: 'FR',
  status: 'New',
  returnUrl: 'https://shop.example/contact?ref=contact_thank_you',
});

/** A shop that answers in one way, and what it was asked. */
function shop(answer: () => Response | Promise<Response>, endpoint?: string) {
  const asked: { url: string; init: RequestInit }[] = [];
  const client = createContactClient(
    {
      api: 'https://shop.example/api',
      locale: 'fr_FR',
      timeoutMs: 300,
      fetch: async (url, init) => {
        asked.push({ url, init });
        return answer();
      },
    },
    endpoint === undefined ? undefined : { endpoint },
  );
  return { client, asked };
}

/** What a browser gives for a redirect that it was told not to follow. */
function redirect(): Response {
  const answer = Response.error();
  Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
  return answer;
}

it('posts twelve fields as a form, and takes the redirect for an answer [SAPI-12]', async () => {
  const { client, asked } = shop(redirect);
  await client.sendContact(POST);
  const [{ url, init } = { url: '', init: {} as RequestInit }] = asked;
  expect(url).toBe('https://shop.example/gateway/contact');
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual', credentials: 'same-origin' });
  const fields = Object.fromEntries(init.body as URLSearchParams);
  expect(fields).toEqual({ ...POST });
  expect(Object.keys(fields)).toHaveLength(12);
  expect(String(init.body)).not.toContain('undefined');
});

it('goes wherever it is told, for the organisation that is told, with a token where there is one [SAPI-12]', async () => {
  const { client, asked } = shop(() => new Response('<p>ok</p>'), 'https://crm.example/web-to-case');
  await client.sendContact({ ...POST, orgid: '00D000000000000' }, { token: 't' });
  expect(asked[0]?.url).toBe('https://crm.example/web-to-case');
  expect(String(asked[0]?.init.body)).toContain('token=t');
  expect(String(asked[0]?.init.body)).toContain('orgid=00D000000000000');
});

it('says why a message was not taken, and never sends it twice by itself', async () => {
  const refusals: [() => Response | Promise<Response>, string][] = [
    [() => Response.json({ code: 'BOT_CHECK_FAILED' }, { status: 403 }), 'FORBIDDEN'],
    [() => new Response('', { status: 400 }), 'BAD_REQUEST'],
    [() => new Response('', { status: 429, headers: { 'Retry-After': '0' } }), 'RATE_LIMITED'],
    [() => new Response('', { status: 500 }), 'SERVER'],
    [() => new Response('', { status: 503 }), 'UNAVAILABLE'],
    [() => Promise.reject(new TypeError('offline')), 'NETWORK'],
    [() => new Promise<Response>(() => {}), 'TIMEOUT'],
  ];
  for (const [answer, code] of refusals) {
    const { client, asked } = shop(answer);
    await expect(client.sendContact(POST), code).rejects.toMatchObject({ code });
    expect(asked, code).toHaveLength(1);
  }
});

it('asks for the challenge, and hands the proof in', async () => {
  const challenge = { algorithm: 'SHA-256', challenge: 'c', maxnumber: 5, salt: 's', signature: 'x' };
  const asks = shop(() => Response.json(challenge));
  expect(await asks.client.contactChallenge()).toEqual(challenge);
  expect(asks.asked[0]?.url).toBe('https://shop.example/gateway/contact/challenge?locale=fr_FR');
  const hands = shop(() => Response.json({ token: 't', expiresIn: 120 }));
  expect(await hands.client.checkContact('proof')).toEqual({ token: 't', expiresIn: 120 });
  expect(hands.asked[0]).toMatchObject({ init: { method: 'POST', body: '{"payload":"proof"}' } });
  const wrong = shop(() => Response.json({ token: 5 }));
  await expect(wrong.client.checkContact('proof')).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

describe('a page that wants to write', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const pageAt = (href: string) => {
    vi.stubGlobal('location', new URL(href));
    return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  };
  const refused = () => Response.json({ code: 'FORBIDDEN' }, { status: 403 });

  it('of the shop itself asks nothing', async () => {
    const warned = pageAt('https://shop.example/contact');
    const { client, asked } = shop(refused);
    await client.mayWrite();
    expect([asked, warned.mock.calls]).toEqual([[], []]);
  });

  it('of an origin that no partner file names is told so, and its engineer what to ask for', async () => {
    const warned = pageAt('https://blog.example/page');
    const { client, asked } = shop(refused);
    const message =
      'contact-form: https://shop.example takes no messages from https://blog.example: the shop has to add it to "origins" in the partner file';
    await expect(client.mayWrite()).rejects.toMatchObject({ code: 'FORBIDDEN', message });
    expect(asked).toHaveLength(1);
    expect(warned.mock.calls).toEqual([[message]]);
  });

  it('may try whatever else went wrong, since it may work later', async () => {
    const warned = pageAt('https://blog.example/page');
    for (const answer of [
      () => new Response('', { status: 404 }),
      () => new Response('', { status: 503 }),
      () => Promise.reject(new TypeError('offline')),
    ])
      await shop(answer).client.mayWrite();
    expect(warned.mock.calls).toEqual([]);
  });
});
