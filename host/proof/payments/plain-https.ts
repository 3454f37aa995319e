/**
 * Sends HTTPS requests to this machine without encryption. Mollie's client speaks HTTPS alone and trusts its own list of
 * authorities; its stand-in has no certificate. Loaded into the processes of the proof with `node --import`.
 */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const encrypted = https.request;
https.request = ((options: http.RequestOptions, done: () => void) =>
  options.hostname === '127.0.0.1' || options.host === '127.0.0.1'
    ? http.request({ ...options, protocol: 'http:', agent: false }, done)
    : encrypted(options, done)) as typeof https.request;
syncBuiltinESMExports();
