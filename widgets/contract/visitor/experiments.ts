import * as z from 'zod/mini';
import { answer, idText } from '../answer-parts.ts';
import { call } from '../call.ts';
import * as part from '../query-parts.ts';

/** GET /experiments: the variants of a visitor, always the same. [EXPERIMENT-01] */
export const getExperiments = call({
  id: 'getExperiments',
  method: 'GET',
  base: 'gateway',
  path: '/experiments',
  summary: 'Enabled features and experiments of a visitor.',
  query: z.object({ visitorId: part.id() }),
  answer: answer({
    environmentId: idText(),
    features: z.record(z.string(), z.boolean()),
    variations: z.array(answer({ groupId: idText(), variationId: idText() })),
  }),
  safe: true,
});

const name = () => z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'an id'));

/** The five fields of an activation. [PAPI-38] [EXPERIMENTS-01] */
export const experimentActivation = z.object({
  visitorId: name(),
  variationGroupId: name(),
  variationId: name(),
  locale: part.locale(),
  environmentId: name(),
});

/** POST /experiments/activation: a visitor met a variant; noted once. [PAPI-38] */
export const postExperimentActivation = call({
  id: 'postExperimentActivation',
  method: 'POST',
  base: 'gateway',
  path: '/experiments/activation',
  summary: 'Records that a visitor saw a variant of an experiment.',
  body: experimentActivation,
  status: 204,
  refusals: ['FORBIDDEN'],
  safe: false,
  from: 'partners',
});
