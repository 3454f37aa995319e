import type { FastifyInstance } from 'fastify';
import { getDetail } from '../../../widgets/contract/detail.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { declare } from './declare.ts';
import { datesOf } from './offers.ts';
import { presentOf } from './present.ts';
import { toOfferCard } from './to-offer-card.ts';

/** GET /weekend/{id}/detail.json. [API-26] */
export function detailRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getDetail, ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const criteria = paramsToCriteria(query);
    const { checkin: _in, checkout: _out, night: _night, ...undated } = criteria;
    const { pax } = criteria;
    const { engine } = present.model;
    const people = pax.adult + pax.child + pax.baby;
    const hit = engine.offer(params.id, criteria, present.now);
    if (hit) return toOfferCard(hit, present, datesOf(criteria, present), people);
    // Sold out on these days: the card then tells from which price the offer is sold on others.
    const later = engine.offer(params.id, undated, present.now);
    if (later) return toOfferCard(later, present, undefined, people);
    throw new GatewayError('NOT_FOUND', `There is no offer ${params.id}.`);
  });
}
