import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { hasForeignLetters, hostLook } from './host-look.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';

const OUT = 'nothing: take this line out';

/**
 * Domains that a partner cannot have: a domain shows the minisite at its root, so a host of the shop among them would
 * give the shop away.
 */
export function domainProblems(
  { domains = [] }: Partial<PartnerSettings>,
  text: PartnerText,
  shopHosts: readonly string[],
): PartnerProblem[] {
  return domains.flatMap((domain, index) => {
    const fault = faultOf(domain, shopHosts);
    return fault ? [text.problem(['domains', index], fault.expected, fault.received, OUT)] : [];
  });
}

/** Why no partner can have a domain, or `undefined` where one can. */
export function faultOf(
  domain: string,
  shopHosts: readonly string[],
): { expected: string; received: string } | undefined {
  const given = `"${domain}"`;
  // The parser of addresses reads 0x7f.1 and 127.1 as what they are.
  const read = URL.parse(`http://${domain}/`)?.hostname;
  if (read !== undefined && isIP(read))
    return { expected: 'a host name', received: `${given}, which is the IP address ${read}` };
  // An xn-- that stands for no letters stays as it is.
  if (read !== domain || /(^|\.)xn--/.test(domainToUnicode(domain)))
    return { expected: 'a host name as browsers write it', received: given };
  if (shopHosts.includes(domain))
    return {
      expected: 'a host name of the partner’s own',
      received: `${given}, which is a host of the shop`,
    };
  const around = shopHosts.find((host) => host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`));
  if (around !== undefined)
    return {
      expected: 'a host name of the partner’s own',
      received: `${given}, which is a name ${around.length > domain.length ? 'above' : 'below'} ${around}, a host of the shop`,
    };
  if (domain.endsWith('.localhost'))
    return {
      expected: 'a host name that visitors reach; for a trial one like mag-a.test in the hosts file',
      received: `${given}, which every machine takes for itself`,
    };
  const shown = domain.includes('xn--') ? `${given} (${domainToUnicode(domain)})` : given;
  if (hasForeignLetters(domain))
    return {
      expected: 'a host name in the letters of French, Dutch, Spanish and Italian',
      received: `${shown}, which has letters of another script, or rare ones`,
    };
  const twin = shopHosts.find((host) => hostLook(host) === hostLook(domain));
  if (twin !== undefined)
    return {
      expected: 'a host name of the partner’s own',
      received: `${shown}, which looks like ${twin}, a host of the shop`,
    };
  return undefined;
}
