/**
 * Calls to this machine trust the certificate of `NODE_EXTRA_CA_CERTS`. Mollie's client trusts its own list of authorities
 * alone, which that setting does not reach. Loaded into a server with `node --import`.
 */
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { getCACertificates } from 'node:tls';

const ask = https.request;
const agent = new https.Agent({ ca: getCACertificates('extra') });
https.request = ((options: https.RequestOptions, done: () => void) =>
  ask(
    [options.hostname, options.host].includes('127.0.0.1') ? { ...options, agent } : options,
    done,
  )) as typeof https.request;
syncBuiltinESMExports();
