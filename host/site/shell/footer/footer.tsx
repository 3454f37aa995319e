import { shop } from '@staykit/core/market/shop.ts';
import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import { GIFT_CARD_PATH, giftCardTerms } from '@staykit/core/gift/card/gift-card.ts';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { IDEAS_PATH } from '@staykit/routing/segments.ts';
import { inside } from '@staykit/routing/inside.ts';
import { toggleHref } from '@staykit/routing/flow-toggle.ts';
import { CountrySwitcher } from './country-switcher.tsx';
import { Logo } from '../header/logo.tsx';
import { STATIC_PAGES, STATIC_PATHS } from '@staykit/core/market/static-paths.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { menuHref } from '../menus/menu-link.tsx';
import { offerTermsText } from './offer-terms.ts';
import { SIMPLIFIED_PAGE_TYPES, shellOf } from '../page-type-shell.ts';
import { BOOKING_LOOKUP_PATH, boxLoginOf, CHECK_REQUEST_CODE } from '../shell-links.ts';
import { hasText } from '../has-text.ts';
import type { ShellProps } from '../shell-props.ts';
import { shopOrigin } from '../../framework/request/shop-origin.ts';
import * as S from '../shell.styles.ts';

/** The end of a page: ways on, the phone, the other shops, and what a partner has to say by law. */
export function Footer(props: ShellProps) {
  const { address, locale, t, around, shell } = props;
  const { partner, prefix } = address;
  const wanted =
    shellOf(address.page).footer && around?.footer !== false && partner?.features.footer !== false;
  // What a partner has to say by law stands at the end of its pages, whatever else is switched off. [MINISITE-28]
  const bound = partner?.legalText !== undefined && !SIMPLIFIED_PAGE_TYPES.includes(address.page);
  if (!wanted && !bound) return null;
  const phone = marketPhone(locale);
  const { cookies } = STATIC_PATHS[locale];
  return (
    <S.Footer id="site-links" tabIndex={-1}>
      <S.Wrap>
        <S.FooterColumns>
          <div>
            {partner?.features.shopMark !== false && <Logo />}
            <p>{t('host.promise')}</p>
          </div>
          <section>
            <h2>{t('host.discover')}</h2>
            <ul>
              <li>
                <a href={inside(prefix, '/search')}>{t('host.allStays')}</a>
              </li>
              <li>
                <a href={toggleHref(locale, 'gifting', prefix)}>{t('host.gifts')}</a>
              </li>
              {hasText(shell, IDEAS_PATH) && (
                <FooterLink href={inside(prefix, IDEAS_PATH)}>{t('host.ideas')}</FooterLink>
              )}
              {giftCardTerms(locale) && (
                <FooterLink href={inside(prefix, GIFT_CARD_PATH)}>{t('block.giftCard')}</FooterLink>
              )}
            </ul>
          </section>
          <section>
            <h2>{t('host.information')}</h2>
            <ul>
              {hasText(shell, '/content/about') && (
                <li>
                  <a href={inside(prefix, '/content/about')}>{t('host.about', { shop: shop().name })}</a>
                </li>
              )}
              {STATIC_PAGES.map((page) => {
                const path = STATIC_PATHS[locale][page];
                return (
                  hasText(shell, path) && (
                    <li key={page}>
                      <a href={inside(prefix, path)}>{t(`host.page.${page}`)}</a>
                    </li>
                  )
                );
              })}
              {!props.care && (
                <li>
                  <a href={inside(prefix, hasText(shell, cookies) ? cookies : '/')} data-consent-open="">
                    {t('consent.open')}
                  </a>
                </li>
              )}
            </ul>
          </section>
          <HelpLinks {...props} phone={phone} />
          <CountrySwitcher {...props} />
        </S.FooterColumns>
        <PartnerLegal {...props} />
        <PageWords {...props} />
        {props.isDemo && <S.Small>{t('host.demo')}</S.Small>}
      </S.Wrap>
    </S.Footer>
  );
}

interface HelpLinksProps extends ShellProps {
  phone: { href: string; text: string };
}

/** Where somebody finds help, and what the menu of a phone leads to. [FOOTER-01] [MENU-02] [MENU-03] */
function HelpLinks({ phone, ...props }: HelpLinksProps) {
  const {
    address: { prefix },
    locale,
    t,
    shell: { links = {} } = {},
  } = props;
  const help = links.helpSite;
  const login = boxLoginOf(locale, links);
  return (
    <section>
      <h2>{t('host.help')}</h2>
      <ul>
        <FooterLink href={inside(prefix, CONTACT_ROUTE)}>{t('menu.contact')}</FooterLink>
        {help !== undefined && <FooterLink href={menuHref(help, prefix)}>{t('host.helpSite')}</FooterLink>}
        <FooterLink href={`${inside(prefix, BOOKING_LOOKUP_PATH)}#${CHECK_REQUEST_CODE}`}>
          {t('menu.checkBooking')}
        </FooterLink>
        {login !== undefined && <FooterLink href={menuHref(login, prefix)}>{t('menu.giftLogin')}</FooterLink>}
        <FooterLink href={shopOrigin(props) + ACCOUNT_PATHS.wishlist}>{t('menu.wishlist')}</FooterLink>
        {links.careers !== undefined && (
          <FooterLink href={menuHref(links.careers, prefix)}>{t('host.careers')}</FooterLink>
        )}
        <FooterLink href={phone.href}>{phone.text}</FooterLink>
      </ul>
      <p>{phoneHoursText(locale, t)}</p>
    </section>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

/** What a first page or a landing page says at its end; nothing where it says nothing. [FOOTER-04] */
function PageWords({ around, t }: ShellProps) {
  const { legal, contact } = around ?? {};
  return (
    <>
      {legal && (
        <S.Legal data-page-legal="">
          <h2>{t('host.legal')}</h2>
          <p>{legal}</p>
        </S.Legal>
      )}
      {contact && <S.Small data-page-contact="">{contact}</S.Small>}
    </>
  );
}

/** The partner's legal text and the limits of its offers; nothing where there is neither. [MINISITE-15] */
function PartnerLegal({ address: { partner }, locale, t, now }: ShellProps) {
  const text = [partner?.legalText, ...offerTermsText(partner?.offerTerms, locale, t, now?.date)]
    .filter(Boolean)
    .join('\n');
  if (text === '') return null;
  return (
    <S.Legal data-legal="">
      <h2>{t('minisite.legal')}</h2>
      <p>{text}</p>
    </S.Legal>
  );
}
