import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS, CALL_FAMILIES } from '@staykit/contract/calls.ts';
import { ERRORS } from '@staykit/values/errors/catalogue.ts';
import { createGateway } from '../app.ts';
import { tinyModel } from '../fixtures/tiny-model.ts';
import { readDocument, type PublishedDocument } from '../fixtures/published-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { callAccess } from '../http/call-access.ts';

let published: PublishedDocument;
let document: OpenApiDocument;
beforeAll(async () => {
  const app = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => 0,
  });
  document = (await app.inject('/openapi.json')).json();
  published = readDocument(document);
  await app.close();
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every value under `key`, wherever it stands. */
function everyValue(part: unknown, key: string): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...everyValue(value, key),
  ]);
}

describe('the published document', () => {
  it('holds every call once, and nothing else', () => {
    const ids = operations().flatMap(({ operation }) => operation['x-calls'] ?? [operation.operationId]);
    expect(ids.toSorted()).toEqual(CALLS.map(({ id }) => id).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is an OpenAPI 3.1 document: what it is, whose, and where its calls are made', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: expect.any(String),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      license: { name: 'MIT' },
    });
    expect(document.servers).toEqual([{ url: '/', description: expect.any(String) }]);
    for (const { path, method } of operations()) {
      expect(path).toMatch(/^\/[\w./{}-]+$/);
      expect(['get', 'post', 'put', 'delete']).toContain(method);
    }
  });

  it('declares every parameter of a path, and no path twice under two names', () => {
    const bare = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(bare).size).toBe(bare.length);
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((each) => each.in === 'path');
      expect(declared.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('names no parameter of an operation twice', () => {
    for (const { operation } of operations()) {
      const names = (operation.parameters ?? []).map((each) => `${each.in} ${each.name}`);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it('says what each call is for and what each of its parameters means', () => {
    for (const { operation } of operations()) {
      expect(operation.summary).toMatch(/^[A-Z].*\.$/s);
      const silent = (operation.parameters ?? []).filter(({ description }) => !description);
      expect(
        silent.map(({ name }) => name),
        operation.operationId,
      ).toEqual([]);
    }
  });

  it('sorts calls under tags that it explains', () => {
    const tags = document.tags?.map(({ name }) => name) ?? [];
    expect(tags).toEqual(Object.keys(CALL_FAMILIES).filter((family) => tags.includes(family)));
    for (const { operation } of operations()) {
      expect(operation.tags).toHaveLength(1);
      expect(tags).toContain(operation.tags?.[0]);
    }
  });

  it('declares the good answer of each call, and every status that it is refused with', () => {
    for (const call of CALLS) {
      const responses = published.operationOf(call)?.responses ?? {};
      const good = responses[String(call.status ?? 200)];
      expect(Boolean(good?.content), call.id).toBe(Boolean(call.answer ?? call.media));
      const statuses = (call.refusals ?? []).map((code) => String(ERRORS[code].status));
      const own = callAccess(call) === 'anyone' ? [] : ['403'];
      const ofBody = call.body ? ['413', '415'] : [];
      for (const status of ['400', '429', '503', 'default', ...statuses, ...own, ...ofBody]) {
        expect(responses[status]?.content?.['application/json']?.schema, `${call.id} ${status}`).toEqual({
          $ref: '#/components/schemas/Refusal',
        });
      }
      for (const status of ['429', '503']) expect(responses[status]?.headers).toHaveProperty('Retry-After');
      for (const response of Object.values(responses)) expect(response.description).not.toBe('');
    }
  });

  it('lists the calls that take a session cookie or a key of a supplier', () => {
    const schemes = document.components?.securitySchemes ?? {};
    const { supplierKey, ...cookies } = schemes;
    expect(supplierKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    for (const scheme of Object.values(cookies))
      expect(scheme).toMatchObject({ type: 'apiKey', in: 'cookie', name: expect.stringMatching(/^stay_/) });
    for (const { operation } of operations())
      for (const name of (operation.security ?? []).flatMap((one) => Object.keys(one)))
        expect(schemes).toHaveProperty(name);
    for (const call of CALLS) {
      const takesCookie = published.operationOf(call)?.security !== undefined;
      expect(takesCookie, call.id).toBe(callAccess(call) === 'shop');
    }
  });

  it('points nowhere but into itself, at each shape that it names', () => {
    const known = Object.keys(document.components?.schemas ?? {}).map(
      (name) => `#/components/schemas/${name}`,
    );
    const references = new Set(everyValue(document, '$ref'));
    for (const reference of references) expect(known).toContain(reference);
    expect(known.filter((name) => !references.has(name))).toEqual([]);
  });

  it('holds schemas that a validator takes, and closes no answer to fields that come later', () => {
    const schemas = operations().flatMap(({ operation }) => [
      ...(operation.parameters ?? []).map(({ schema }) => schema),
      ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
      ...Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.values(content).map(({ schema }) => schema),
      ),
    ]);
    for (const schema of schemas) expect(() => published.compile(schema)).not.toThrow();
    for (const { operation } of operations())
      expect(everyValue(operation.responses, 'additionalProperties')).not.toContain(false);
    expect(everyValue(document.components, 'additionalProperties')).not.toContain(false);
  }, 60_000);

  it('refuses a request that breaks it, as the gateway does', () => {
    const offers = CALLS.find(({ id }) => id === 'getOffers');
    const activities = CALLS.find(({ id }) => id === 'postActivities');
    if (!offers || !activities) throw new Error('no such call');
    expect(published.requestProblems(offers, { query: { adult: 2, checkin: '2030-06-10' } })).toEqual([]);
    expect(published.requestProblems(offers, { query: { adult: 21 } })).toEqual(['/adult must be <= 20']);
    expect(published.requestProblems(activities, { body: { criteria: { adult: 2 } } })).not.toEqual([]);
  });
});
