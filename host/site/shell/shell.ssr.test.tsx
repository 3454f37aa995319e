import { printElement } from '../framework/document/print-element.ts';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_COOKIE } from '@staykit/core/account/account-settings.ts';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { pageVisit } from '../framework/request/page-visit.ts';
import { DEFAULT_SITES, siteAddress } from '@staykit/routing/sites.ts';
import { AccountLink } from './header/account-link.tsx';
import { CountrySwitcher } from './footer/country-switcher.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import type { Partner } from '@staykit/partners/partner.ts';
import { PAGE_TYPE_SHELL, shellOf } from './page-type-shell.ts';
import { BOOKING_LOOKUP_PATH, CHECK_REQUEST_CODE } from './shell-links.ts';
import type { ShellProps } from './shell-props.ts';

const print = (element: ReactElement) => printElement(element);
const origin = { protocol: 'https' as const, host: 'fr-fr.localhost' };
const props = (locale: Locale = 'fr_FR', changes: Partial<ShellProps> = {}): ShellProps => ({
  address: { page: 'home', prefix: '' },
  locale,
  path: '/',
  search: '',
  origin,
  sites: DEFAULT_SITES,
  t: createTranslate(locale, en),
  apiOrigin: '',
  visit: pageVisit({}, { care: false }),
  ...changes,
});
const MAG_A: Partner = {
  slug: 'mag-a',
  folder: '/partners/mag-a',
  minisiteId: 412,
  minisiteUrl: 'mag-a',
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
  features: {},
};
const at = (page: ShellProps['address']['page']) => ({ address: { page, prefix: '' } });
/** The links of a text: where each leads, and all that stands in its tag. */
const links = (html: string) =>
  [...html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', words = '']) => ({
    tag,
    href: /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '',
    words: words.replaceAll(/<[^>]+>/g, ''),
  }));
const hrefs = (html: string) => links(html).map(({ href }) => href);

describe('the header', () => {
  it('leads home by its logo and to the contact page by its help icon, in every locale [HEADER-01]', () => {
    for (const locale of LOCALES) {
      const found = links(print(<Header {...props(locale)} />));
      expect(found.find(({ tag }) => tag.includes('Staykit, home'))?.href).toBe('/');
      expect(found.find(({ tag }) => tag.includes('data-help'))?.href).toBe(CONTACT_ROUTE);
    }
  });

  it('of a minisite has the logo of its partner where there is one, and is whole without it [MINISITE-13]', () => {
    const of = (more: Partial<Partner>) =>
      print(
        <Header
          {...props('fr_FR', {
            address: { page: 'search', prefix: '/mag-a', partner: { ...MAG_A, ...more } },
          })}
        />,
      );
    expect(of({ logoUrl: '/logo.svg' })).toMatch(/<a [^>]*href="\/mag-a"[^>]*><img src="\/logo\.svg"/);
    expect(of({ logoUrl: '/logo.svg', logoTarget: 'https://mag.example/' })).toMatch(
      /<a [^>]*href="https:\/\/mag\.example\/"[^>]*><img /,
    );
    const unmarked = of({ logoUrl: '/logo.svg', features: { shopMark: false } });
    expect(unmarked).not.toContain('data-shop');
    expect(unmarked).not.toContain('Staykit');
    const bare = of({});
    expect(bare).not.toContain('<img');
    for (const part of [
      'data-shop',
      'data-flow',
      'data-help',
      'data-gift-icon',
      'data-sign-in',
      'data-menu="burger"',
    ])
      expect(bare, part).toContain(part);
    expect(bare).toMatch(/<a [^>]*href="https:\/\/fr-fr\.localhost\/"[^>]*data-shop/);
  });

  it('has a back arrow on pages that sell without distraction, and no menus, and on no other page [HEADER-04]', () => {
    const arrow = (page: ShellProps['address']['page']) =>
      print(<Header {...props('fr_FR', at(page))} />).includes('data-arrow');
    expect(arrow('checkout')).toBe(true);
    for (const page of ['home', 'search', 'product', 'contact'] as const)
      expect(arrow(page), page).toBe(false);
    expect(print(<Header {...props('fr_FR', at('checkout'))} />)).not.toContain('data-menu');
  });
});

describe('the account button', () => {
  const ask = {
    path: '/product/12',
    search: '?flow=gifting',
    origin: { protocol: 'https' as const, host: 'x' },
  };
  const button = (cookies: Record<string, string>, more: { enabled?: boolean; href?: string } = {}) =>
    links(
      print(
        <AccountLink {...props('fr_FR', { ...ask, visit: pageVisit(cookies, { care: false }) })} {...more} />,
      ),
    )[0]!;
  const known = { [ACCESS_TOKEN_COOKIE]: 'abc' };

  it('leads to the sign-in with the whole address as its origin, and no robot follows [ACCOUNT-04]', () => {
    const { href, tag } = button({}, { href: 'https://x/product/12?flow=gifting#a=2' });
    expect(href).toBe('/account/signin?origin=https%3A%2F%2Fx%2Fproduct%2F12%3Fflow%3Dgifting%23a%3D2');
    expect(tag).toContain('rel="nofollow"');
    expect(new URLSearchParams(button({}).href.split('?')[1]).get('origin')).toBe(
      'https://x/product/12?flow=gifting',
    );
  });

  it('of a minisite leads to the host that was asked, and from a partner’s own domain to the shop [ACCOUNT-04]', () => {
    const sites = { 'www.shop.example': 'fr_FR', 'shop.example': 'fr_FR' } as const;
    const leadsTo = (prefix: string, host: string) => {
      const address = { page: 'minisite' as const, prefix, partner: MAG_A };
      const asked = props('fr_FR', { address, sites, origin: { protocol: 'https', host } });
      const wishes = hrefs(print(<Footer {...asked} />)).find((href) => href.endsWith('/account/wishlist'));
      return [links(print(<AccountLink {...asked} />))[0]!.href.split('/account/')[0], wishes];
    };
    expect(leadsTo('/mag-a', 'shop.example')).toEqual([
      'https://shop.example',
      'https://shop.example/account/wishlist',
    ]);
    expect(leadsTo('', 'weekends.mag-a.example')).toEqual([
      'https://www.shop.example',
      'https://www.shop.example/account/wishlist',
    ]);
  });

  it('leads to the look-up of a booking where there are no accounts, with a cookie or without [ACCOUNT-06]', () => {
    for (const cookies of [{}, known]) {
      const { href, tag } = button(cookies, { enabled: false });
      expect(href).toBe(BOOKING_LOOKUP_PATH);
      expect(tag).not.toContain('data-menu');
    }
  });

  it('opens the menu of who has the cookie of an account', () => {
    expect(button(known).tag).toContain('data-menu="account"');
    expect(button({}).tag).not.toContain('data-menu');
  });
});

describe('the footer', () => {
  const links = { helpSite: 'https://help.example/it', careers: 'https://jobs.example/' };

  it('leads to contact, the gift card, the help site and careers, and leaves out what has no address [FOOTER-01]', () => {
    const italian = hrefs(print(<Footer {...props('it_IT', { shell: { links } })} />));
    for (const href of [
      CONTACT_ROUTE,
      '/giftcard/customization',
      'https://help.example/it',
      'https://jobs.example/',
    ])
      expect(italian).toContain(href);
    const french = hrefs(print(<Footer {...props('fr_FR', { shell: {} })} />));
    expect(french).toContain(CONTACT_ROUTE);
    expect(french.filter((href) => href.includes('.example'))).toEqual([]);
  });

  it.each(LOCALES)(
    'of %s leads to its five texts, press in France and Spain alone [FOOTER-02] [FOOTER-03]',
    (locale) => {
      const found = hrefs(print(<Footer {...props(locale)} />));
      const { press, ...five } = STATIC_PATHS[locale];
      expect(Object.values(five)).toHaveLength(5);
      for (const path of Object.values(five)) expect(found).toContain(path);
      const words = print(<Footer {...props(locale)} />);
      expect(words.includes('Press room')).toBe(['fr_FR', 'es_ES'].includes(locale));
      if (press !== undefined) expect(found).toContain(press);
    },
  );

  it('has the words of a page only where it has some [FOOTER-04]', () => {
    const with_ = print(<Footer {...props('fr_FR', { around: { legal: 'abc', contact: 'Write to us' } })} />);
    expect(with_).toMatch(/data-page-legal[^>]*>.*abc/);
    expect(with_).toMatch(/data-page-contact[^>]*>Write to us/);
    expect(print(<Footer {...props()} />)).not.toMatch(/data-page-(legal|contact)/);
  });

  it('and the announcement show as the table of page types says [FOOTER-05]', () => {
    expect(shellOf('home', { home: { footer: false } }).footer).toBe(false);
    expect(shellOf('home', { home: { announcement: false } })).toMatchObject({
      announcement: false,
      footer: true,
    });
    expect(shellOf('checkout').footer).toBe(false);
    expect(print(<Footer {...props('fr_FR', at('checkout'))} />)).toBe('');
    expect(print(<Footer {...props()} />)).toContain('<footer');
  });

  it('of a minisite has the words of its partner as text, line by line, and none where there are none [MINISITE-15]', () => {
    const legal = (legalText?: string) =>
      print(
        <Footer
          {...props('fr_FR', {
            address: {
              page: 'minisite',
              prefix: '/mag-a',
              partner: { ...MAG_A, ...(legalText && { legalText }) },
            },
          })}
        />,
      );
    expect(legal('Offre <script>x</script>\nEn mai.')).toMatch(
      /data-legal[^]*<p>Offre &lt;script(?:>|&gt;)x&lt;\/script(?:>|&gt;)\nEn mai\.<\/p>/,
    );
    expect(legal()).not.toContain('data-legal');
  });

  it('of a minisite is of a page type of its own, and stays where a partner has legal words [MINISITE-28]', () => {
    expect(shellOf('minisite', { minisite: { footer: false, announcement: false } })).toMatchObject({
      footer: false,
      announcement: false,
    });
    expect(shellOf('minisite')).toEqual(shellOf('minisite', { minisite: PAGE_TYPE_SHELL.minisite ?? {} }));
    const partner = { ...MAG_A, legalText: 'Offre valable en mars.' };
    const { legalText: _none, ...silent } = partner;
    const footer = (who: Partner, more: Partial<ShellProps> = {}) =>
      print(
        <Footer
          {...props('fr_FR', { address: { page: 'minisite', prefix: '/mag-a', partner: who }, ...more })}
        />,
      );
    const hidden = { features: { footer: false } };
    expect(footer(partner)).toContain('Offre valable en mars.');
    expect(footer({ ...partner, ...hidden })).toContain('Offre valable en mars.');
    expect(footer(partner, { around: { footer: false } })).toContain('Offre valable en mars.');
    expect(footer({ ...silent, ...hidden })).toBe('');
    expect(footer(silent, { around: { footer: false } })).toBe('');
  });

  it('says of the demo alone that its hotels are invented', () => {
    const invented = 'are invented';
    expect(print(<Footer {...props('fr_FR', { isDemo: true })} />)).toContain(invented);
    expect(print(<Footer {...props()} />)).not.toContain(invented);
  });

  it('has what the menu of a phone leads to, for who has no script', () => {
    const found = hrefs(print(<Footer {...props()} />));
    for (const href of [
      `${BOOKING_LOOKUP_PATH}#${CHECK_REQUEST_CODE}`,
      '/beneficiary/login',
      '/account/wishlist',
    ])
      expect(found).toContain(href);
    expect(print(<Footer {...props()} />)).toContain('id="site-links"');
  });
});

describe('the country switcher', () => {
  const shown = (locale: Locale) => links(print(<CountrySwitcher {...props(locale)} />));
  const values = (locale: Locale) => shown(locale).map(({ tag }) => /data-country="([^"]*)"/.exec(tag)?.[1]);

  it('offers six sites, each at its own address, and marks this one [PROUTE-11] [GEO-01]', () => {
    expect(values('fr_FR')).toEqual(['fr', 'es', 'be/nl', 'be/fr', 'nl/nl', 'it']);
    const sites = ['fr_FR', 'es_ES', 'nl_BE', 'fr_BE', 'nl_NL', 'it_IT'] as const;
    expect(shown('fr_FR').map(({ href }) => href)).toEqual(
      sites.map((locale) => `${siteAddress(locale, origin, DEFAULT_SITES)}/`),
    );
    for (const [index, locale] of sites.entries()) {
      const current = shown(locale).map(({ tag }) => tag.includes('aria-current'));
      expect(current.indexOf(true)).toBe(index);
      expect(current.filter(Boolean)).toHaveLength(1);
    }
  });

  it('stands in the footer, and leads to the host names that are set, without those that are not [GEO-01]', () => {
    const sites = { 'shop.example': 'fr_FR', 'winkel.example': 'nl_BE', 'tienda.example': 'es_ES' } as const;
    const offered = links(print(<Footer {...props('nl_BE', { sites })} />)).filter(({ tag }) =>
      tag.includes('data-country'),
    );
    expect(offered.map(({ tag, href }) => [/data-country="([^"]*)"/.exec(tag)?.[1], href])).toEqual([
      ['fr', 'https://shop.example/'],
      ['es', 'https://tienda.example/'],
      ['be/nl', 'https://winkel.example/'],
    ]);
    expect(offered.map(({ tag }) => tag.includes('aria-current'))).toEqual([false, false, true]);
  });
});

describe('the languages of Belgium', () => {
  it('are offered in a browser, and not in the app, whose menu has every site [NATIVEAPP-02]', () => {
    const app = pageVisit({}, { care: false, userAgent: 'x wed-mobile/3.1' });
    for (const locale of ['fr_BE', 'nl_BE'] as const) {
      for (const language of ['Nederlands', 'Français']) {
        expect(print(<Header {...props(locale)} />)).toContain(language);
        expect(print(<Header {...props(locale, { visit: app })} />)).not.toContain(language);
      }
    }
    expect(print(<Header {...props('fr_FR')} />)).not.toContain('Nederlands');
  });
});
