import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { nextTask } from '../../../framework/browser/next-task.ts';
import type { AroundCardProps } from '@staykit/widgets/results-grid/results-grid-props.ts';

/*
 * Hydrating a page of results at once would keep the visitor waiting: on a phone a tenth of a second in which no letter
 * is answered. So each card that the server printed is a boundary of its own (`Suspense`), which stays as it was printed
 * until its component "is loaded".
 */

/** Cards of a page of results that are hydrated one after the other. */
export interface CardByCard {
  /** Stands around each card of the grid. Cards that are made after `hydrateCards` was called are live at once. */
  AroundCard: ComponentType<AroundCardProps>;
  /** Hydrates all cards in `root`, the one that is pointed at or focused first. Resolves once all are live. */
  hydrateCards: (root: HTMLElement) => Promise<void>;
}

interface LiveCardProps {
  children: ReactNode;
  /** Called once it is live. */
  onLive: () => void;
}

/** A card that waits for its turn. */
type LaterCard = LazyExoticComponent<ComponentType<LiveCardProps>>;

/** What says that a card is wanted next. */
const WANTED = ['pointerover', 'focusin'] as const;

function Live({ children, onLive }: LiveCardProps) {
  useEffect(onLive, [onLive]);
  return children;
}

/** The card stays as it was printed until `Card` is there; what came by then is shown afterwards. */
function PrintedCard({ Card, children }: { Card: LaterCard; children: ReactNode }) {
  const [printed] = useState(children);
  const [live, setLive] = useState(false);
  const shown = live ? children : printed;
  return useMemo(
    () => <Suspense>{<Card onLive={() => setLive(true)}>{shown}</Card>}</Suspense>,
    [Card, shown],
  );
}

/** Prepares the cards of one grid: render it with `AroundCard`, then call `hydrateCards`. */
export function cardByCard(): CardByCard {
  /** What begins the turn of each card that waits, by the id of its offer. */
  const waiting = new Map<string, () => void>();
  let printing = true;

  const later = (id: string): LaterCard =>
    lazy(
      () =>
        new Promise<{ default: typeof Live }>((resolve) => waiting.set(id, () => resolve({ default: Live }))),
    );

  function take(id: string): void {
    waiting.get(id)?.();
    waiting.delete(id);
  }

  const takeWanted = ({ target }: Event): void => {
    const card = (target as Element).closest<HTMLElement>('[data-offer]');
    take(card?.dataset['offer'] ?? '');
  };

  return {
    AroundCard({ id, children }) {
      const [Card] = useState(() => printing && later(id));
      return Card ? <PrintedCard Card={Card}>{children}</PrintedCard> : children;
    },
    async hydrateCards(root) {
      printing = false;
      for (const event of WANTED) root.addEventListener(event, takeWanted, { capture: true, passive: true });
      for (const id of waiting.keys()) {
        await nextTask();
        take(id);
      }
      await nextTask();
      for (const event of WANTED) root.removeEventListener(event, takeWanted, { capture: true });
    },
  };
}
