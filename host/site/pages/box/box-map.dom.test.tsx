import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import type { BoxMarker } from '@staykit/client/gift/boxes.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { BoxMap } from './box-map.tsx';

const stay = {
  locale: 'fr_FR',
  t: createTranslate('en', en),
  now: () => TEST_NOW,
  assetBase: '',
} as const;

it('a giver loses the choice of a stay on the map of a box whose details cannot be had, where the client keeps none [API-28]', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
  const inn: BoxMarker = { id: '11', label: 'Hôtel du Nord', lat: 50.63, lng: 3.06 };
  const onError = vi.fn<(error: unknown) => void>();
  const client = {
    boxMarkers: async () => [inn],
    detail: () => Promise.reject(new StayError('SERVER', '500')),
    failurePolicy: { detail: 'clear' } as const,
  };
  const view = await render(
    <StayContext.Provider value={stay}>
      <BoxMap client={client} code="SPAEBOX" open onClose={() => undefined} productUrl="" onError={onError} />
    </StayContext.Provider>,
  );
  // On the map, and in the list beside it where there is room for one.
  const [choice] = await view.findAllByRole('button', { name: /^Hôtel du Nord/ }, { timeout: 10_000 });
  await userEvent.click(choice!);
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'false'));
  expect(view.queryByRole('article')).toBeNull();
  await view.unmount();
});
