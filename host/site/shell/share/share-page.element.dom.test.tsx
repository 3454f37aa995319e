import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharePage } from './share-page.ts';

let button: HTMLButtonElement;
const told = () => button.nextElementSibling?.textContent;

beforeEach(() => {
  const place = document.body.appendChild(document.createElement('span'));
  button = place.appendChild(document.createElement('button'));
  Object.assign(button.dataset, { copied: 'Link copied', failed: 'Copy the address' });
  place.append(document.createElement('span'));
});
afterEach(() => {
  button.parentElement?.remove();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});
const device = (share: () => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

it('copies the address of the page with its dates where the device shares nothing', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await sharePage(button);
  expect(copy).toHaveBeenCalledWith(location.href);
  expect(told()).toBe('Link copied');
});

it('says what to do where the address cannot be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await sharePage(button);
  expect(told()).toBe('Copy the address');
});

it('leaves it to the device where it shares, and says nothing to whoever closes that', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  device(share);
  await sharePage(button);
  expect(share).toHaveBeenCalledWith({ title: document.title, url: location.href });
  expect(told()).toBe('');
});
