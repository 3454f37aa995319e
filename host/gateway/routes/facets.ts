import type { FastifyInstance } from 'fastify';
import { getFacets, PROPERTY_TYPES } from '../../../widgets/contract/facets.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { declareKept } from './declare-kept.ts';
import { pricedSurroundings } from './surroundings.ts';
import { presentOf } from './present.ts';
import { toFacetsAnswer } from './to-facets-answer.ts';

/** GET facets.json. [API-01..09] */
export function facetRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declareKept(app, parts, getFacets, pricedSurroundings, ({ query }) => {
    const present = presentOf(parts, query.locale);
    const result = present.model.engine.facets(paramsToCriteria(query), present.now);
    const asked = query.propertiesRequested?.split(',') ?? PROPERTY_TYPES;
    return toFacetsAnswer(result, present, asked, query.withActivities === 'true');
  });
}
