import * as fc from 'fast-check';
import type { GatewayReady } from './gateway-process.ts';
import type { RawRequest } from './send-raw.ts';

type Base = GatewayReady['requests'][number];

/** Texts that have broken somebody's server. */
const NASTY = [
  '',
  '\0',
  '%00',
  '%',
  '%E0%A4%A',
  '%c0%ae%c0%ae/',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table bookings; --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '\r\nSet-Cookie: a=b',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '9007199254740993',
  '2030-02-29',
  '0000-00-00',
  '9999-12-31',
  '-000001-01-01',
  'true,false',
  ',,,,',
  'null',
  'undefined',
  '[object Object]',
  '\u202e\u200b\ufeff',
  '\ud83d\ude00'.repeat(30),
  'é'.normalize('NFD').repeat(20),
  'x'.repeat(61),
  'x'.repeat(2_001),
  'x'.repeat(9_000),
];

const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);

const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[[]]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    Array.from({ length: 2_000 }, (_, index) => index),
    Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
  ),
);

/** Bodies that JSON readers trip over. */
const RAW_BODIES = [
  '',
  '{',
  'null',
  '"text"',
  '[1,2',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"a":\u0000}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  `{"a":1${'0'.repeat(5_000)}}`,
  '{"a":1e99999}',
  '{"a":"\\ud800"}',
  'a=1&b=2',
  '<xml/>',
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'application/json, text/html',
  '/',
  'x'.repeat(300),
];

/** The value at a random place of a body replaced, taken out, or given beside it. */
function mutateBody(body: unknown, path: readonly number[], value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const [step = 0, ...rest] = path;
  const copy = (Array.isArray(body) ? [...body] : { ...body }) as Record<string, unknown>;
  const key = keys.length > 0 ? keys[step % keys.length] : undefined;
  if (key === undefined) return { ...copy, a: value };
  if (step % 7 === 6) delete copy[key];
  else if (step % 11 === 10) copy[`${key}2`] = value;
  else copy[key] = rest.length > 0 ? mutateBody(copy[key], rest, value) : value;
  return copy;
}

/** A request line and headers as text; letters above 255 are sent as UTF-8 bytes, whatever a server makes of them. */
function toBytes(
  method: string,
  url: string,
  headers: readonly (readonly [string, string])[],
  body: Buffer,
): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`), body]);
}

const clean = (text: string) => text.replaceAll(/[\r\n\0]/g, ' ');

interface Change {
  where:
    | 'query'
    | 'twice'
    | 'unknown'
    | 'path'
    | 'body'
    | 'rawBody'
    | 'header'
    | 'type'
    | 'method'
    | 'origin';
  at: number;
  path: number[];
  text: string;
  value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  where: fc.constantFrom(
    'query',
    'query',
    'twice',
    'unknown',
    'path',
    'body',
    'body',
    'body',
    'rawBody',
    'header',
    'type',
    'method',
    'origin',
  ),
  at: fc.nat(1_000),
  path: fc.array(fc.nat(100), { minLength: 1, maxLength: 3 }),
  text: nasty,
  value: nastyJson,
});

/** A good request of a call with some parts made hostile. It is still a request: an answer must come. */
function hostileCall(base: Base, changes: readonly Change[]): RawRequest {
  let { method, payload } = base as { method: string; payload?: string };
  const [path = '', query = ''] = base.url.split('?', 2);
  let parts = path.split('/');
  const search = [...new URLSearchParams(query)];
  const headers = new Map(Object.entries(base.headers));
  for (const { where, at, path: place, text, value } of changes) {
    const param = search[at % Math.max(1, search.length)];
    if (where === 'query' && param) param[1] = text;
    if (where === 'twice' && param) search.push([param[0], text]);
    if (where === 'unknown') search.push([text, text]);
    if (where === 'path') parts = parts.with(1 + (at % (parts.length - 1)), encodePart(text, at));
    if (where === 'body' && payload !== undefined) payload = bodyWith(payload, place, value);
    if (where === 'rawBody' && payload !== undefined) payload = RAW_BODIES[at % RAW_BODIES.length] ?? '';
    if (where === 'header')
      headers.set(
        ['idempotency-key', 'cookie', 'accept', 'x-forwarded-for', 'authorization'][at % 5] ?? '',
        clean(text),
      );
    if (where === 'type' && payload !== undefined)
      headers.set('content-type', TYPES[at % TYPES.length] ?? '');
    if (where === 'method')
      method = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'][at % 7] ?? 'GET';
    if (where === 'origin')
      headers.set('origin', ['null', 'https://evil.example', '*', 'file://'][at % 4] ?? '');
  }
  const text = search.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const url = parts.join('/') + (text ? `?${text}` : '');
  const body = Buffer.from(payload ?? '');
  if (body.length > 0) headers.set('content-length', String(body.length));
  headers.set('connection', 'close');
  return {
    says: `${base.call} ${changes.map(({ where }) => where).join('+') || 'as it is'}: ${method} ${url.slice(0, 200)} ${body.toString().slice(0, 200)}`,
    bytes: toBytes(method, url, [...headers], body),
    kind: 'whole',
  };
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Some texts go into a path as they are, so that broken escapes stay broken. */
function encodePart(text: string, at: number): string {
  return at % 3 === 0 && /^[\w%.-]*$/.test(text) ? text : encode(text);
}

function bodyWith(payload: string, place: readonly number[], value: unknown): string {
  try {
    return JSON.stringify(mutateBody(JSON.parse(payload), place, value)) ?? 'null';
  } catch {
    return payload;
  }
}

const raw = (says: string, text: string | Buffer, kind: RawRequest['kind'] = 'broken'): RawRequest => ({
  says,
  bytes: Buffer.from(text),
  kind,
});

const HEAD = 'Host: shop.example\r\nConnection: close\r\n';
const JSON_HEAD = `POST /search-api/offers.json HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;
const line = (target: string, method = 'GET', host = 'shop.example') =>
  `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** Requests that are none, or only just. */
export const BROKEN_REQUESTS: readonly RawRequest[] = [
  ...[
    '//',
    '///',
    '//evil.example/',
    '/\\evil',
    '/.',
    '/..',
    '/%2e%2e/%2e%2e',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/;',
    '/?',
    '/?%',
    '/?a=%E0%A4%A',
    '/#',
    '/api//offers.json',
    '/api/offers.json/',
    '/api/../api/offers.json',
    `/${'a'.repeat(8_000)}`,
    `/${'a/'.repeat(3_000)}`,
    `/api/offers.json?${'a=1&'.repeat(2_000)}`,
    `/api/offers.json?stars=${'5,'.repeat(6_000)}`,
  ].map((target) => raw(`GET ${target.slice(0, 60)}`, line(target), 'whole')),
  ...['http://shop.example/api/offers.json', 'http://[::1', '*', 'offers.json', ''].map((target) =>
    raw(`GET ${target} without a path`, line(target)),
  ),
  ...[
    '',
    ' ',
    'evil.example',
    'a b',
    '[::1',
    'shop.example:99999',
    'x'.repeat(5_000),
    '\u00e9',
    "'",
    '${a}',
    'shop.example, evil.example',
    '127.0.0.1:1',
    '..',
    '%00',
  ].map((host) => raw(`Host: ${host.slice(0, 40)}`, line('/', 'GET', host))),
  raw('no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
  raw('two Hosts', `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`),
  raw('HTTP/1.0', 'GET /api/offers.json HTTP/1.0\r\n\r\n', 'whole'),
  ...['HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'ICY'].map((version) =>
    raw(version, `GET / ${version}\r\n${HEAD}\r\n`),
  ),
  ...['BREW', 'get', 'CONNECT', 'TRACE', 'PRI', 'PROPFIND', 'G\0T'].map((method) =>
    raw(`method ${method}`, line('/api/offers.json', method)),
  ),
  raw('a header of 1 MB', `GET / HTTP/1.1\r\n${HEAD}X-Big: ${'x'.repeat(1_048_576)}\r\n\r\n`),
  raw(
    '1 MB of headers',
    `GET / HTTP/1.1\r\n${HEAD}${'X-Many: 0123456789012345678901234567890123456789\r\n'.repeat(20_000)}\r\n`,
  ),
  raw('3,000 headers', `GET / HTTP/1.1\r\n${HEAD}${'a: b\r\n'.repeat(3_000)}\r\n`),
  raw(
    'a cookie of 12 KB',
    `GET /api/offers.json HTTP/1.1\r\n${HEAD}Cookie: ${'a=b; '.repeat(2_400)}\r\n\r\n`,
    'whole',
  ),
  raw('an address of 1 MB', line(`/${'a'.repeat(1_048_576)}`)),
  raw('NUL in a header', `GET / HTTP/1.1\r\n${HEAD}X-Nul: a\0b\r\n\r\n`),
  raw('a header without a name', `GET / HTTP/1.1\r\n${HEAD}: b\r\n\r\n`),
  raw('a folded header', `GET / HTTP/1.1\r\n${HEAD}X-A: b\r\n c\r\n\r\n`),
  raw('bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'),
  raw('only half a head', 'GET / HTTP/1.1\r\nHost: sh'),
  raw('nothing', ''),
  raw('TLS', Buffer.from('160301020001000001fc0303', 'hex')),
  raw('bytes', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256))),
  raw('a truncated body', `${JSON_HEAD}Content-Length: 500\r\n\r\n{"locale":`),
  raw('a negative length', `${JSON_HEAD}Content-Length: -5\r\n\r\n{}`),
  raw('a length of letters', `${JSON_HEAD}Content-Length: abc\r\n\r\n{}`),
  raw('two lengths', `${JSON_HEAD}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`),
  raw('a length beyond measure', `${JSON_HEAD}Content-Length: 99999999999999999999\r\n\r\n{}`),
  raw('a length of 10 GB', `${JSON_HEAD}Content-Length: 10737418240\r\n\r\n{}`),
  raw(
    'length and chunks',
    `${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  ),
  raw('chunks', `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`, 'whole'),
  raw(
    'chunks of one byte',
    `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(3_000)}0\r\n\r\n`,
    'whole',
  ),
  raw('chunks that end too early', `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{}`),
  raw('a chunk of no size', `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
  raw('a chunk of huge size', `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n`),
  raw('an unknown coding', `${JSON_HEAD}Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  raw('a body of 1 MB', `${JSON_HEAD}Content-Length: 1048576\r\n\r\n${'x'.repeat(1_048_576)}`),
  raw(
    'a body with GET',
    `GET /api/offers.json HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    'whole',
  ),
  raw('no body with POST', `${JSON_HEAD}\r\n`, 'whole'),
  raw('Expect', `${JSON_HEAD}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n{}`),
  raw('an odd Expect', `${JSON_HEAD}Content-Length: 2\r\nExpect: tea\r\n\r\n{}`),
  raw('an upgrade', `GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`),
  raw('two requests in one go', `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n${line('/healthz')}`, 'whole'),
  raw('an odd Range', `GET /openapi.json HTTP/1.1\r\n${HEAD}Range: bytes=-99999999999-\r\n\r\n`, 'whole'),
  raw(
    'odd conditions',
    `GET /openapi.json HTTP/1.1\r\n${HEAD}If-Modified-Since: yesterday\r\nIf-None-Match: W/"\r\n\r\n`,
    'whole',
  ),
  raw(
    'an odd Accept-Encoding',
    `GET / HTTP/1.1\r\n${HEAD}Accept-Encoding: gzip;q=x, br;q=9, *\r\n\r\n`,
    'whole',
  ),
  raw(
    'a forwarded address',
    `GET /api/offers.json HTTP/1.1\r\n${HEAD}X-Forwarded-For: ${'1.2.3.4, '.repeat(500)}\r\nX-Forwarded-Host: evil\r\nForwarded: for=;;\r\n\r\n`,
    'whole',
  ),
  raw(
    'a preflight',
    `OPTIONS /search-api/offers.json HTTP/1.1\r\n${HEAD}Origin: x\r\nAccess-Control-Request-Method: \u00e9\r\n\r\n`,
  ),
  raw('OPTIONS *', line('*', 'OPTIONS')),
];

/** Hostile requests of every kind; `bases` are good requests of the calls. */
export function hostileRequests(bases: readonly Base[]): fc.Arbitrary<RawRequest> {
  const made = fc
    .tuple(fc.constantFrom(...bases), fc.array(change, { maxLength: 4 }))
    .map(([base, changes]) => hostileCall(base, changes));
  return fc.oneof(
    { weight: 9, arbitrary: made },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_REQUESTS) },
  );
}
