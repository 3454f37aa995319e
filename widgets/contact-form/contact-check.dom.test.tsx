import { describe, expect, it } from 'vitest';
import { CAPTCHA } from '@staykit/core/contact/captcha-settings.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { fakeContactClient, testContactForm } from '@staykit/testing/test-widgets/contact-form.tsx';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { ContactFormProps } from './contact-form.props.ts';
import { proveByScript } from './prove-by-script.ts';

const FAILED =
  "Oops! Something went wrong. Please click on 'Send' again. If the problem persists, please consult our FAQs on the top of the page.";

async function filled(props: Partial<ContactFormProps>, email = 'zoe@orange.fr'): Promise<Rendered> {
  const view = await render(testContactForm(props));
  await view.user.selectOptions(view.getByRole('combobox'), 'avv_info');
  for (const [name, text] of [
    ['Name', 'Zoë'],
    ['Email', email],
    ['Phone', '+33 6 12 34 56 78'],
  ] as const)
    await view.user.fill(view.getByRole('textbox', { name }), text);
  return view;
}

const send = (view: Rendered) => view.user.click(view.getByRole('button', { name: 'Send' }));
const valueOf = (view: Rendered, name: string) =>
  (view.getByRole('textbox', { name }) as HTMLInputElement).value;

describe('the check that nobody sees', () => {
  it('begins with the press, once, and the form is sent when it gave a token [CAPTCHA-01]', async () => {
    const passed = Promise.withResolvers<{ token: string; expiresIn: number }>();
    let challenges = 0;
    const fake = fakeContactClient({ checkContact: () => passed.promise });
    const { contactChallenge } = fake.client;
    const client = {
      ...fake.client,
      contactChallenge: () => {
        challenges += 1;
        return contactChallenge();
      },
    };
    const view = await filled({ client });
    expect(challenges).toBe(0);
    await view.user.dblClick(view.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(challenges).toBe(1));
    expect(view.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true');
    expect(fake.posts).toEqual([]);
    passed.resolve({ token: 'ok', expiresIn: 120 });
    await view.findByText(/^Thank you/);
    expect([challenges, fake.posts.length]).toEqual([1, 1]);
  });

  it('hands in the number that solves the challenge', async () => {
    const { client, checks } = fakeContactClient();
    await send(await filled({ client }));
    await waitFor(() => expect(checks).toHaveLength(1));
    expect(JSON.parse(atob(checks[0] ?? ''))).toMatchObject({ number: 7, salt: 'salt', signature: 'signed' });
  });

  it('lets a valid form through with a token, or an agent; no other, and no form that is wrong [CONTACT-24]', async () => {
    for (const [email, token, careMode, posted] of [
      ['zoe@orange.fr', 'token', false, 1],
      ['zoe@orange.fr', '', true, 1],
      ['zoe@orange.fr', '', false, 0],
      ['zoe@', 'token', false, 0],
    ] as const) {
      const { client, posts } = fakeContactClient({ checkContact: async () => ({ token, expiresIn: 120 }) });
      const view = await filled({ client, careMode }, email);
      await send(view);
      await (posted ? view.findByText(/^Thank you/) : view.findByRole('alert'));
      expect(posts, `${email} ${token} ${careMode}`).toHaveLength(posted);
      await view.unmount();
    }
  });

  it('keeps its token for the next press until it is too old [CAPTCHA-03]', async () => {
    let now = TEST_NOW;
    const { client, posts, checks } = fakeContactClient();
    const captcha = { ...CAPTCHA, tokenField: 'x' };
    const view = await filled({ client, now: () => now, captcha }, 'zoe@');
    const correct = (email: string) => view.user.fill(view.getByRole('textbox', { name: 'Email' }), email);
    await send(view);
    await waitFor(() => expect(checks).toHaveLength(1));
    now += 119_000;
    await send(view);
    now += 1_000;
    await send(view);
    await waitFor(() => expect(checks).toHaveLength(2));
    await correct('zoe@orange.fr');
    await send(view);
    await view.findByText(/^Thank you/);
    expect([checks.length, posts[0]?.['x']]).toEqual([2, 'token-2']);
  });

  it('posts no token unless told where to', async () => {
    const { client, posts } = fakeContactClient();
    await send(await filled({ client }));
    await waitFor(() => expect(Object.keys(posts[0] ?? {})).toHaveLength(12));
  });

  it('of another provider loads its script in the language of the locale, once for two forms [CAPTCHA-02]', async () => {
    const loaded: string[] = [];
    const load = async (address: string) => void loaded.push(address);
    const provider = {
      render: (_: unknown, { callback }: { callback: (token: string) => void }) => callback,
      execute: (done: (token: string) => void) => done('proved'),
    };
    Object.assign(globalThis, { robots: provider });
    const settings = { ...CAPTCHA, scriptUrl: 'https://robots.example/a.js', globalName: 'robots' };
    const place = document.createElement('div');
    for (const locale of ['nl_BE', 'fr_BE', 'it_IT', 'nl_BE'] as const)
      expect(await proveByScript(settings, locale, place, load)).toBe('proved');
    expect(loaded.map((address) => new URL(address).searchParams.get('hl'))).toEqual(['nl', 'fr', 'it']);
    expect(place.childNodes).toHaveLength(0);
    delete (globalThis as { robots?: unknown }).robots;
  });

  it('of another provider is what the shop answers, on anybody’s page too, and its proof is handed in [CAPTCHA-02]', async () => {
    const keys: string[] = [];
    const provider = {
      render: (_: unknown, options: { sitekey: string; callback: (token: string) => void }) => {
        keys.push(options.sitekey);
        return options.callback;
      },
      execute: (done: (token: string) => void) => done('proved by script'),
    };
    Object.assign(globalThis, { partnerRobots: provider });
    // A script of the page itself stands for the provider's: no other is loaded in a test.
    const scriptUrl = 'data:text/javascript,//';
    const script = { scriptUrl, siteKey: 'key of the shop', globalName: 'partnerRobots' };
    const { client, posts, checks } = fakeContactClient({ contactChallenge: async () => ({ script }) });
    await send(await filled({ client }));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect([keys, checks]).toEqual([['key of the shop'], ['proved by script']]);
    expect(Object.keys(posts[0] ?? {})).toHaveLength(12);
    delete (globalThis as { partnerRobots?: unknown }).partnerRobots;
  });
});

describe('an agent of the customer care', () => {
  it('sends at once: nothing is checked, and no script of a provider comes [CAREMODE-05]', async () => {
    const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src);
    const before = scripts();
    const checked: string[] = [];
    const captcha = { ...CAPTCHA, scriptUrl: 'https://robots.example/a.js', siteKey: 'key', tokenField: 'x' };
    for (const provider of [captcha, CAPTCHA]) {
      const { client, posts } = fakeContactClient({
        contactChallenge: () => (checked.push('challenge'), new Promise(() => {})),
        checkContact: () => (checked.push('check'), new Promise(() => {})),
      });
      const view = await filled({ client, careMode: true, captcha: provider });
      await send(view);
      await waitFor(() => expect(posts).toHaveLength(1));
      expect(posts[0]).toMatchObject({ name: 'Zoë', status: 'New' });
      expect(posts[0]).not.toHaveProperty('x');
      await view.findByText(/^Thank you/);
      await view.unmount();
    }
    expect(checked).toEqual([]);
    expect(scripts()).toEqual(before);
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('robots.example')),
    ).toEqual([]);
  });
});

describe('a message that could not be sent', () => {
  it('is told in an alert, and may be sent again with a check of its own [SERROR-01] [CAPTCHA-03]', async () => {
    const codes: string[] = [];
    let isDown = true;
    const { client, posts, checks } = fakeContactClient();
    const { sendContact } = client;
    const failing = {
      ...client,
      sendContact: async (...rest: Parameters<typeof sendContact>) => {
        if (isDown) throw new StayError('SERVER', 'down');
        await sendContact(...rest);
      },
    };
    const view = await filled({ client: failing, onError: ({ code }) => void codes.push(code) });
    await send(view);
    expect((await view.findByRole('alert')).textContent).toBe(FAILED);
    expect(codes).toEqual(['SERVER']);
    isDown = false;
    await send(view);
    await view.findByText(/^Thank you/);
    expect([posts.length, checks.length]).toEqual([1, 2]);
  });

  it('keeps what was typed under the banner, and nothing was posted [CONTACT-25]', async () => {
    const { client, posts } = fakeContactClient({
      contactChallenge: () => Promise.reject(new StayError('NETWORK', 'gone')),
    });
    const view = await filled({ client });
    await send(view);
    await view.findByRole('alert');
    expect(['Name', 'Email', 'Phone'].map((name) => valueOf(view, name))).toEqual([
      'Zoë',
      'zoe@orange.fr',
      '+33 6 12 34 56 78',
    ]);
    expect(posts).toEqual([]);
  });

  it('is given up with the form', async () => {
    const asked: (AbortSignal | undefined)[] = [];
    const errors: string[] = [];
    const { client } = fakeContactClient({
      contactChallenge: (call) => {
        asked.push(call?.signal);
        return new Promise((_, reject) =>
          call?.signal?.addEventListener('abort', () => reject(call.signal?.reason)),
        );
      },
    });
    const view = await filled({ client, onError: ({ code }) => void errors.push(code) });
    await send(view);
    await waitFor(() => expect(asked).toHaveLength(1));
    await view.unmount();
    expect(asked[0]?.aborted).toBe(true);
    expect(errors).toEqual([]);
  });
});
