import type { FastifyInstance } from 'fastify';
import { getFacets, PROPERTY_TYPES } from '../../../widgets/contract/facets.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { inSlices } from '../search/in-slices.ts';
import { declare } from './declare.ts';
import { presentOf } from './present.ts';
import { toFacetsAnswer } from './to-facets-answer.ts';

/** GET facets.json. [API-01..09] */
export function facetRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    getFacets,
    async ({ query }) => {
      const present = presentOf(parts, query.locale);
      const found = await inSlices(present.model.engine.facets(paramsToCriteria(query), present.now));
      const asked = query.propertiesRequested?.split(',') ?? PROPERTY_TYPES;
      return toFacetsAnswer(found, present, asked, query.withActivities === 'true');
    },
    { source: 'prices' },
  );
}
