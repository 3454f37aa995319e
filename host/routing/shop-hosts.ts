import { CARE_TO_PUBLIC_HOST, type CareHosts } from './care-hosts.ts';
import { DEFAULT_SITES, type Sites } from './sites.ts';

/** Where the shop's host names are set. */
interface ShopNames {
  sites?: Sites;
  careHosts?: CareHosts;
  /** Of the back office. */
  adminHost?: string;
}

/** Every host name that is the shop's: of its sites, the splash page, the customer care and the back office. No partner may have one. */
export function shopHosts({ sites, careHosts, adminHost }: ShopNames = {}): string[] {
  const care = careHosts ?? CARE_TO_PUBLIC_HOST;
  return [
    ...new Set([
      ...Object.keys(DEFAULT_SITES),
      ...Object.keys(sites ?? {}),
      ...Object.keys(care),
      ...Object.values(care),
      ...(adminHost === undefined ? [] : [adminHost.toLowerCase()]),
    ]),
  ];
}
