import type { Locale } from '../../../widgets/core/market/locale.ts';
import { siteAddress, type Origin, type Sites } from '../../routing/sites.ts';
import { COUNTRY_OPTIONS } from '../country-switcher.tsx';

/** A site that the menu of the app offers. */
export interface AppSite {
  locale: Locale;
  /** What its visitors call it. */
  name: string;
  address: string;
}

/** APP_SITE_OPTIONS: the sites that the menu of the app offers, all six. [NATIVEAPP-02] */
export function appSites(origin: Origin, sites: Sites): AppSite[] {
  return COUNTRY_OPTIONS.flatMap(({ locale, name }) => {
    const address = siteAddress(locale, origin, sites);
    return address === undefined ? [] : [{ locale, name, address: `${address}/` }];
  });
}
