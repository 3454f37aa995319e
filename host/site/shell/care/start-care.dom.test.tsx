import { afterEach, expect, it, vi } from 'vitest';
import { start as startCare } from './start-care.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** The button of a page whose public host is this one. */
function copyButton(publicHost: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset['careCopy'] = publicHost;
  document.body.append(button);
  startCare();
  return button;
}

it('an agent copies the address at the public host, and nothing where there is none [CAREMODE-04]', () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const known = copyButton('shop.example');
  expect(known.disabled).toBe(false);
  known.click();
  const { hostname, pathname, search } = new URL(write.mock.calls[0]![0]);
  expect([hostname, pathname, search]).toEqual(['shop.example', location.pathname, location.search]);
  known.remove();
  const unknown = copyButton('');
  expect(unknown.disabled).toBe(true);
  unknown.click();
  expect(write).toHaveBeenCalledTimes(1);
});
