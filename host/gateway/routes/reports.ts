import type { FastifyInstance } from 'fastify';
import { getMissingPage, postClientError } from '../../../widgets/contract/reports.ts';
import { clientError } from '../../../widgets/core/errors/client-error.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { countMissingPage, insertClientError } from '../repositories/report-repository.ts';
import { withoutAddresses } from '../visitors/clean-payload.ts';
import { declare } from './declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** Most letters of an address that are kept. */
const URI_LENGTH = 300;

/** Errors of pages and addresses that led nowhere. [PAPI-28] [PAPI-30] */
export function reportRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const now = () => new Date(parts.clock()).toISOString();
  declare(app, postClientError, async ({ body, reply }) => {
    const { message, location, locale, page } = body;
    const note = clientError(withoutAddresses(message), {
      locale,
      page: withoutAddresses(page),
      location: withoutAddresses(location),
    });
    await insertClientError(visitorsOf(parts).db, note, now());
    return reply.send();
  });
  declare(app, getMissingPage, async ({ query, reply }) => {
    const uri = withoutAddresses(query.uri.split(/[?#]/, 1)[0] ?? '').slice(0, URI_LENGTH);
    await countMissingPage(visitorsOf(parts).db, { day: now().slice(0, 10), locale: query.locale, uri });
    return reply.send();
  });
}
