import { expect, it } from 'vitest';
import type { StayClient } from '@staykit/client/stay-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { recommendations, suggestions } from '@staykit/testing/fixtures/suggestions.ts';
import { act, waitFor } from '@staykit/testing/render.tsx';
import { PHONE, renderBox, type BoxUnderTest } from '../fixtures/box-setup.tsx';

/* A shared address holds the id of a place, not its name. */

const PARIS = criteria({ location: { category: 'city', id: '75' } });
const UNNAMED = 'Chosen place';
const input = (view: BoxUnderTest) => view.getByRole('combobox') as HTMLInputElement;
/** Knows the places by their ids, and recommends others. */
const recommend: StayClient['recommend'] = async (_term, options) =>
  options?.sourceCode ? suggestions() : recommendations();
const asked = (view: BoxUnderTest) =>
  view.client.callsOf('recommend').map(([, options]) => [options?.sourceType, options?.sourceCode]);

it.each([
  ['a city', 'city=75', 'Paris', 'city', '75'],
  ['a region', 'region=11', 'Paris et sa région', 'region', '11'],
  ['a hotel', 'hotelId=345', 'Hôtel du Parc', 'hotel', '345'],
])(
  '%s of an address is named in the browser, asked for once [DEST-02]',
  async (_kind, hash, name, type, id) => {
    const view = await renderBox({ hash, client: fakeClient({ recommend }) });
    await waitFor(() => expect(input(view).value).toBe(name));
    expect(asked(view)).toEqual([[type, id]]);
    await view.user.click(input(view));
    await view.user.keyboard('{Escape}');
    expect(input(view).value).toBe(name);
  },
);

it('the line of a phone names it as well [DEST-02] [DEST-08]', async () => {
  const view = await renderBox({ criteria: PARIS, client: fakeClient({ recommend }), width: PHONE });
  await view.findByRole('button', { name: /Paris/ });
});

it('nobody is asked for a name that the page tells, nor for a search without a place [DEST-02]', async () => {
  const told = await renderBox({ criteria: PARIS, place: 'Paris' });
  expect(input(told).value).toBe('Paris');
  const plain = await renderBox();
  const around = await renderBox({ criteria: criteria({ lat: 48.85, lng: 2.35 }) });
  for (const view of [told, plain, around]) expect(asked(view)).toEqual([]);
});

it('a place that nobody knows any more stays a chosen one, and a failure is only reported [ERROR-04]', async () => {
  // A server that does not know the question recommends other places.
  const gone = await renderBox({ criteria: PARIS });
  await waitFor(() => expect(asked(gone)).toEqual([['city', '75']]));
  expect(input(gone).value).toBe(UNNAMED);
  await gone.unmount();
  const client = fakeClient({ recommend: () => Promise.reject(new StayError('SERVER', 'broken')) });
  const broken = await renderBox({ criteria: PARIS, client });
  await waitFor(() => expect(broken.errors).toEqual(['SERVER']));
  expect(input(broken).value).toBe(UNNAMED);
});

it('a name that comes late is not put on a place that was chosen meanwhile [DEST-12]', async () => {
  let answer = (): void => undefined;
  const client = fakeClient({
    recommend: (term, options) =>
      options?.sourceCode
        ? new Promise((done) => (answer = () => done(suggestions())))
        : recommend(term, options),
  });
  const view = await renderBox({ criteria: PARIS, client });
  await waitFor(() => expect(asked(view)).toEqual([['city', '75']]));
  await view.user.click(input(view));
  await view.user.click(await view.findByRole('option', { name: /^Bretagne/ }));
  await act(() => answer());
  expect(input(view).value).toBe('Bretagne');
});
