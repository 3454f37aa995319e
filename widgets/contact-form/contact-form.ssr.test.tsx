import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { testContactForm } from '@staykit/testing/test-widgets/contact-form.tsx';

it('a server prints the reasons in every language, and nothing that is asked later', () => {
  for (const locale of LOCALES) {
    const html = renderToString(testContactForm({ locale, messages: LOCALE_TEXTS[locale] }));
    expect(html.match(/<option/g), locale).toHaveLength(8);
    expect(html).not.toMatch(/ style=|<style|<textarea|contact\.|form\./);
  }
});
