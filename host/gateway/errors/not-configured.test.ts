import { expect, it } from 'vitest';
import { createGateway } from '../app.ts';
import { scratchDatabase } from '../fixtures/own-database.ts';
import { tinyModel } from '../fixtures/tiny-model.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import { openVisitors } from '../visitors/open-visitors.ts';
import { logSettings } from '../http/log-settings.ts';

const parts: GatewayParts = {
  model: () => tinyModel,
  images: { picture: async () => undefined },
  clock: () => Date.UTC(2030, 4, 1),
};

const SIGN_IN = {
  method: 'POST',
  url: '/gateway/care/sign-in',
  headers: { host: 'shop.example', origin: 'https://shop.example' },
  payload: { credential: 'a.b.c' },
} as const;

it('an agent of a shop without agent sign-in gets 501, and the operator a log of the missing settings', async () => {
  const db = await scratchDatabase();
  const visitors = openVisitors({
    db,
    secrets: { session: 's'.repeat(32), bot: 'b'.repeat(32) },
    store: createMemoryStore(Date.now),
    clock: Date.now,
  });
  const lines: string[] = [];
  const gateway = await createGateway(
    { ...parts, visitors },
    { logger: { ...logSettings('warn'), stream: { write: (line) => void lines.push(line) } } },
  );
  const answer = await gateway.inject(SIGN_IN);
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    501,
    'NOT_CONFIGURED',
    undefined,
  ]);
  expect(answer.body).not.toContain('CARE_CLIENT_ID');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, setting: 'CARE_CLIENT_ID, CARE_DOMAIN' },
  ]);
  const token = await gateway.inject('/gateway/care/embedded-token');
  expect([token.statusCode, token.json().code]).toEqual([501, 'NOT_CONFIGURED']);
  await gateway.close();
  await db.close();
}, 60_000);

it('an operator of a gateway without a part gets no Retry-After', async () => {
  const gateway = await createGateway(parts);
  for (const request of [
    SIGN_IN,
    '/api/weekend/10/quote.json?locale=fr_FR&checkin=2030-06-10&nights=1',
    '/api/hotel/1/reviews.json?locale=fr_FR',
    '/api/cms/homepage?locale=fr_FR',
    '/gateway/contact/challenge',
  ]) {
    const { statusCode, body } = await gateway.inject(request);
    expect([statusCode, JSON.parse(body)], body).toEqual([
      501,
      expect.objectContaining({ code: 'NOT_CONFIGURED' }),
    ]);
  }
  await gateway.close();
});
