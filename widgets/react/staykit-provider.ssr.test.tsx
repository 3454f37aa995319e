import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { BookingBox } from './booking-box.tsx';
import { ContactForm } from './contact-form.tsx';
import { GiftDrawer } from './gift-drawer.tsx';
import { ResultsGrid } from './results-grid.tsx';
import { Reviews } from './reviews.tsx';
import { SearchBox } from './search-box.tsx';
import { StaykitProvider, type StaykitSettings } from './staykit-provider.tsx';

const SHOP = 'https://shop.example';
const render = (children: ReactNode, settings: StaykitSettings = {}) =>
  renderToString(
    <StaykitProvider api={SHOP} messages={en} {...settings}>
      {children}
    </StaykitProvider>,
  );

it('an embedder says shop, locale, partner and theme once, and a search box needs no props', () => {
  const html = render(<SearchBox />, { locale: 'nl_BE', partner: 1042, theme: 'magnolia' });
  const [box = ''] = /<div[^>]*class="staykit"[^>]*>/.exec(html) ?? [];
  expect(box).toContain('data-theme="magnolia"');
  expect(box).toContain('lang="nl-BE"');
  expect(html).toContain('role="search"');
  expect(html).toMatch(/<input type="hidden" name="minisite" value="1042"/);
});

it('the props of a widget win over those of its provider', () => {
  const html = render(<SearchBox locale="it_IT" partner={2} />, { locale: 'nl_BE', partner: 1042 });
  expect(html).toContain('lang="it-IT"');
  expect(html).toMatch(/name="minisite" value="2"/);
});

it('a provider inside another one changes what it names, and nothing else', () => {
  const html = render(
    <StaykitProvider locale="es_ES">
      <SearchBox />
    </StaykitProvider>,
    { partner: 1042 },
  );
  expect(html).toContain('lang="es-ES"');
  expect(html).toMatch(/name="minisite" value="1042"/);
});

it('criteria are written as in the address, and what cannot be read is told', () => {
  expect(render(<SearchBox criteria="a=3" />)).toContain('3 adults');
  expect(
    render(<SearchBox criteria={{ pax: { adult: 4, child: 0, baby: 0, singleRoom: false } }} />),
  ).toContain('4 adults');
  expect(() => render(<ResultsGrid criteria="stars=six" />)).toThrow(/<ResultsGrid> criteria.*stars=six/);
});

it('a widget without a shop says which prop is missing', () => {
  expect(() => renderToString(<SearchBox messages={en} />)).toThrow(
    '<SearchBox> has no shop. Put it inside <StaykitProvider api="https://shop.example">',
  );
  expect(renderToString(<SearchBox messages={en} client={fakeClient()} />)).toContain('role="search"');
});

it('the first widget of a page brings the rules of all, its tokens and its nonce', () => {
  const html = render(<GiftDrawer />, { nonce: 'abc' });
  expect(html).toMatch(/<style[^>]*nonce="abc"[^>]*>/);
  expect(html).toContain('--stay-color-accent');
  const [, name = ''] = /<button[^>]*class="(\w+)/.exec(html) ?? [];
  expect(html).toContain(`.${name}{`);
});

it.each([
  ['grid', <ResultsGrid key="grid" />, en.filters.filter],
  ['booking box', <BookingBox key="box" productId="10" />, en.booking.label],
  ['gift drawer', <GiftDrawer key="drawer" productId="10" />, en.gift.personalise],
  ['reviews', <Reviews key="reviews" hotelId="1" />, en.review.label],
  ['contact form', <ContactForm key="form" />, en.contact.reason],
])('a %s is printed with nothing but its id', (_, widget, text) => {
  expect(render(widget)).toContain(text);
});
