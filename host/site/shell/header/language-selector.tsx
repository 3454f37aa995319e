import { languageTag, marketOf, type Locale } from '@staykit/values/market/locale.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import { Languages } from './header.styles.ts';
import type { ShellProps } from '../shell-props.ts';

/** The languages of Belgium, the only market with two. [MENU-07] */
const BELGIAN: readonly (readonly [Locale, string])[] = [
  ['nl_BE', 'Nederlands'],
  ['fr_BE', 'Français'],
];

/** Whether a page offers the languages of Belgium: not in the app, whose menu has all sites. [MENU-07] [NATIVEAPP-02] */
export function offersLanguages({
  address: { partner },
  locale,
  visit,
}: Pick<ShellProps, 'address' | 'locale' | 'visit'>): boolean {
  if (marketOf(locale) !== 'BE' || visit.app) return false;
  return !partner || partner.features.languageSelector === 'main-sites';
}

/** The same page in the other language of Belgium; on a minisite, which has one, the home of the shop or nothing. */
export function LanguageSelector(props: ShellProps) {
  const { address, locale, path, search, origin, sites, alternates, t } = props;
  if (!offersLanguages(props)) return null;
  const pageIn = (language: Locale) => {
    if (address.partner) return '/';
    return alternates ? (alternates[language] ?? '/') : `${path}${search}`;
  };
  return (
    <Languages aria-label={t('host.languages')}>
      {BELGIAN.map(([language, name]) => (
        <a
          key={language}
          href={`${siteAddress(language, origin, sites) ?? ''}${pageIn(language)}`}
          lang={languageTag(language)}
          hrefLang={languageTag(language)}
          {...(!address.partner && { 'data-same-page': '' })}
          {...(language === locale && { 'aria-current': 'true' })}
        >
          {name}
        </a>
      ))}
    </Languages>
  );
}
