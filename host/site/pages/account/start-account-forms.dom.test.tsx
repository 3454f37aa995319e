import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '@staykit/testing/render.tsx';
import { keepCode, takeKeptCode } from './kept-code.ts';
import { afterSignIn, start as startAccountForms, startAccountForm } from './start-account-forms.ts';

afterEach(() => vi.restoreAllMocks());

const at = (path: string) => new URL(path, 'https://shop.example');

it('who signed in goes back where they came from, and never to another site', () => {
  const from = (origin: string) => afterSignIn(at(`/account/signin?origin=${encodeURIComponent(origin)}`));
  expect(from('https://shop.example/product/12?flow=gifting#a=2')).toBe(
    'https://shop.example/product/12?flow=gifting#a=2',
  );
  for (const foreign of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect(from(foreign)).toBe('/');
  expect(afterSignIn(at('/account/signin'))).toBe('/account/settings/profile');
  expect(afterSignIn(at('/account/trips'))).toBe('https://shop.example/account/trips');
});

it('a form sends its fields, and tells a refusal, a failure and success apart', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form data-account-form="password" data-refused="Refused" data-failed="Failed" data-done="Done">
      <input name="current" value="a"><input name="next" value="b"><p role="alert"></p><p role="status"></p>
      <button type="submit" disabled>Go</button></form>`,
  );
  const form = document.querySelector('form')!;
  let status = 401;
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}', { status }));
  startAccountForm(form);
  const said = (role: string) => form.querySelector(`[role="${role}"]`)?.textContent;
  form.requestSubmit();
  await waitFor(() => expect(said('alert')).toBe('Refused'));
  status = 503;
  await waitFor(() => expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false));
  form.requestSubmit();
  await waitFor(() => expect(said('alert')).toBe('Failed'));
  status = 200;
  await waitFor(() => expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false));
  form.requestSubmit();
  await waitFor(() => expect(said('status')).toBe('Done'));
  expect(said('alert')).toBe('');
  expect(fetched.mock.calls[0]).toMatchObject([
    '/gateway/account/password',
    { method: 'POST', body: JSON.stringify({ current: 'a', next: 'b' }) },
  ]);
});

it('rows of companions are added, numbered and taken away by keys, and sent as a list', async () => {
  const row = (first: string) =>
    `<li><fieldset><legend></legend><label for="x">First</label><input id="x" name="firstName" value="${first}">
      <input id="y" name="lastName" value="Martin"><button type="button" data-remove disabled>-</button></fieldset></li>`;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form data-account-form="companions" data-refused="Refused" data-failed="Failed" data-done="Done">
      <ul data-companions data-label="Traveller #">${row('Ben')}</ul><template data-companion>${row('')}</template>
      <button type="button" data-add disabled>+</button><p role="alert"></p><p role="status"></p>
      <button type="submit" disabled>Go</button></form>`,
  );
  const form = document.body.lastElementChild as HTMLFormElement;
  const add = form.querySelector<HTMLButtonElement>('[data-add]')!;
  const rows = () => [...form.querySelectorAll('legend')].map(({ textContent }) => textContent);
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  startAccountForm(form);
  add.click();
  expect(rows()).toEqual(['Traveller 1', 'Traveller 2']);
  const added = document.activeElement as HTMLInputElement;
  expect([added.id, added.labels?.length]).toEqual(['companion-2-firstName', 1]);
  added.value = 'Lou';
  form.requestSubmit();
  await waitFor(() => expect(form.querySelector('[role=status]')?.textContent).toBe('Done'));
  const people = [
    { firstName: 'Ben', lastName: 'Martin' },
    { firstName: 'Lou', lastName: 'Martin' },
  ];
  expect(fetched.mock.calls[0]).toMatchObject([
    '/gateway/account/companions',
    { body: JSON.stringify({ companions: people }) },
  ]);
  // What is kept stands there still.
  expect(added.value).toBe('Lou');
  for (let more = 0; more < 6; more += 1) add.click();
  expect([rows().length, add.disabled]).toEqual([8, true]);
  form.querySelector<HTMLButtonElement>('[data-remove]')!.click();
  expect([rows().length, add.disabled, document.activeElement === add]).toEqual([7, false, true]);
  form.remove();
});

it('a form that is under way is busy, is sent once, and keeps the focus on its button', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-account-form="sign-out" data-failed="Failed"><p role="alert"></p><button type="submit">Go</button></form>',
  );
  const form = document.body.lastElementChild as HTMLFormElement;
  const button = form.querySelector('button')!;
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.spyOn(window, 'fetch').mockReturnValue(answer.promise);
  const go = vi.fn();
  startAccountForm(form, go);
  button.focus();
  button.click();
  button.click();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  answer.resolve(new Response(null, { status: 204 }));
  // Nobody is signed in any more: the first page is for everybody.
  await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/gateway/account/sign-out');
  form.remove();
});

it('who deletes their account is told of a stay to come, and afterwards that it is deleted', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form data-account-form="deletion" data-refused="Refused" data-failed="Failed" data-coming="Coming">
      <input name="password" value="a"><p role="alert"></p><button type="submit">Go</button></form>`,
  );
  const form = document.body.lastElementChild as HTMLFormElement;
  const answers = [409, 204];
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: answers.shift()! }));
  const go = vi.fn();
  startAccountForm(form, go);
  form.requestSubmit();
  await waitFor(() => expect(form.querySelector('[role="alert"]')?.textContent).toBe('Coming'));
  await waitFor(() => expect(form.querySelector('button')?.hasAttribute('aria-busy')).toBe(false));
  expect(go).not.toHaveBeenCalled();
  form.requestSubmit();
  await waitFor(() => expect(go).toHaveBeenCalledWith('/account/deleted'));
  expect(fetched.mock.calls[0]).toMatchObject([
    '/gateway/account/deletion',
    { method: 'POST', body: JSON.stringify({ password: 'a' }) },
  ]);
  form.remove();
});

it('every form of a page comes to life', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = ['sign-out', 'password']
    .map((form) => `<form data-account-form="${form}"><button type="submit" disabled>Go</button></form>`)
    .join('');
  startAccountForms();
  expect(place.querySelectorAll('button:enabled')).toHaveLength(2);
  place.remove();
});

/** A form of the page at an address, and where it led and what it sent. */
function formAt(hash: string, markup: string) {
  document.body.insertAdjacentHTML('beforeend', markup);
  const form = document.body.lastElementChild as HTMLFormElement;
  const before = location.href;
  history.replaceState(null, '', hash);
  const led: string[] = [];
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 204 }));
  startAccountForm(form, (href) => void led.push(href));
  return {
    form,
    led,
    sent: () => JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as unknown,
    end() {
      history.replaceState(null, '', before);
      form.remove();
    },
  };
}
const ADD = `<form data-account-form="gift" data-refused="Refused" data-failed="Failed">
  <p data-by-link hidden>By link</p><div data-typed><input name="code" required></div>
  <p role="alert"></p><p role="status"></p><button type="submit" disabled>Add</button></form>`;

it('the gift of a mailed link is added with one press, without its code', async () => {
  const { form, led, sent, end } = formAt('#voucher=a-secret-of-a-gift', ADD);
  expect(form.querySelector<HTMLElement>('[data-typed]')!.hidden).toBe(true);
  expect(form.querySelector<HTMLElement>('[data-by-link]')!.hidden).toBe(false);
  form.requestSubmit();
  await waitFor(() => expect(led).toEqual(['/account/trips#account-received']));
  expect(sent()).toEqual({ voucher: 'a-secret-of-a-gift' });
  end();
});

it('a code that was looked up before signing in is typed already, once', async () => {
  keepCode('9GQX6DMU3AHRY7E2');
  const { form, led, sent, end } = formAt('#', ADD);
  expect(form.querySelector('input')!.value).toBe('9GQX6DMU3AHRY7E2');
  expect(takeKeptCode()).toBeUndefined();
  form.requestSubmit();
  await waitFor(() => expect(led).toHaveLength(1));
  expect(sent()).toEqual({ code: '9GQX6DMU3AHRY7E2' });
  end();
});

it.each([
  ['email-confirm', '/account/settings/profile'],
  ['deletion-confirm', '/account/deleted'],
])('the press of a mailed link sends its secret: %s leads to %s', async (kind, target) => {
  const { form, led, sent, end } = formAt(
    '#token=abc',
    `<form data-account-form="${kind}"><p role="alert"></p><p role="status"></p><button type="submit">Go</button></form>`,
  );
  form.requestSubmit();
  await waitFor(() => expect(led).toEqual([target]));
  expect(sent()).toEqual({ token: 'abc' });
  end();
});
