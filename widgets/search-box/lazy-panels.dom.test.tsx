import { describe, expect, it, vi } from 'vitest';
import en from '../messages/en.json';
import { fakeClient } from '../testing/fake-client.ts';
import { createChannel } from '../channel/create-channel.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { render, waitFor } from '../testing/render.tsx';
import * as boxPanels from './box-panels.tsx';
import type { BoxPanels } from './box-parts.ts';
import { LiveSearchBox } from './live-search-box.tsx';
import * as phone from './phone-box.tsx';
import * as choice from './stay-choice.tsx';
import * as searchLink from './search-link.ts';

function renderWith(panels: () => Promise<BoxPanels>, onError = vi.fn()) {
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
      parts={{ panels, phone, choice, link: searchLink }}
      onError={onError}
    />,
  );
}

describe('panels that are fetched when they are needed', () => {
  it('are asked for once, when the pointer or the focus comes near, and open whole [SEARCHBOX-01]', async () => {
    const fetchPanels = vi.fn(() => Promise.resolve(boxPanels));
    const view = await renderWith(fetchPanels);
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
    const view = await renderWith(fetchPanels, onError);
    await view.user.click(view.getByRole('button', { name: /^Theme/ }));
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(view.queryByRole('dialog')).toBeNull();
    fetchPanels.mockResolvedValue(boxPanels);
    await view.user.click(view.getByRole('button', { name: /^Travellers/ }));
    expect(await view.findByRole('dialog', { name: 'Travellers' })).toBeTruthy();
    await view.unmount();
  });
});
