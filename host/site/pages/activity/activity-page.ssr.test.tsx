import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fr from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import type { HotelSource } from '@staykit/gateway/products/hotel-source.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';

const top = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));

/** A database that knows nothing but what the model holds, and one that does not answer. */
const empty = { offerById: async () => undefined, hotelById: async () => undefined };
const broken = {
  offerById: async () => {
    throw new Error('the database does not answer');
  },
};

async function appWith(
  hotels: Partial<HotelSource>,
  more: Partial<Parameters<typeof createApp>[0]> = {},
): Promise<FastifyInstance> {
  return createApp({
    ...more,
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      hotels: hotels as HotelSource,
    },
    partners: createPartnerRegistry([]),
    assets: {
      entry: '/assets/visitor.js',
      early: '/assets/early.js',
      islands: {},
    },
    folders: foldersFrom(top),
  });
}

describe('the page of an activity', () => {
  let app: FastifyInstance;
  let failing: FastifyInstance;
  beforeAll(async () => {
    app = await appWith(empty);
    failing = await appWith(broken);
  });
  afterAll(async () => {
    await app.close();
    await failing.close();
  });
  const visit = async (server: FastifyInstance, url: string) => {
    const { statusCode, body } = await server.inject({ url, headers: { host: 'fr-fr.localhost' } });
    return { status: statusCode, html: body.replaceAll(/<script[\s\S]*?<\/script>/g, '') };
  };

  it('shows the activity', async () => {
    const { status, html } = await visit(app, '/activity/13');
    expect(status).toBe(200);
    expect(html).toContain('Hôtel du Lac 1');
  });

  it('is the not-found page where there is no such activity, and says so when it cannot be asked [PAPI-03]', async () => {
    const missing = await visit(app, '/activity/999');
    expect(missing.status).toBe(404);
    expect(missing.html).toContain(fr.host.notFoundTitle);
    expect(missing.html).not.toContain(fr.results.error);
    const failed = await visit(failing, '/activity/999');
    expect(failed.status).toBe(500);
    expect(failed.html).toContain(fr.results.error);
    expect(failed.html).not.toContain(fr.host.notFoundTitle);
  });

  it('says that something went wrong where there is no such activity, in a shop that is set so [PAPI-03]', async () => {
    const telling = await appWith(empty, { activityOnMissing: 'error' });
    const missing = await visit(telling, '/activity/999');
    await telling.close();
    expect(missing.html).toContain(fr.results.error);
    expect(missing.html).not.toContain(fr.host.notFoundTitle);
  });
});
