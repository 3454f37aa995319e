import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json';
import {
  iconFamily,
  iconGastronomy,
  iconHeart,
  iconNature,
  iconWellness,
} from '@staykit/ui/primitives/icon/icons.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { SearchBox } from './search-box.tsx';

const html = (changes = {}) =>
  renderToString(
    <SearchBox
      client={fakeClient()}
      locale="fr_FR"
      messages={en}
      resultsUrl="/search"
      criteria={datedCriteria({ location: { category: 'city', id: '75' }, theme: 26, ...changes })}
      place="Paris"
    />,
  );

describe('the search box from the server', () => {
  it('shows what is chosen, in every locale', () => {
    expect(html()).toMatch(/lun\. 10 – mer\. 12 juin/);
    expect(html()).toContain('value="Paris"');
    for (const locale of LOCALES) {
      const text = renderToString(<SearchBox client={fakeClient()} locale={locale} messages={en} />);
      expect(text).toContain('2 adults');
    }
  });

  it('is a form that sends the search without script, under the keys of the address', () => {
    const text = html();
    expect(text).toMatch(/<form [^>]*action="\/search"[^>]*method="get"/);
    const names = [...text.matchAll(/<(?:input|select) [^>]*?name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'destination',
      'city',
      'place',
      'checkin',
      'checkout',
      'flex',
      'theme',
      'a',
      'c',
      'b',
    ]);
    expect(text).toMatch(/name="checkin"[^>]*value="2030-06-10"|value="2030-06-10"[^>]*name="checkin"/);
  });

  it.each([
    [26, iconWellness],
    [23, iconHeart],
    [19, iconGastronomy],
    [39, iconFamily],
    [9999, iconNature],
  ])('shows theme %i with its icon, the generic one where nobody knows it [THEME-04]', (theme, icon) => {
    const field = html({ theme }).split('data-field="theme"')[1]?.split('data-field="travellers"')[0];
    expect(field).toContain(icon);
  });

  it('carries no style attribute and no open panel', () => {
    expect(html()).not.toMatch(/ style=|<style|<dialog|role="listbox"/);
  });
});
