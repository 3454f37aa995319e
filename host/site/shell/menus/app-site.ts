import { siteAddress, type Origin, type Sites } from '@staykit/routing/sites.ts';
import { COUNTRY_OPTIONS } from '../footer/country-switcher.tsx';
import type { AppSite } from '../../framework/request/visit-data.ts';

/** APP_SITE_OPTIONS: the sites that the menu of the app offers, all six. [NATIVEAPP-02] */
export function appSites(origin: Origin, sites: Sites): AppSite[] {
  return COUNTRY_OPTIONS.flatMap(({ locale, name }) => {
    const address = siteAddress(locale, origin, sites);
    return address === undefined ? [] : [{ locale, name, address: `${address}/` }];
  });
}
