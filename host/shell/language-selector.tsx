import { languageTag, marketOf, type Locale } from '../../widgets/core/market/locale.ts';
import { siteAddress } from '../routing/sites.ts';
import type { ShellProps } from './shell-props.ts';

/** The languages of Belgium, the only market with two. [MENU-07] */
const BELGIAN: readonly (readonly [Locale, string])[] = [
  ['nl_BE', 'Nederlands'],
  ['fr_BE', 'Français'],
];

/** The same page in the other language of Belgium; on a minisite, which has one, the home of the shop or nothing. */
export function LanguageSelector({ address, locale, path, search, origin, sites, t }: ShellProps) {
  const { partner } = address;
  if (marketOf(locale) !== 'BE') return null;
  if (partner && partner.features.languageSelector !== 'main-sites') return null;
  const page = partner ? '/' : `${path}${search}`;
  return (
    <nav aria-label={t('host.languages')}>
      {BELGIAN.map(([language, name]) => (
        <a
          key={language}
          href={`${siteAddress(language, origin, sites) ?? ''}${page}`}
          lang={languageTag(language)}
          hrefLang={languageTag(language)}
          {...(language === locale && { 'aria-current': 'true' })}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
