import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { DATED_HASH, testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { fakeBookingClient } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 800));

async function box(hash = '') {
  const view = await render(
    testBox({ client: fakeBookingClient(), address: memoryAddress(hash), bar: true }),
  );
  await waitFor(() => expect(bar(view)).not.toBeNull());
  return view;
}
const bar = (view: Rendered) => view.container.querySelector<HTMLElement>('[part="bar"]')!;
const words = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

it('the bar of a phone says See prices without dates, and Book with their total [PRODUCT-35]', async () => {
  const undated = await box();
  await waitFor(() => expect(words(bar(undated))).toContain('from'));
  expect(bar(undated).querySelector('button')!.textContent).toBe('See prices');
  await undated.unmount();
  const dated = await box(DATED_HASH);
  await waitFor(() => expect(bar(dated).querySelector('button')!.textContent).toBe('Book'));
  const total = dated.container.querySelector<HTMLElement>('[part~="box"] [part~="price"] strong')!;
  expect(words(bar(dated))).toContain(words(total));
});

it('keeps its price beside its button in text of 200 %', async () => {
  const sheet = new CSSStyleSheet();
  const sizes = [14, 16, 20].map((px) => `--stay-type-size-${px}: ${2 * px}px;`).join(' ');
  sheet.replaceSync(`${baseCss(':root')} :root { font-size: 32px; ${sizes} }`);
  document.adoptedStyleSheets.push(sheet);
  try {
    for (const hash of ['', DATED_HASH]) {
      const view = await box(hash);
      await waitFor(() => expect(bar(view).querySelector('strong')).not.toBeNull());
      const price = document.createRange();
      price.selectNodeContents(bar(view).querySelector('strong')!);
      const button = bar(view).querySelector('button')!.getBoundingClientRect();
      expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(button.left - 8);
      expect(button.right).toBeLessThanOrEqual(390);
      await view.unmount();
    }
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
});

it('stands on a phone and a tablet, and beside a box only while its button is out of sight', async () => {
  const view = await box();
  expect(getComputedStyle(bar(view)).position).toBe('fixed');
  await page.viewport(768, 900);
  expect(getComputedStyle(bar(view)).display).toBe('grid');
  await page.viewport(1440, 900);
  expect(getComputedStyle(bar(view)).display).toBe('none');
  const below = document.body.appendChild(document.createElement('div'));
  below.style.height = '4000px';
  scrollTo(0, 3000);
  await waitFor(() => expect(getComputedStyle(bar(view)).display).toBe('grid'));
  await view.user.click(bar(view).querySelector('button')!);
  await waitFor(() => expect(getComputedStyle(bar(view)).display).toBe('none'));
  expect(view.queryByRole('dialog')).toBeNull();
  const ground = view.container.querySelector('[part~="box"]')!;
  expect(ground.contains(document.activeElement)).toBe(true);
  expect(ground.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  below.remove();
});

it('opens the box over the whole screen, and leaves what was chosen when it closes', async () => {
  const view = await box();
  await view.user.click(bar(view).querySelector('button')!);
  const dialog = await view.findByRole('dialog', { name: 'Personalise your stay' });
  const { width, height } = dialog.getBoundingClientRect();
  expect([Math.round(width), Math.round(height)]).toEqual([innerWidth, innerHeight]);
  expect(view.getAllByRole('group', { name: 'Book this stay' })).toHaveLength(1);
  expect(dialog.querySelector('[part~="box"]')).not.toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(view.container.querySelector('[part~="box"]')).not.toBeNull();
});

it('is not there where nobody asks for it', async () => {
  const view = await render(testBox({ address: memoryAddress('') }));
  expect(bar(view)).toBeNull();
});
