import type { FastifyInstance } from 'fastify';
import { getFacets, PROPERTY_TYPES } from '@staykit/contract/search/facets.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { inSlices } from '../in-slices.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';
import { toFacetsAnswer } from './to-facets-answer.ts';

/** GET facets.json. [API-01..09] */
export function facetRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    getFacets,
    async ({ query }) => {
      const context = requestContext(parts, query.locale);
      const found = await inSlices(context.model.engine.facets(paramsToCriteria(query), context.now));
      const requested = query.propertiesRequested?.split(',') ?? PROPERTY_TYPES;
      return toFacetsAnswer(found, context, requested, query.withActivities === 'true');
    },
    { source: 'prices' },
  );
}
