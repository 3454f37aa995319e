import { expect, it } from 'vitest';
import { resolve } from 'node:path';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { readPartners } from './read-partners.ts';
import { createPartnerRegistry } from './partner-registry.ts';
import { servedPartners } from './served-partners.ts';

const [first, second] = readPartners(resolve('partners'), RESERVED_SEGMENTS).all;
const partner = { ...first!, domains: ['escapades.celestine.example'] };
const paused = new Set<number>();
const registry = servedPartners(createPartnerRegistry([partner, second!]), (id) => paused.has(id));

it('a paused partner is one that is not served, by its address, domain and id, until it is resumed', () => {
  const { minisiteId, minisiteUrl, minisiteLocale, slug } = partner;
  const [domain = ''] = partner.domains;
  expect(registry.byAddress(minisiteUrl)).toBe(partner);
  expect(registry.refusedByAddress(minisiteUrl)).toBeUndefined();
  paused.add(minisiteId);
  expect(registry.byAddress(minisiteUrl)).toBeUndefined();
  expect(registry.byDomain(domain)).toBeUndefined();
  expect(registry.byId(minisiteId)).toBeUndefined();
  expect(registry.refusedByAddress(minisiteUrl)).toMatchObject({ slug, minisiteLocale });
  expect(registry.refusedByDomain(domain)).toMatchObject({ slug });
  expect(registry.byAddress(second!.minisiteUrl)).toBe(second);
  expect(registry.refusedByAddress(second!.minisiteUrl)).toBeUndefined();
  expect(registry.all).toContain(partner);
  paused.delete(minisiteId);
  expect(registry.byDomain(domain)).toBe(partner);
});
