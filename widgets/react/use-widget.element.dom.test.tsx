import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import en from '@staykit/messages/en.json';
import { render } from '@staykit/testing/render.tsx';
import { SearchBox } from './search-box.tsx';
import { StaykitProvider } from './staykit-provider.tsx';

let told = vi.spyOn(console, 'error');
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => told.mockRestore());

it('an integrator who forgot the texts reads which file has them', async () => {
  await render(
    <StaykitProvider api="https://shop.example" locale="nl_BE">
      <SearchBox client={fakeClient()} />
    </StaykitProvider>,
  );
  expect(told.mock.calls.flat()).toEqual([
    "<SearchBox> has no texts. Give it, or <StaykitProvider>, messages={[...]} with those of '@staykit/widgets/messages/search-box/nl_BE.json'.",
  ]);
});

it('an integrator who gave the texts reads nothing', async () => {
  await render(<SearchBox api="https://shop.example" messages={en} client={fakeClient()} />);
  expect(told).not.toHaveBeenCalled();
});
