import { expect, it } from 'vitest';
import { contactPost } from '../../core/contact/contact-request.ts';
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
  expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({ ...POST });
});

it('goes wherever it is told, with what is sent beside the fields', async () => {
  const { client, asked } = shop(() => new Response('<p>ok</p>'), 'https://crm.example/web-to-case');
  await client.sendContact(POST, { token: 't' });
  expect(asked[0]?.url).toBe('https://crm.example/web-to-case');
  expect(String(asked[0]?.init.body)).toContain('token=t');
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
