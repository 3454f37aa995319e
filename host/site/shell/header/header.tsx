import { shop } from '@staykit/core/market/shop.ts';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { withColon } from '@staykit/core/market/with-colon.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import {
  iconBed,
  iconChevronDown,
  iconGift,
  iconHelp,
  iconMenu,
  iconPhone,
} from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { toggleHref } from '@staykit/routing/flow-toggle.ts';
import { inside } from '@staykit/routing/inside.ts';
import { IDEAS_PATH, type PageName } from '@staykit/routing/segments.ts';
import { AccountLink } from './account-link.tsx';
import { BackArrow } from './back-arrow.tsx';
import { LanguageSelector, offersLanguages } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { partnerAsset } from '../../framework/request/partner-asset.ts';
import { shellOf } from '../page-type-shell.ts';
import { GiftIcon } from '../gift/gift-icon.tsx';
import { hasText } from '../has-text.ts';
import type { ShellProps } from '../shell-props.ts';
import { shopOrigin } from '../../framework/request/shop-origin.ts';
import * as S from './header.styles.ts';

/** Pages of gifts, whatever their address says of a flow. */
const GIFT_PAGES: ReadonlySet<PageName> = new Set(['box', 'box-listing', 'beneficiary', 'giftcard']);

/**
 * The top of every page: whose shop it is, stays or gifts, the other language, help, gifts, the account, the menu. A
 * minisite has all of it, with the partner's logo before that of the shop. [MINISITE-22]
 */
export function Header(props: ShellProps) {
  const { address, locale, search, t } = props;
  const { partner, prefix } = address;
  const { menus, flowToggle } = shellOf(address.page);
  const flow = GIFT_PAGES.has(address.page) ? 'gifting' : parseFlow(new URLSearchParams(search).get('flow'));
  const toggled = flowToggle && partner?.features.flowToggle !== false;
  const rows = toggled || offersLanguages(props) || partner !== undefined;
  return (
    <>
      <S.Place aria-hidden="true" data-sticky-place="" />
      <S.Header {...(rows && { 'data-rows': '' })} {...(props.care && { 'data-care': '' })}>
        <S.SkipLink href="#content">{t('host.skip')}</S.SkipLink>
        <S.Bar>
          <BackArrow {...props} />
          {partner ? (
            <PartnerLogo {...props} />
          ) : (
            <S.HomeLink href="/" aria-label={t('host.homeLink', { shop: shop().name })}>
              <Logo />
            </S.HomeLink>
          )}
          {toggled && (
            <S.Flows aria-label={t('host.mainMenu')}>
              {(['booking', 'gifting'] as const).map((side) => (
                <a
                  key={side}
                  data-flow={side}
                  href={toggleHref(locale, side, prefix)}
                  {...((side === 'gifting') === (flow === 'gifting') && { 'aria-current': 'true' })}
                >
                  <Icon of={side === 'gifting' ? iconGift : iconBed} />
                  {t(side === 'gifting' ? 'host.gifts' : 'host.stays')}
                </a>
              ))}
            </S.Flows>
          )}
          {menus && hasText(props.shell, IDEAS_PATH) && (
            <S.Inspirations>
              <a href={inside(prefix, IDEAS_PATH)} data-menu="inspirations">
                {t('host.inspirations')}
                <Icon of={iconChevronDown} />
              </a>
            </S.Inspirations>
          )}
          <LanguageSelector {...props} />
          {partner && partner.features.shopMark !== false && <WithShop {...props} />}
          <Icons {...props} menus={menus} />
        </S.Bar>
      </S.Header>
    </>
  );
}

/** Help, gifts and the account on every screen, the menu where there is no room for more. [HEADER-01] [HEADER-02] */
function Icons({ menus, ...props }: ShellProps & { menus: boolean }) {
  const { address, locale, t } = props;
  const phone = marketPhone(locale);
  return (
    <S.Icons>
      <a href={phone.href} data-phone="" aria-label={`${withColon(t('host.callUs'), locale)} ${phone.text}`}>
        <Icon of={iconPhone} />
        <span>{phone.text}</span>
      </a>
      <a
        href={inside(address.prefix, CONTACT_ROUTE)}
        aria-label={t('host.help')}
        title={t('host.help')}
        data-help=""
      >
        <Icon of={iconHelp} />
      </a>
      {menus && (
        <>
          <GiftIcon {...props} />
          <AccountLink {...props} />
          <a href="#site-links" aria-label={t('menu.open')} data-menu="burger">
            <Icon of={iconMenu} />
          </a>
        </>
      )}
    </S.Icons>
  );
}

/** A minisite names the shop behind it, unless its contract lets it not to. [MINISITE-13] */
function WithShop(props: ShellProps) {
  const { t } = props;
  return (
    <S.ShopLink href={`${shopOrigin(props)}/`} data-shop="">
      <span>{t('minisite.with', { shop: shop().name })}</span>
      <VisuallyHidden>{t('host.homeLink', { shop: shop().name })}</VisuallyHidden>
      <Logo small />
    </S.ShopLink>
  );
}

/**
 * The partner's own mark, which leads to the minisite; nothing where there is none. In the dark the one that was drawn for
 * it, or the same on white paper. [MINISITE-13] [MINISITE-14]
 */
function PartnerLogo({ address, t }: ShellProps) {
  const { partner, prefix } = address;
  if (!partner?.logoUrl) return null;
  // A logo that lies elsewhere has the form of most.
  const { partnerName, logoDarkUrl, logoSize = [200, 40], logoDarkSize } = partner;
  const logo = (
    <img
      src={partnerAsset(partner, partner.logoUrl)}
      alt={partnerName === undefined ? t('minisite.logo') : t('minisite.logoOf', { partner: partnerName })}
      width={logoSize[0]}
      height={logoSize[1]}
    />
  );
  return (
    <S.PartnerLink href={partner.logoTarget ?? inside(prefix, '/')}>
      {logoDarkUrl === undefined ? (
        logo
      ) : (
        <picture>
          <source
            srcSet={partnerAsset(partner, logoDarkUrl)}
            media="(prefers-color-scheme: dark)"
            {...(logoDarkSize && { width: logoDarkSize[0], height: logoDarkSize[1] })}
          />
          {logo}
        </picture>
      )}
    </S.PartnerLink>
  );
}
