import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../../gateway-parts.ts';
import { accountChangeRoutes } from './account-changes.ts';
import { accountRoutes } from './account.ts';
import { careRoutes } from './care.ts';
import { contactGateRoutes, contactRoutes } from './contact.ts';
import { guestReviewRoutes } from './guest-review.ts';
import { profileRoutes } from './profile.ts';
import { wishlistRoutes } from './wishlist.ts';
import { postCollect } from '@staykit/contract/visitor/collect.ts';
import { cleanPayload, withoutAddresses } from '../analytics/clean-payload.ts';
import { declare } from '../../http/declare.ts';
import { visitorsOf } from './visitors-of.ts';
import { getMissingPage, postClientError } from '@staykit/contract/visitor/reports.ts';
import { clientError } from '@staykit/core/errors/client-error.ts';
import { countMissingPage, insertClientError, recordActivation } from '../analytics/report-repository.ts';
import { getExperiments, postExperimentActivation } from '@staykit/contract/visitor/experiments.ts';
import {
  assignVariants,
  EXPERIMENT_CONDITIONS,
  EXPERIMENT_ENVIRONMENT,
  variationsOf,
} from '@staykit/experiments/assign-variants.ts';

/** Experiment variants of a visitor, and their activation. [PAPI-38] */
function experimentRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const conditions = parts.experiments ?? EXPERIMENT_CONDITIONS;
  declare(app, getExperiments, ({ query }) => ({
    environmentId: EXPERIMENT_ENVIRONMENT,
    features: assignVariants(query.visitorId, conditions),
    variations: variationsOf(query.visitorId, conditions),
  }));
  declare(app, postExperimentActivation, async ({ body, reply }) => {
    await recordActivation(visitorsOf(parts).db, body, new Date(parts.clock()).toISOString());
    return reply.send();
  });
}

/** Maximum length of a stored address. */
const URI_LENGTH = 300;

/** Client errors and missing pages. [PAPI-28] [PAPI-30] */
function reportRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const now = () => new Date(parts.clock()).toISOString();
  declare(app, postClientError, async ({ body, reply }) => {
    const { message, location, locale, page } = body;
    const report = clientError(withoutAddresses(message), {
      locale,
      page: withoutAddresses(page),
      location: withoutAddresses(location),
    });
    await insertClientError(visitorsOf(parts).db, report, now());
    return reply.send();
  });
  declare(app, getMissingPage, async ({ query, reply }) => {
    const uri = withoutAddresses(query.uri.split(/[?#]/, 1)[0] ?? '').slice(0, URI_LENGTH);
    await countMissingPage(visitorsOf(parts).db, { day: now().slice(0, 10), locale: query.locale, uri });
    return reply.send();
  });
}

/** POST /analytics/ga/collect/{pos}. [SAPI-13] */
function collectRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postCollect, async ({ params, body, request, reply }) => {
    const { 'sec-gpc': privacy, dnt } = request.headers;
    const cleaned = cleanPayload(body, privacy === '1' || dnt === '1');
    if (cleaned.events.length > 0) visitorsOf(parts).analytics.add(params.pos.toLowerCase(), cleaned);
    return reply.send();
  });
}

/** Contact, analytics, experiments, reports, wishlist and account. */
export async function visitorRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  await app.register(async (withCookies) => {
    await withCookies.register(cookie);
    accountRoutes(withCookies, parts);
    accountChangeRoutes(withCookies, parts);
    profileRoutes(withCookies, parts);
    guestReviewRoutes(withCookies, parts);
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
    // `sendBeacon` sends text, which needs no preflight.
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

/** Largest body of the contact form: its longest field has 4,000 characters. */
const FORM_LIMIT = 32 * 1_024;
