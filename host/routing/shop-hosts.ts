import { CARE_TO_PUBLIC_HOST, type CareHosts } from './care-hosts.ts';
import { DEFAULT_SITES, type Sites } from './sites.ts';

/** Every host name that is the shop's: of its sites, the splash page and the customer care. No partner may have one. */
export function shopHosts({ sites, careHosts }: { sites?: Sites; careHosts?: CareHosts } = {}): string[] {
  const care = careHosts ?? CARE_TO_PUBLIC_HOST;
  return [
    ...new Set([
      ...Object.keys(DEFAULT_SITES),
      ...Object.keys(sites ?? {}),
      ...Object.keys(care),
      ...Object.values(care),
    ]),
  ];
}
