import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { KeptAnswer, Surroundings } from '../answers/answer-cache.ts';
import { answerRoom } from '../answers/answer-room.ts';
import { stampOf } from '../answers/stamp.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { JSON_TYPE, type AnswerText } from '../routes/answer-text.ts';
import { answerTogether } from './answer-together.ts';
import { ADDRESS_LENGTH } from './front-door.ts';
import { rateKey } from './limit-rate.ts';
import { hostsOf, isReadableHost } from './refuse-unreadable-host.ts';
import { SAFE_HEADERS, TLS_ONLY } from './safe-headers.ts';
import { OPEN_TO_READ, READABLE_HEADERS } from './open-to-other-sites.ts';

/** A call whose answers are the same for everybody, as the door knows it. */
export interface DoorCall {
  cacheControl: string;
  /** Reads the query of an address; undefined where the long way is to read it. */
  read?(query: string): unknown;
  /** Finds what was read: everything that its answer is written from. */
  find?(read: never): unknown;
  /** Writes the answer from what was found. */
  write?(found: never): AnswerText;
  /** What that answer depends on. */
  surroundingsOf?(read: never): Surroundings;
}

/** A request that is answered at the door. */
interface Taken {
  request: IncomingMessage;
  response: ServerResponse;
  call: DoorCall;
  url: string;
  kept: KeptAnswer | undefined;
  isKept: boolean;
  read: never;
  isSecure: boolean;
}

/** The calls that may be answered at the door, by the path of their address. */
export type DoorCalls = Map<string, DoorCall>;

/** Levels of a log that tells of every request. */
const TALKATIVE = ['trace', 'debug', 'info'];

/**
 * Answers searches where requests come in, before the router: an address that was answered before, and a plain one.
 * Everything else, and whatever is wrong, goes the long way, which says so. What holds for every answer holds here:
 * its headers, how long an address may be, which hosts there are, how often one visitor may ask. To be called when the
 * calls are known, with the number of proxies that the server trusts.
 * Requests that come by `inject`, and those of further addresses of `localhost`, go the long way.
 */
export function openDoor(app: FastifyInstance, parts: GatewayParts, calls: DoorCalls): void {
  const { answers, rateLimit = 0, sharedStore, trustedProxies } = parts;
  const countNow = sharedStore?.countNow;
  // Counting in a store that others share takes a wait, and a log of every request a line: both are the long way's.
  if (trustedProxies === undefined || (rateLimit > 0 && !countNow) || TALKATIVE.includes(app.log.level))
    return;
  const { server } = app;
  const longWay = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  function mayAsk(visitor: string): boolean {
    return rateLimit === 0 || countNow!(rateKey(visitor), 60_000).count <= rateLimit;
  }

  /** Takes a request that can be answered here; false where it has to go the long way. */
  function isTaken(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    // Who is refused is told so on the long way. A response without a socket waits behind another of its connection.
    if (app.isOverloaded && (response.socket === null || app.isOverloaded())) return false;
    if (method !== 'GET' || isClosing || url.length > ADDRESS_LENGTH) return false;
    const at = url.indexOf('?');
    const call = at < 0 ? undefined : calls.get(url.slice(0, at));
    const [host, another] = hostsOf(request.rawHeaders);
    if (!call || host === undefined || another !== undefined) return false;
    const kept = answers?.at(url);
    const isKept = kept !== undefined && kept.stamp === stampOf(parts, kept.surroundings);
    const read = isKept ? undefined : call.read?.(url.slice(at + 1));
    if (!isKept && read === undefined) return false;
    const visitor = visitorOf(request, host, trustedProxies!);
    if (!visitor || !mayAsk(visitor.address)) return false;
    take({ request, response, call, url, kept, isKept, read: read as never, isSecure: visitor.isSecure });
    return true;
  }

  /** Finds what was read of an address; where that is asked for again, what is written of it is kept. */
  function find({ call, read, url, kept, isKept }: Taken): () => AnswerText {
    if (isKept) return () => kept!.body;
    const isWanted = answers !== undefined && (kept !== undefined || answers.isAskedAgain(url));
    const surroundings = isWanted ? call.surroundingsOf!(read) : undefined;
    const stamp = surroundings && stampOf(parts, surroundings);
    const found = call.find!(read) as never;
    return () => {
      const body = call.write!(found);
      if (surroundings && stamp !== undefined)
        answers!.keep({ key: kept?.key ?? url, surroundings, stamp, body }, url);
      return body;
    };
  }

  const take = answerTogether<Taken>({
    room: answerRoom,
    find,
    head({ response, call, isKept, isSecure }, answer) {
      answers?.count(isKept);
      writeHead(response, answer, call.cacheControl, isSecure);
    },
    refuse: goLongWay,
  });

  function goLongWay({ request, response }: Pick<Taken, 'request' | 'response'>): void {
    for (const go of longWay) go.call(server, request, response);
  }

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isTaken(request, response)) goLongWay({ request, response });
  });
}

/** Names and values that are the same in every answer, one after the other. */
const COMMON: readonly string[] = Object.entries({
  ...SAFE_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Expose-Headers': READABLE_HEADERS,
  'Access-Control-Allow-Origin': OPEN_TO_READ,
  'Content-Type': JSON_TYPE,
}).flat();

/** Names and values of one answer: the next one writes its own over them. */
const HEAD: string[] = [...COMMON, 'Cache-Control', '', 'X-Request-Id', '', 'Content-Length', ''];
const SECURE_HEAD: string[] = [...HEAD, 'Strict-Transport-Security', TLS_ONLY];
const VALUE = { cacheControl: COMMON.length + 1, requestId: COMMON.length + 3, length: COMMON.length + 5 };

function writeHead(
  response: ServerResponse,
  { bytes }: AnswerText,
  cacheControl: string,
  isSecure: boolean,
): void {
  const head = isSecure ? SECURE_HEAD : HEAD;
  head[VALUE.cacheControl] = cacheControl;
  head[VALUE.requestId] = randomUUID();
  head[VALUE.length] = String(bytes.length);
  response.writeHead(200, head);
}

/** Who asks, as the server reads it; undefined where the headers of proxies are for the long way. */
function visitorOf(
  request: IncomingMessage,
  named: string,
  trustedProxies: number,
): { address: string; isSecure: boolean } | undefined {
  const { socket } = request;
  const isEncrypted = (socket as TLSSocket).encrypted === true;
  const { remoteAddress = '' } = socket;
  // Headers are put in order when they are first asked for: without a proxy nobody does.
  if (trustedProxies === 0)
    return isReadableHost(named) ? { address: remoteAddress, isSecure: isEncrypted } : undefined;
  const {
    'x-forwarded-for': via,
    'x-forwarded-proto': protocol = isEncrypted ? 'https' : 'http',
    'x-forwarded-host': host = named,
  } = request.headers;
  const isPlain =
    typeof protocol === 'string' &&
    typeof host === 'string' &&
    typeof via !== 'object' &&
    /^https?$/.test(protocol);
  if (!isPlain || !isReadableHost(host)) return undefined;
  // From the nearest proxy on, each names the one before it; the first that is not trusted is the visitor.
  const addresses = [remoteAddress, ...(via === undefined ? [] : via.split(',').toReversed())];
  const address = addresses[Math.min(trustedProxies, addresses.length - 1)]!.trim();
  return address === '' ? undefined : { address, isSecure: protocol === 'https' };
}
