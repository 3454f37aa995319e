import type { Pax } from '@staykit/values/pax/pax.ts';
import { type TextLanguage, type OfferRecord } from '../../catalogue/records.ts';
import { FAMILY } from '../../catalogue/themes.ts';
import { labelOf, TARGETED_LABELS } from '../../catalogue/vocabulary.ts';

/** Conditions of the labels by code: parties with children see which stays are for families. */
const TARGETS: readonly [code: string, isFor: (offer: OfferRecord, pax: Travellers) => boolean][] = [
  ['families', ({ themeIds }, { child, baby }) => child + baby > 0 && themeIds.includes(FAMILY)],
];

/** The party of a request. */
export type Travellers = Pick<Pax, 'adult' | 'child' | 'baby'>;

/** The label of an offer for a party, if any. [ENTITY-10] [BADGE-02] */
export function targetedLabel(
  offer: OfferRecord,
  travellers: Travellers,
  language: TextLanguage,
): string | undefined {
  const code = TARGETS.find(([, isFor]) => isFor(offer, travellers))?.[0];
  return code === undefined ? undefined : labelOf(TARGETED_LABELS, code, language);
}
