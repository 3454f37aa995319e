import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import type { ShellProps } from '../shell-props.ts';

/** A site that the country switcher offers. */
export interface CountryOption {
  /** Country, and language where a country has two. */
  value: string;
  locale: Locale;
  /** What its visitors call it. */
  name: string;
}

/** The six sites in the order in which the switcher offers them. [PROUTE-11] [GEO-01] */
export const COUNTRY_OPTIONS: readonly CountryOption[] = [
  { value: 'fr', locale: 'fr_FR', name: 'France' },
  { value: 'es', locale: 'es_ES', name: 'España' },
  { value: 'be/nl', locale: 'nl_BE', name: 'België (Nederlands)' },
  { value: 'be/fr', locale: 'fr_BE', name: 'Belgique (français)' },
  { value: 'nl/nl', locale: 'nl_NL', name: 'Nederland' },
  { value: 'it', locale: 'it_IT', name: 'Italia' },
];

/** The other sites of the shop, and this one, marked; a site that no host name is listed for is not offered. [GEO-01] */
export function CountrySwitcher({
  locale,
  origin,
  sites,
  t,
}: Pick<ShellProps, 'locale' | 'origin' | 'sites' | 't'>) {
  return (
    <nav aria-label={t('host.countries')}>
      <h2>{t('host.countries')}</h2>
      <ul>
        {COUNTRY_OPTIONS.map(({ value, locale: other, name }) => {
          const address = siteAddress(other, origin, sites);
          return (
            address !== undefined && (
              <li key={value}>
                <a
                  href={`${address}/`}
                  lang={languageTag(other)}
                  hrefLang={languageTag(other)}
                  data-country={value}
                  {...(other === locale && { 'aria-current': 'true' })}
                >
                  {name}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
