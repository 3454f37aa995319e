import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import helmet from '@fastify/helmet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SECURITY_SETTINGS } from '@staykit/gateway/http/security-headers.ts';
import { docs } from './docs.ts';

const folder = mkdtempSync(join(tmpdir(), 'staykit-docs-'));
let app: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, 'guides'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'guides/embed.html'), 'embed');
  writeFileSync(join(folder, 'assets/app.Ddp74xE6.js'), 'app');
  app = fastify();
  await app.register(helmet, SECURITY_SETTINGS);
  await app.register(docs, { folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('has each page at its address without an ending', async () => {
  expect((await app.inject('/docs/')).body).toBe('home');
  expect((await app.inject('/docs/guides/embed')).body).toBe('embed');
  const { statusCode, headers } = await app.inject('/docs');
  expect([statusCode, headers.location]).toEqual([308, '/docs/']);
  expect((await app.inject('/docs/none')).statusCode).toBe(404);
  expect((await app.inject('/docs/..%2f..%2fpackage.json')).statusCode).not.toBe(200);
});

it('allows scripts and styles of its own alone, and frames by its own pages', async () => {
  const { headers } = await app.inject('/docs/guides/embed');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
});

it('lets browsers keep what is named after its content', async () => {
  const keeping = async (url: string) => (await app.inject(url)).headers['cache-control'];
  expect(await keeping('/docs/assets/app.Ddp74xE6.js')).toBe('public, max-age=31536000, immutable');
  expect(await keeping('/docs/guides/embed')).toBe('public, no-cache');
});
