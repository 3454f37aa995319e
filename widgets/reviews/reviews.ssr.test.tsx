import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { fakeReviewsClient, reviewAnswer } from '@staykit/testing/fake-clients/fake-reviews-client.ts';
import { Reviews } from './reviews.tsx';

const html = (locale: (typeof LOCALES)[number], known = true) =>
  renderToString(
    <Reviews
      client={fakeReviewsClient()}
      locale={locale}
      messages={LOCALE_TEXTS[locale]}
      hotelId="345"
      {...(known && { initial: reviewAnswer(25) })}
    />,
  );

it('a page from the server has the first reviews in every locale, without a style attribute', () => {
  for (const locale of LOCALES) {
    const page = html(locale);
    expect(page.match(/Quiet \d+/g)).toHaveLength(10);
    expect(page).toContain('8,8/10');
    expect(page).not.toMatch(/ style=|review\.|undefined/);
  }
});

it('a server that knows none keeps their place', () => {
  expect(html('fr_FR', false)).toContain('aria-busy="true"');
  expect(html('fr_FR', false)).not.toContain('Quiet');
});
