import { parseFlow } from '../../widgets/core/search/flow.ts';
import { iconBed, iconGift, iconPhone } from '../../widgets/primitives/icon/icons.ts';
import { Icon } from '../../widgets/primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../widgets/primitives/visually-hidden/visually-hidden.tsx';
import type { PageName } from '../routing/segments.ts';
import { toggleHref } from '../routing/flow-toggle.ts';
import { inside } from '../routing/inside.ts';
import { siteAddress } from '../routing/sites.ts';
import { PromoBar } from './banners/promo-bar.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { marketPhone } from '../../widgets/core/market/market-phone.ts';
import { partnerAsset } from './partner-asset.ts';
import { shellOf } from './page-type-shell.ts';
import type { ShellProps } from './shell-props.ts';
import * as S from './shell.styles.ts';

/** Pages of gifts, whatever their address says of a flow. */
const GIFT_PAGES: ReadonlySet<PageName> = new Set(['box', 'box-listing', 'beneficiary', 'giftcard']);

/** The top of every page: whose shop it is, stays or gifts, the other language, the phone. */
export function Header(props: ShellProps) {
  const { address, locale, search, origin, sites, t } = props;
  const { partner, prefix } = address;
  const phone = marketPhone(locale);
  const flow = GIFT_PAGES.has(address.page) ? 'gifting' : parseFlow(new URLSearchParams(search).get('flow'));
  const toggled = shellOf(address.page).flowToggle && partner?.features.flowToggle !== false;
  const shopHome = siteAddress(locale, origin, sites) ?? '/';
  return (
    <S.Header>
      <S.SkipLink href="#content">{t('host.skip')}</S.SkipLink>
      <S.Bar>
        {partner ? (
          <PartnerLogo {...props} />
        ) : (
          <S.HomeLink href="/" aria-label={t('host.homeLink')}>
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
        <S.Aside>
          <LanguageSelector {...props} />
          {partner ? (
            <a href={`${shopHome}/`} data-shop="">
              <span>{t('minisite.with')}</span>
              <VisuallyHidden>{t('host.homeLink')}</VisuallyHidden>
              <Logo small />
            </a>
          ) : (
            <a href={phone.href} data-phone="" aria-label={`${t('host.callUs')}: ${phone.text}`}>
              <Icon of={iconPhone} />
              <span>{phone.text}</span>
            </a>
          )}
        </S.Aside>
      </S.Bar>
      {props.shell?.promoBar && <PromoBar {...props} bar={props.shell.promoBar} />}
    </S.Header>
  );
}

/** The partner's own mark, which leads to the minisite; nothing where there is none. [MINISITE-13] [MINISITE-14] */
function PartnerLogo({ address, t }: ShellProps) {
  const { partner, prefix } = address;
  if (!partner?.logoUrl) return null;
  const { partnerName } = partner;
  return (
    <S.PartnerLink href={partner.features.logoTarget ?? inside(prefix, '/')}>
      <img
        src={partnerAsset(partner, partner.logoUrl)}
        alt={partnerName === undefined ? t('minisite.logo') : t('minisite.logoOf', { partner: partnerName })}
        width="200"
        height="40"
      />
    </S.PartnerLink>
  );
}
