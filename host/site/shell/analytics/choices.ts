import { selectItem } from '@staykit/analytics/select-item.ts';
import type { Track } from '@staykit/analytics/track.ts';
import { without } from '@staykit/core/search/without.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { CARDS } from './impressions.ts';

/** Cards of the results widget, which reports its choices itself. */
const OF_RESULTS = '[data-island="results-grid"] *';

/**
 * Reports that the link of a card was followed, in any list or carousel of a page: a card has the id in `data-offer`, and
 * its price in cents in `data-cents`. [PANALYTICS-02] [ANALYTICS-06]
 */
export function watchChoices(root: HTMLElement, track: Track, flow: SearchFlow): () => void {
  const hear = ({ target }: MouseEvent): void => {
    const link = (target as Element).closest('a');
    const card = link?.closest<HTMLElement>(CARDS);
    if (!link || !card || card.matches(OF_RESULTS)) return;
    const { offer: id = '', cents } = card.dataset;
    const list = [...(card.closest('ul')?.querySelectorAll(CARDS) ?? [card])];
    const offer = { id, label: link.textContent?.trim() ?? '', sellPrice: Number(cents) };
    const item = selectItem({ offer, position: list.indexOf(card), flow });
    track('select_item', cents === undefined ? without(item, 'price') : item);
  };
  root.addEventListener('click', hear);
  return () => root.removeEventListener('click', hear);
}
