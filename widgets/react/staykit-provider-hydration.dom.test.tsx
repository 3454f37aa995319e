import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { hydrate } from '@staykit/testing/render.tsx';
import { SearchBox } from './search-box.tsx';
import { StaykitProvider } from './staykit-provider.tsx';

it('styles that a server wrote with a nonce are hydrated where they stand, and taken out then', async () => {
  const page = (
    <StaykitProvider messages={en} nonce="abc">
      <SearchBox client={fakeClient()} />
    </StaykitProvider>
  );
  const html = renderToString(page);
  expect(html).toMatch(/<style nonce="abc"[ >]/);
  const view = await hydrate(html, page);
  expect(view.complaints).toEqual([]);
  expect(view.container.querySelector('style')).toBeNull();
  expect(view.getByRole('search')).toBeVisible();
});
