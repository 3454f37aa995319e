import { DEFAULT_SITES, hostName, type Sites } from './sites.ts';

/** Host name of the customer care to the public host name that it shows (CARE_TO_PUBLIC_HOST). [CAREMODE-04] */
export type CareHosts = Readonly<Record<string, string>>;

/** What the name of a care host begins with. */
const CARE = 'care';

/** The hosts without configuration: `care.` before each of the shop's own; `CARE_HOSTS` takes their place. */
export const CARE_TO_PUBLIC_HOST: CareHosts = Object.fromEntries(
  Object.keys(DEFAULT_SITES)
    .filter((name) => DEFAULT_SITES[name] !== 'splash')
    .map((name) => [`${CARE}.${name}`, name]),
);

/**
 * The public host of a care host, as it was asked for: with its port. The exact names that are listed are customer care;
 * nothing for every other one. [CAREMODE-01]
 */
export function publicHost(host: string, careHosts: CareHosts = CARE_TO_PUBLIC_HOST): string | undefined {
  const name = hostName(host);
  const known = Object.hasOwn(careHosts, name) ? careHosts[name] : undefined;
  return known === undefined ? undefined : known + (/:\d+$/.exec(host)?.[0] ?? '');
}

/** The same page as its visitors reach it: path, query and hash stay. Nothing for a host that is none. [CAREMODE-04] */
export function publicAddress(href: string, careHosts: CareHosts = CARE_TO_PUBLIC_HOST): string | undefined {
  const { protocol, host, pathname, search, hash } = new URL(href);
  const shown = publicHost(host, careHosts);
  return shown === undefined ? undefined : `${protocol}//${shown}${pathname}${search}${hash}`;
}

/** The sites under their care names, so that links between countries stay in the mode. */
export function careSites(sites: Sites, careHosts: CareHosts = CARE_TO_PUBLIC_HOST): Sites {
  return Object.fromEntries(
    Object.entries(careHosts).flatMap(([care, name]) => {
      const site = Object.hasOwn(sites, name) ? sites[name] : undefined;
      return site === undefined ? [] : [[care, site] as const];
    }),
  );
}
