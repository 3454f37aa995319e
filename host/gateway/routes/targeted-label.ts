import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { CatalogueLanguage, OfferRecord } from '../catalogue/records.ts';
import { FAMILY } from '../catalogue/themes.ts';
import { labelOf, TARGETED_LABELS } from '../catalogue/vocabulary.ts';

/** Who a label is for, by its code: whoever travels with a child sees which stays are made for families. */
const TARGETS: readonly [code: string, isFor: (offer: OfferRecord, pax: Travellers) => boolean][] = [
  ['families', ({ themeIds }, { child, baby }) => child + baby > 0 && themeIds.includes(FAMILY)],
];

/** Who an answer is for. */
export type Travellers = Pick<Pax, 'adult' | 'child' | 'baby'>;

/** The label of an offer for these travellers, where one is meant for them. [ENTITY-10] [BADGE-02] */
export function targetedLabel(
  offer: OfferRecord,
  travellers: Travellers,
  language: CatalogueLanguage,
): string | undefined {
  const code = TARGETS.find(([, isFor]) => isFor(offer, travellers))?.[0];
  return code === undefined ? undefined : labelOf(TARGETED_LABELS, code, language);
}
