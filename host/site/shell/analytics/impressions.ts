import type { Track } from '@staykit/analytics/track.ts';

/** A card, or its place in a list where that names the offer too: each offer is reported once. */
export const CARDS = '[data-offer]:not([data-offer] *)';

/** What is watched: cards of offers, and promotions. */
const WATCHED = `${CARDS},[data-campaign]`;

/** How much of it must be in view. */
const IN_VIEW = 0.5;

/** Milliseconds in which cards are gathered that come into view together. */
const GATHER_MS = 500;

/**
 * Reports what came into view: a promotion once, the cards of a list together, and the list with its first cards.
 * [ANALYTICS-06]
 */
export function watchImpressions(root: HTMLElement, track: Track): () => void {
  const seen = new WeakSet<Element>();
  let cards: HTMLElement[] = [];
  let lists = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellCards = (): void => {
    timer = undefined;
    const byList = Map.groupBy(cards, (card) => card.closest('ul') ?? root);
    cards = [];
    for (const [list, shown] of byList) {
      const name = list.getAttribute('aria-label') ?? headingOf(list);
      if (!lists.has(list)) {
        lists.add(list);
        const ids = [...list.querySelectorAll<HTMLElement>(CARDS)].map(idOf);
        track('view_item_list', { list: name, ids });
      }
      track('item_impressions', { list: name, ids: shown.map(idOf) });
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement) || seen.has(target)) continue;
        seen.add(target);
        observer.unobserve(target);
        const { campaign, category } = target.dataset;
        if (campaign !== undefined) track('view_promotion', { campaign, category: category ?? '' });
        else {
          cards.push(target);
          timer ??= setTimeout(tellCards, GATHER_MS);
        }
      }
    },
    { threshold: IN_VIEW },
  );
  const watch = (within: Element): void => {
    for (const found of within.querySelectorAll(WATCHED)) if (!seen.has(found)) observer.observe(found);
  };
  // A search that was changed brings other cards into the same list.
  const changes = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes' && (target as Element).matches(WATCHED)) {
        seen.delete(target as Element);
        lists = new WeakSet();
        observer.observe(target as Element);
      }
      for (const node of addedNodes)
        if (node instanceof Element) {
          if (node.matches(WATCHED)) {
            lists = new WeakSet();
            observer.observe(node);
          }
          watch(node);
        }
    }
  });
  watch(root);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['data-offer'] });
  return () => {
    observer.disconnect();
    changes.disconnect();
    clearTimeout(timer);
  };
}

/** The heading of the part of the page that a list stands in. */
const headingOf = (list: Element): string =>
  list.closest('section')?.querySelector('h2, h3')?.textContent?.trim() ?? '';

function idOf(card: HTMLElement): string {
  return card.dataset['offer'] ?? '';
}
