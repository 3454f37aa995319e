import type { FastifyInstance } from 'fastify';
import { getExperiments, postExperimentActivation } from '../../../widgets/contract/experiments.ts';
import {
  assignVariants,
  EXPERIMENT_CONDITIONS,
  EXPERIMENT_ENVIRONMENT,
  variationsOf,
} from '../../../widgets/experiments/assign-variants.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { noteActivation } from '../repositories/report-repository.ts';
import { declare } from './declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** The variants of a visitor, and the note that they met one. [PAPI-38] */
export function experimentRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const conditions = parts.experiments ?? EXPERIMENT_CONDITIONS;
  declare(app, getExperiments, ({ query }) => ({
    environmentId: EXPERIMENT_ENVIRONMENT,
    features: assignVariants(query.visitorId, conditions),
    variations: variationsOf(query.visitorId, conditions),
  }));
  declare(app, postExperimentActivation, async ({ body, reply }) => {
    await noteActivation(visitorsOf(parts).db, body, new Date(parts.clock()).toISOString());
    return reply.send();
  });
}
