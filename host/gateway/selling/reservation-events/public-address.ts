import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Special addresses of the IANA registries: no host of the internet has one. */
const SPECIAL = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv6');

/** Global unicast addresses; others are local, or embed one of IPv4. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet: neither of this machine, nor of a network behind it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL_V6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/**
 * The lookup of a connection that goes to addresses of the internet alone. It looks at the address that is connected to, so
 * that a name cannot lead elsewhere a moment after it was checked.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const local = found.find(({ address }) => !isPublicAddress(address));
    if (local || found.length === 0)
      return callback(new Error(`${hostname} is not an address of the internet.`), []);
    // What connects takes one address or all, as it asks.
    if (options.all === true) return callback(null, found);
    const [{ address, family } = { address: '', family: 0 }] = found;
    callback(null, address, family);
  });
};
