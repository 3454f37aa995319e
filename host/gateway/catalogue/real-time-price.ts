import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { createRandom } from './random.ts';
import type { OfferRecord } from './records.ts';

/** Share of the stays of a house with its own system whose price differs from the calendar. */
const DRIFTING = 0.25;

/** By how much, in thousandths of the calendar's price. */
const DRIFTS = [-45, -30, -15, 20, 35, 60] as const;

/**
 * Thousandths of the calendar's price that the system of the house asks now: 1000 for offers whose calendar is the
 * truth (`push`), and for most days of the others. The same stay always drifts alike, so that a new quote holds.
 */
export function realTimeRatio(
  { id, dataFlowMode }: Pick<OfferRecord, 'id' | 'dataFlowMode'>,
  checkin: PlainDate,
  nights: number,
): number {
  if (dataFlowMode !== 'pull') return 1000;
  const random = createRandom('real time', id, checkin, nights);
  return random.chance(DRIFTING) ? 1000 + random.pick(DRIFTS) : 1000;
}
