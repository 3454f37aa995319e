import type { Asked } from '@staykit/contract/call-values.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { postExperimentActivation } from '../calls/post-experiment-activation.generated.ts';
import { tell, type VisitorSender } from './visitor-sender.ts';

/** A visitor saw a variant of an experiment. [PAPI-38] */
export type Activation = Asked<'postExperimentActivation'> & { locale: Locale };

/** When an activation is sent (ACTIVATION_POLICY). [EXPERIMENTS-02] */
export type ActivationPolicy =
  /** Once per visitor and variation, when the feature is used for the first time. */
  | 'once'
  /** At every use. */
  | 'always';

/** Reports the variants that a visitor saw; the answer is ignored. [EXPERIMENTS-01] */
export function createActivations(
  sender: VisitorSender,
  policy: ActivationPolicy = 'once',
): (activation: Activation) => void {
  const told = new Set<string>();
  return ({ visitorId, variationGroupId, variationId, locale, environmentId }) => {
    const key = JSON.stringify([visitorId, variationGroupId, variationId]);
    if (policy === 'once' && told.has(key)) return;
    told.add(key);
    const body: Activation = { visitorId, variationGroupId, variationId, locale, environmentId };
    void tell(sender, postExperimentActivation, body);
  };
}
