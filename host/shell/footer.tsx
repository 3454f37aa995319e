import { languageTag, type Locale } from '../../widgets/core/market/locale.ts';
import { inside } from '../routing/inside.ts';
import { toggleHref } from '../routing/flow-toggle.ts';
import { siteAddresses } from '../routing/sites.ts';
import { Logo } from './logo.tsx';
import { STATIC_PAGES, STATIC_PATHS } from '../../widgets/core/market/static-paths.ts';
import { marketPhone } from '../../widgets/core/market/market-phone.ts';
import { offerTermsText } from './offer-terms.ts';
import { shellOf } from './page-type-shell.ts';
import type { ShellProps } from './shell-props.ts';
import * as S from './shell.styles.ts';

/** The six shops, as their visitors call them. */
const SHOPS: Record<Locale, string> = {
  fr_FR: 'France',
  es_ES: 'España',
  fr_BE: 'Belgique (français)',
  nl_BE: 'België (Nederlands)',
  nl_NL: 'Nederland',
  it_IT: 'Italia',
};

/** The end of a page: ways on, the phone, the other shops, and what a partner has to say by law. */
export function Footer(props: ShellProps) {
  const { address, locale, origin, sites, t } = props;
  const { partner, prefix } = address;
  if (!shellOf(address.page).footer || partner?.features.footer === false) return null;
  const phone = marketPhone(locale);
  return (
    <S.Footer>
      <S.Wrap>
        <S.FooterColumns>
          <div>
            <Logo />
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
              <li>
                <a href={inside(prefix, '/ideas')}>{t('host.ideas')}</a>
              </li>
            </ul>
          </section>
          <section>
            <h2>{t('host.information')}</h2>
            <ul>
              <li>
                <a href={inside(prefix, '/content/about')}>{t('host.about')}</a>
              </li>
              {STATIC_PAGES.map((page) => {
                const path = STATIC_PATHS[locale][page];
                return (
                  path !== undefined && (
                    <li key={page}>
                      <a href={inside(prefix, path)}>{t(`host.page.${page}`)}</a>
                    </li>
                  )
                );
              })}
              {!props.care && (
                <li>
                  <a href={inside(prefix, STATIC_PATHS[locale].cookies ?? '/')} data-consent-open="">
                    {t('consent.open')}
                  </a>
                </li>
              )}
            </ul>
          </section>
          <section>
            <h2>{t('host.help')}</h2>
            <ul>
              <li>
                <a href={phone.href}>{phone.text}</a>
              </li>
            </ul>
            <p>{t('host.hours')}</p>
          </section>
          <nav aria-label={t('host.countries')}>
            <h2>{t('host.countries')}</h2>
            <ul>
              {siteAddresses(origin, sites).map(({ locale: other, address: site }) => (
                <li key={other}>
                  <a href={`${site}/`} lang={languageTag(other)} hrefLang={languageTag(other)}>
                    {SHOPS[other]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </S.FooterColumns>
        <PartnerLegal {...props} />
        <S.Small>{t('host.demo')}</S.Small>
      </S.Wrap>
    </S.Footer>
  );
}

/** The partner's legal text and the limits of its offers; nothing where there is neither. [MINISITE-15] */
function PartnerLegal({ address: { partner }, locale, t }: ShellProps) {
  const text = [partner?.legalText, ...offerTermsText(partner?.offerTerms, locale, t)]
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
