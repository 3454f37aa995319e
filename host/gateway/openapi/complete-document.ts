import { CALL_FAMILIES, type CallFamily } from '@staykit/contract/calls.ts';
import type { Call } from '@staykit/contract/call.ts';
import { parameterDoc } from '@staykit/contract/parameter-docs.ts';
import { ACCESS_TOKEN_COOKIE, VISITOR_COOKIE } from '@staykit/core/account/account-settings.ts';
import { ERRORS, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
  OpenApiSchema,
} from './openapi-document.ts';
import { callAccess } from '../http/call-access.ts';

type Responses = OpenApiOperation['responses'];

/** Descriptions of the tags. */
const TAGS: Record<CallFamily, string> = {
  search: 'Offers, filters, places and calendars.',
  product: 'A product, a hotel, an activity: what it holds, when it is free, what guests say.',
  selling: 'Quotes, bookings and what becomes of them.',
  gift: 'Vouchers, boxes and gift cards: bought, delivered, redeemed.',
  content: 'What pages show besides offers.',
  visitor: 'Contact, consent, accounts and what they keep.',
  inventory: 'Prices, rooms and restrictions that suppliers send with a key.',
};

const cookie = (name: string, description: string): OpenApiSchema => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});

/** Cookies of calls that only the shop's own pages make. */
const COOKIES = {
  account: cookie(ACCESS_TOKEN_COOKIE, 'Set by signing in: whose account it is.'),
  visitor: cookie(VISITOR_COOKIE, 'Set by the first wish of somebody without an account.'),
};

/** The key of a supplier, of `npx staykit inventory key new`. */
const SUPPLIER_KEY: OpenApiSchema = { type: 'http', scheme: 'bearer', description: 'The key of a supplier.' };

/** Error codes of every call. */
const ALWAYS: readonly ErrorCode[] = ['BAD_REQUEST', 'RATE_LIMITED', 'UNAVAILABLE'];

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } as const;
const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/**
 * The published document: the routes' schemas with tags by family, descriptions of parameters, error codes by status
 * and cookies, from the contract.
 */
export function completeDocument(made: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(made);
  const calls = new Map(
    Object.entries(CALL_FAMILIES).flatMap(([family, list]) =>
      (list as readonly Call[]).map((call) => [call.id, { call, family: family as CallFamily }] as const),
    ),
  );
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const known = calls.get(operation.operationId);
    if (known) completeOperation(operation, known.call, known.family);
  }
  mergeTwins(document);
  const named = nameEntities(document);
  document.tags = Object.entries(TAGS)
    .filter(([family]) => CALL_FAMILIES[family as CallFamily].length > 0)
    .map(([name, description]) => ({ name, description }));
  document.components = {
    schemas: { ...named, Refusal: refusalSchema },
    securitySchemes: { ...COOKIES, supplierKey: SUPPLIER_KEY },
  };
  return document;
}

const refusalSchema: OpenApiSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'For developers; visitors read a text of the code.' },
    requestId: { type: 'string' },
    details: { type: 'object', description: 'What the client needs to go on: the new price, say.' },
  },
};

function completeOperation(operation: OpenApiOperation, call: Call, family: CallFamily): void {
  operation.tags = [family];
  for (const parameter of operation.parameters ?? []) {
    const meaning = parameterDoc(call.id, parameter.name);
    if (meaning !== undefined) parameter.description = meaning;
  }
  const from = callAccess(call);
  if (call.refusals?.includes('SUPPLIER_KEY_INVALID')) operation.security = [{ supplierKey: [] }];
  else if (from === 'shop') {
    const needsCookie = call.refusals?.includes('SIGN_IN_REQUIRED');
    operation.security = [{ account: [] }, { visitor: [] }, ...(needsCookie ? [] : [{}])];
  }
  operation.responses = responsesOf(call, from, operation.responses);
}

function responsesOf(call: Call, from: ReturnType<typeof callAccess>, made: Responses): Responses {
  const status = String(call.status ?? 200);
  const refusals = new Map<number, string[]>();
  const own = call.refusals ?? [];
  for (const code of [...ALWAYS, ...own, ...(from === 'anyone' ? [] : (['FORBIDDEN'] as const))]) {
    const codes = refusals.get(ERRORS[code].status) ?? [];
    if (!codes.includes(code)) refusals.set(ERRORS[code].status, [...codes, code]);
  }
  // Errors of the server itself for a body that it does not accept.
  if (call.body) for (const refused of [413, 415]) refusals.set(refused, ['BAD_REQUEST']);
  return {
    [status]: goodResponse(call, made[status]),
    ...Object.fromEntries(
      [...refusals].map(([refused, codes]) => [
        String(refused),
        {
          description: codes.join(', '),
          content: REFUSAL,
          ...((refused === 429 || refused === 503) && { headers: { 'Retry-After': RETRY_AFTER } }),
        },
      ]),
    ),
    default: {
      description:
        'A failure of the server: SERVER, TIMEOUT; or a feature that it does not have: NOT_CONFIGURED.',
      content: REFUSAL,
    },
  };
}

function goodResponse(call: Call, made: OpenApiResponse | undefined): OpenApiResponse {
  const description = call.summary;
  if (call.media) {
    const content = call.media.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { description, content: Object.fromEntries(content) };
  }
  if (call.status === 303) {
    const location = { description: 'Where to go on.', schema: { type: 'string' } } as const;
    return { description, headers: { Location: location } };
  }
  if (!call.answer || !made?.content) return { description };
  // The contract grows: clients must accept unknown fields.
  return { description, content: openToGrowth(made.content) as typeof made.content };
}

function openToGrowth(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(openToGrowth);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
      .map(([key, value]) => [key, openToGrowth(value)]),
  );
}

/** Moves schemas with a title into `components` and replaces them by references. */
function nameEntities(document: OpenApiDocument): Record<string, OpenApiSchema> {
  const named: Record<string, OpenApiSchema> = {};
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    const walked = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]));
    // A field may be called `title` too; a schema's title is a string.
    if (typeof walked.title !== 'string' || walked.properties === undefined) return walked;
    named[walked.title] = walked;
    return { $ref: `#/components/schemas/${walked.title}` };
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path)))
    operation.responses = walk(operation.responses) as Responses;
  return Object.fromEntries(Object.entries(named).toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * OpenAPI allows one path for all names of a parameter: calls whose paths differ only in that name are published once,
 * and `x-calls` lists both. [API-20] [API-22]
 */
function mergeTwins({ paths }: OpenApiDocument): void {
  const first = new Map<string, string>();
  for (const [path, operations] of Object.entries(paths)) {
    const bare = path.replaceAll(/\{[^}]+\}/g, '{}');
    const twin = first.get(bare);
    const there = twin === undefined ? undefined : paths[twin];
    if (!there) {
      first.set(bare, path);
      continue;
    }
    for (const [method, operation] of Object.entries(operations)) {
      const here = there[method];
      if (here) mergeOperation(here, operation);
      else there[method] = operation;
    }
    delete paths[path];
  }
}

function mergeOperation(here: OpenApiOperation, other: OpenApiOperation): void {
  const { parameters: ours = [] } = here;
  const { parameters: theirs = [] } = other;
  const inPath = (list: OpenApiParameter[]) => list.find((each) => each.in === 'path');
  const place = inPath(ours);
  const twin = inPath(theirs);
  if (place && twin) {
    place.schema = { anyOf: [place.schema, twin.schema] };
    place.description = `${place.description ?? ''} Or: ${twin.description ?? ''}`;
  }
  const names = new Set(ours.map(({ name }) => name));
  here.parameters = [
    ...ours,
    ...theirs.filter(({ name, in: where }) => where !== 'path' && !names.has(name)),
  ];
  here['x-calls'] = [here.operationId, other.operationId];
  here.summary = `${here.summary ?? ''} ${other.summary ?? ''}`;
}
