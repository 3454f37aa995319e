import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import en from '../messages/en.json';
import { fakeClient } from '../testing/fake-client.ts';
import { createChannel } from '../channel/create-channel.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { render, waitFor } from '../testing/render.tsx';
import * as boxPanels from './box-panels.tsx';
import type { BoxDates, BoxParts } from './box-parts.ts';
import { LiveSearchBox } from './live-search-box.tsx';
import * as dates from './dates-panel.tsx';
import * as phone from './phone-box.tsx';
import * as name from './place-name.ts';
import * as choice from './stay-choice.tsx';
import * as searchLink from './search-link.ts';

/** A box that has all of its parts, as an element has. */
const PARTS: BoxParts = {
  useExtras: () => undefined,
  dates,
  panels: boxPanels,
  phone,
  screen: phone,
  choice,
  link: searchLink,
  name,
};

function renderWith(parts: Partial<BoxParts>, onError = vi.fn()) {
  return render(
    <LiveSearchBox
      client={fakeClient()}
      channel={createChannel({
        criteria: emptyCriteria(),
        context: { api: '', locale: 'fr_FR' },
        submitted: 0,
      })}
      locale="fr_FR"
      messages={en}
      parts={{ ...PARTS, ...parts }}
      onError={onError}
    />,
  );
}

describe('panels that are fetched when they are needed', () => {
  it('are asked for once, when the pointer or the focus comes near, and open whole [SEARCHBOX-01]', async () => {
    const fetchPanels = vi.fn(() => Promise.resolve(boxPanels));
    const view = await renderWith({ panels: fetchPanels });
    expect(fetchPanels).not.toHaveBeenCalled();
    await view.user.click(view.getByRole('button', { name: /^Theme/ }));
    const panel = await view.findByRole('dialog', { name: 'Theme' });
    expect(panel.querySelectorAll('button').length).toBeGreaterThan(3);
    await view.user.click(view.getByRole('button', { name: /^Travellers/ }));
    expect((await view.findByRole('dialog', { name: 'Travellers' })).textContent).toContain('Adults');
    expect(fetchPanels).toHaveBeenCalledTimes(1);
    await view.unmount();
  });

  it('that cannot be fetched are told as an error and tried again at the next opening', async () => {
    const fetchPanels = vi
      .fn(() => Promise.resolve(boxPanels))
      .mockRejectedValue(new TypeError('no such file'));
    const onError = vi.fn();
    const view = await renderWith({ panels: fetchPanels }, onError);
    await view.user.click(view.getByRole('button', { name: /^Theme/ }));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(view.queryByRole('dialog')).toBeNull();
    fetchPanels.mockResolvedValue(boxPanels);
    await view.user.click(view.getByRole('button', { name: /^Travellers/ }));
    expect(await view.findByRole('dialog', { name: 'Travellers' })).toBeTruthy();
    await view.unmount();
  });

  it('let a calendar that was pressed before it came open when it is there [SEARCHBOX-01]', async () => {
    const coming = Promise.withResolvers<BoxDates>();
    const view = await renderWith({ dates: () => coming.promise });
    await view.user.click(view.getByRole('button', { name: /^Dates/ }));
    expect(view.queryByRole('dialog')).toBeNull();
    coming.resolve(dates);
    const calendar = await view.findByRole('dialog');
    expect(calendar.querySelectorAll('[data-date]').length).toBeGreaterThan(27);
    await view.unmount();
  });

  it('fetch the screen of a phone with the focus on its line, and open it when it is there [SEARCHBOX-03]', async () => {
    await page.viewport(390, 800);
    const fetchScreen = vi.fn(() => Promise.resolve(phone));
    const view = await renderWith({ screen: fetchScreen });
    expect(fetchScreen).not.toHaveBeenCalled();
    const line = view.container.querySelector<HTMLElement>('[part="summary"]')!;
    line.focus();
    expect(fetchScreen).toHaveBeenCalledTimes(1);
    expect(view.queryByRole('dialog')).toBeNull();
    await view.user.click(line);
    expect(await view.findByRole('dialog')).toBeTruthy();
    expect(fetchScreen).toHaveBeenCalledTimes(1);
    await view.unmount();
    await page.viewport(1280, 800);
  });

  it('two days that are pressed before they can be taken are the stay, not the second alone [CAL-07]', async () => {
    const late = Promise.withResolvers<typeof choice>();
    const view = await renderWith({ choice: () => late.promise });
    await view.user.click(view.getByRole('button', { name: /^Dates/ }));
    const open = () => [...document.querySelectorAll<HTMLElement>('[data-date]:not([aria-disabled=true])')];
    await waitFor(() => expect(open().length).toBeGreaterThan(9));
    const [first, , third] = open().slice(5) as [HTMLElement, HTMLElement, HTMLElement];
    await view.user.click(first);
    await view.user.click(third);
    late.resolve(choice);
    await waitFor(() => expect(document.body.textContent).toContain('2 nights'));
    await view.unmount();
  });
});
