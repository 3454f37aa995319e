import { createActivations } from '@staykit/client/visitor/activations.ts';
import { EXPERIMENT_ENVIRONMENT } from '@staykit/experiments/assign-variants.ts';
import type { Experiment } from '@staykit/experiments/variants.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

/** Key under which the variants that were reported already are kept. */
const MET_KEY = 'staykit.met';

const SEARCH_BOX: readonly Experiment[] = [
  'reducedThematics',
  'datesForced',
  'datesSuggested',
  'calendarShortcuts',
];

/** The experiments that a page uses: a variant that nobody can see is not reported. [EXPERIMENTS-02] */
export function experimentsOn({ page, flow }: Pick<VisitData, 'page' | 'flow'>): readonly Experiment[] {
  const ofGifts: readonly Experiment[] = flow === 'gifting' ? ['hideGiftBlocks'] : [];
  if (page === 'home' || page === 'minisite' || page === 'not-found') return SEARCH_BOX;
  if (page === 'search' || page === 'activity-search') return [...SEARCH_BOX, 'autoDiscount', ...ofGifts];
  if (page === 'product') return ['upsellAvailability', 'autoDiscount', 'deferredDisabled', ...ofGifts];
  if (page === 'hotel') return ['deferredDisabled'];
  if (page === 'checkout') return ['deferredDisabled', 'providerPayLater'];
  return [];
}

/** Reports once which variants a visitor met. [EXPERIMENTS-01] [EXPERIMENTS-02] */
export function meetExperiments(data: VisitData, visitorId: string): void {
  const used = experimentsOn(data);
  const met = read();
  const activate = createActivations({ origin: data.origin, fetch: (url, init) => fetch(url, init) });
  for (const { groupId, variationId } of data.variations) {
    const key = `${visitorId}:${groupId}:${variationId}`;
    if (!used.includes(groupId) || met.includes(key)) continue;
    met.push(key);
    activate({
      visitorId,
      variationGroupId: groupId,
      variationId,
      locale: data.locale,
      environmentId: EXPERIMENT_ENVIRONMENT,
    });
  }
  try {
    if (met.length > 0) localStorage.setItem(MET_KEY, JSON.stringify(met));
  } catch {
    // Reported again on the next page: the shop counts it once.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MET_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
