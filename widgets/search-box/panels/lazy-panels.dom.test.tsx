import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadOnDemand, type OnDemand } from '@staykit/ui/hooks/on-demand.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { BOX_PANELS } from './box-parts.ts';
import { BOX_SCREEN } from '../phone/box-screen.ts';
import { SearchBox } from '../search-box.tsx';

const PANELS = { ...BOX_PANELS };

/** Puts a panel of the box on demand again, fetched as a test says. */
function fetched<Name extends keyof typeof PANELS>(
  name: Name,
  fetchPanel: (real: () => ReturnType<(typeof PANELS)[Name]['load']>) => Promise<unknown>,
) {
  const fetchIt = vi.fn(() =>
    fetchPanel(() => PANELS[name].load() as ReturnType<(typeof PANELS)[Name]['load']>),
  );
  Object.assign(BOX_PANELS, { [name]: loadOnDemand(fetchIt) satisfies OnDemand<unknown> });
  return fetchIt;
}

const show = (onError = vi.fn()) =>
  render(<SearchBox client={fakeClient()} locale="fr_FR" messages={en} onError={onError} />);

afterEach(() => void Object.assign(BOX_PANELS, PANELS));

describe('panels that are fetched when they are needed', () => {
  it('are asked for once, when the pointer or the focus comes near, and open whole [SEARCHBOX-01]', async () => {
    const fetchPanels = fetched('others', (real) => real());
    const view = await show();
    expect(fetchPanels).not.toHaveBeenCalled();
    await view.user.click(view.getByRole('button', { name: /^Theme/ }));
    const panel = await view.findByRole('dialog', { name: 'Theme' });
    expect(panel.querySelectorAll('button').length).toBeGreaterThan(3);
    await view.user.click(view.getByRole('button', { name: /^Travellers/ }));
    expect((await view.findByRole('dialog', { name: 'Travellers' })).textContent).toContain('Adults');
    expect(fetchPanels).toHaveBeenCalledTimes(1);
    await view.unmount();
  });

  it('that cannot be fetched are told as an error, and tried again with the next press of the same field', async () => {
    let isLost = true;
    const fetchPanels = fetched('others', async (real) => {
      if (isLost) throw new TypeError('no such file');
      return real();
    });
    const onError = vi.fn();
    const view = await show(onError);
    const theme = view.getByRole('button', { name: /^Theme/ });
    await view.user.click(theme);
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(view.queryByRole('dialog')).toBeNull();
    isLost = false;
    await view.user.click(theme);
    expect(await view.findByRole('dialog', { name: 'Theme' })).toBeTruthy();
    expect(fetchPanels.mock.calls.length).toBeGreaterThan(1);
    await view.unmount();
  });

  it('let a calendar that was pressed before it came open when it is there [SEARCHBOX-01]', async () => {
    const coming = Promise.withResolvers<void>();
    fetched('dates', async (real) => (await coming.promise, real()));
    const view = await show();
    await view.user.click(view.getByRole('button', { name: /^Dates/ }));
    expect(view.queryByRole('dialog')).toBeNull();
    coming.resolve();
    const calendar = await view.findByRole('dialog');
    expect(calendar.querySelectorAll('[data-date]').length).toBeGreaterThan(27);
    await view.unmount();
  });

  it('fetch the screen of a phone with the focus on its line, and open it when it is there [SEARCHBOX-03]', async () => {
    await page.viewport(390, 800);
    const fetchScreen = vi.spyOn(BOX_SCREEN, 'load');
    const view = await show();
    expect(fetchScreen).not.toHaveBeenCalled();
    const line = view.container.querySelector<HTMLElement>('[part="summary"]')!;
    line.focus();
    expect(fetchScreen).toHaveBeenCalledTimes(1);
    expect(view.queryByRole('dialog')).toBeNull();
    await view.user.click(line);
    expect(await view.findByRole('dialog')).toBeTruthy();
    await view.unmount();
    fetchScreen.mockRestore();
    await page.viewport(1280, 800);
  });
});
