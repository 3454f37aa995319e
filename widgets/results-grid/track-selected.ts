import { selectItem } from '../analytics/select-item.ts';
import type { Track } from '../analytics/track.ts';
import type { Selected } from './select-offer.ts';

/** Tells analytics which card was pressed. [CARD-22] */
export function trackSelected(track: Track, { offer, position, flow }: Selected): void {
  track('select_item', selectItem({ offer, position, flow }));
}
