import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { accountRoutes } from './account.ts';
import { careRoutes } from './care.ts';
import { collectRoutes } from './collect.ts';
import { contactGateRoutes, contactRoutes } from './contact.ts';
import { experimentRoutes } from './experiments.ts';
import { reportRoutes } from './reports.ts';
import { wishlistRoutes } from './wishlist.ts';

/** Contact, analytics, experiments, reports, wishlist and account. */
export async function visitorRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  await app.register(async (withCookies) => {
    await withCookies.register(cookie);
    accountRoutes(withCookies, parts);
    careRoutes(withCookies, parts);
    contactGateRoutes(withCookies, parts);
    wishlistRoutes(withCookies, parts);
    await withCookies.register(async (withForms) => {
      withForms.removeAllContentTypeParsers();
      await withForms.register(formbody, { bodyLimit: FORM_LIMIT });
      contactRoutes(withForms, parts);
    });
  });
  await app.register(async (withBeacons) => {
    // Beacons are text to a browser, so that they need no preflight.
    withBeacons.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      withBeacons.getDefaultJsonParser('error', 'error'),
    );
    collectRoutes(withBeacons, parts);
    reportRoutes(withBeacons, parts);
    experimentRoutes(withBeacons, parts);
  });
}

/** Most bytes of the contact form: its longest field is 4,000 letters. */
const FORM_LIMIT = 32 * 1_024;
