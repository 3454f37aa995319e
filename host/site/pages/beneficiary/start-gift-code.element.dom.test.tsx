import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import fr from '@staykit/messages/fr_FR.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { waitFor } from '@staykit/testing/render.tsx';
import { CodeField } from './code-field.tsx';
import { start as startGiftCode } from './start-gift-code.tsx';
import { forgetGift, keptGift } from '../gift/kept-gift.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { BOX_GIFT as box } from './fixtures/box-gift.ts';

// What the build makes of the texts for pages that sell.
vi.mock('../../framework/browser/locale-chunks.ts', async () => {
  const texts = await import('@staykit/messages/fr_FR.json');
  return { SALE_CHUNKS: { fr_FR: async () => texts } };
});

const CODE = '9GQX6DMU3AHRY7E2';
const data: VisitData = {
  locale: 'fr_FR',
  origin: '',
  page: 'beneficiary',
  flow: 'booking',
  status: 200,
  variations: [],
};

let root: HTMLElement;
const before = location.href;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = printElement(
    <>
      <CodeField t={createTranslate('fr_FR', fr)} />
      <div data-gift-found="" />
    </>,
  );
});
afterEach(() => {
  root.remove();
  forgetGift();
  history.replaceState(null, '', before);
  vi.unstubAllGlobals();
});

function answering(status: number, body: object) {
  const asked = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}
const start = () => startGiftCode(root.querySelector('form')!, data);
const links = () => [...root.querySelectorAll<HTMLAnchorElement>('[data-gift-found] a')];

it('a box goes along to the list of its stays: its code in this tab alone, in the body of the call and in no address [FLOW-07]', async () => {
  const asked = answering(200, box);
  history.replaceState(null, '', `#code=${CODE}`);
  await start();
  await waitFor(() => expect(links()).toHaveLength(2));
  const [url, init] = asked.mock.calls[0]!;
  expect(String(url)).not.toContain(CODE);
  expect(JSON.parse(String(init?.body))).toEqual({ code: CODE });
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/beneficiary/stays/SPAEBOX', '/search']);
  expect(root.textContent).toMatch(/Votre coffret couvre 149,90\s€/);
  expect(keptGift()).toBeUndefined();
  links()[0]!.addEventListener('click', (event) => event.preventDefault());
  links()[0]!.click();
  expect(keptGift()).toMatchObject({ code: CODE, productId: 'SPAEBOX', amount: 14_990 });
});

it('an activity leads to its page and does not go along: its partner takes the code', async () => {
  answering(200, { ...box, productType: 'DIGITAL_ACTIVITY_ONLY', productId: '13' });
  history.replaceState(null, '', `#code=${CODE}`);
  await start();
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(links()[0]!.getAttribute('href')).toBe('/activity/13#a=2');
  links()[0]!.addEventListener('click', (event) => event.preventDefault());
  links()[0]!.click();
  expect(keptGift()).toBeUndefined();
});

it.each([
  [404, { code: 'GIFT_CODE_UNKNOWN' }, fr.errors.giftCodeUnknown],
  [503, { code: 'UNAVAILABLE' }, fr.gift.failed],
] as const)(
  'an answer of %i is told beside the field, which is marked and has the focus',
  async (status, body, told) => {
    answering(status, body);
    const field = root.querySelector('input')!;
    await start();
    field.value = CODE;
    root.querySelector('form')!.requestSubmit();
    await waitFor(() => expect(root.querySelector('[role="alert"]')?.textContent).toBe(told));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(links()).toEqual([]);
  },
);

it('a gift is put into the account with one press, and only where there are accounts', async () => {
  answering(200, box);
  history.replaceState(null, '', `#code=${CODE}`);
  await start();
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(root.querySelector('[data-gift-found] button')).toBeNull();
  root.querySelector<HTMLElement>('[data-gift-found]')!.dataset['keeps'] = '';
  await start();
  const button = await waitFor(() => root.querySelector<HTMLElement>('[data-gift-found] button')!);
  const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  await waitFor(() => expect(button).not.toBeNull());
  button.click();
  await waitFor(() => expect(links().at(-1)?.getAttribute('href')).toBe('/account/trips'));
  expect(sent.mock.calls[0]).toMatchObject([
    '/gateway/account/gifts/received',
    { body: `{"code":"${CODE}"}` },
  ]);
});
