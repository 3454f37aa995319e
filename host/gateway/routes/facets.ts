import type { FastifyInstance } from 'fastify';
import { getFacets, PROPERTY_TYPES } from '../../../widgets/contract/facets.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { toLocale } from '../../../widgets/core/market/locale.ts';
import { toAnswerText } from './answer-text.ts';
import { declareKept } from './declare-kept.ts';
import { readQuickSearch, type QuickSearch } from './quick-search.ts';
import { pricedSurroundings, searchSurroundings } from './surroundings.ts';
import { presentOf } from './present.ts';
import { toFacetsAnswer } from './to-facets-answer.ts';

/** GET facets.json. [API-01..09] */
export function facetRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const find = (
    { criteria, locale }: QuickSearch,
    asked: readonly string[] = PROPERTY_TYPES,
    withActivities = false,
  ) => {
    const present = presentOf(parts, locale);
    return { found: present.model.engine.facets(criteria, present.now), present, asked, withActivities };
  };
  const write = ({ found, present, asked, withActivities }: ReturnType<typeof find>) =>
    toFacetsAnswer(found, present, asked, withActivities);
  declareKept(
    app,
    parts,
    getFacets,
    pricedSurroundings,
    ({ query }) =>
      write(
        find(
          { criteria: paramsToCriteria(query), locale: toLocale(query.locale) },
          query.propertiesRequested?.split(','),
          query.withActivities === 'true',
        ),
      ),
    {
      atDoor: {
        read: readQuickSearch,
        find: (read: QuickSearch) => find(read),
        write: (found: ReturnType<typeof find>) => toAnswerText(write(found)),
        surroundingsOf: searchSurroundings,
      },
    },
  );
}
