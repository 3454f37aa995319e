import { useEffect, useReducer, useRef } from 'react';
import type { Translate } from '@staykit/messages/translate.ts';
import { ResultsGrid } from '@staykit/widgets/results-grid/results-grid.tsx';
import type { ResultsGridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { keptGift } from '../gift/kept-gift.ts';
import type { Wishes } from '../../shell/wishlist/wishes.ts';
import type * as WishParts from '../../shell/wishlist/wish-notice.tsx';
import { PRINTED_GRID, wishedGridReducer } from './wished-grid-state.ts';

type Parts = typeof WishParts;

interface WishedGridProps extends ResultsGridProps {
  t: Translate;
  /** Settles once the server's results are taken over; nothing to wait for without it. */
  live?: Promise<void>;
}

/**
 * Results whose hearts are kept: of the account, or of this browser. Hearts come once the page is live, with a chunk
 * of their own, and so does the amount of a gift that goes along. [WISHLIST-01] [WISHLIST-02] [FLOW-07]
 */
export function WishedGrid({ t, live, ...props }: WishedGridProps) {
  const [{ parts, ids, told, giftAmount }, dispatch] = useReducer(wishedGridReducer<Parts>, PRINTED_GRID);
  const wishes = useRef<Wishes | undefined>(undefined);

  useEffect(() => {
    let here = true;
    const load = async () => {
      await live;
      const amount = keptGift()?.amount;
      if (here && amount !== undefined) dispatch({ type: 'giftFound', amount });
      const loaded = await import('../../shell/wishlist/wish-notice.tsx');
      if (!here) return;
      wishes.current = loaded.openWishes((all, last) =>
        dispatch({ type: 'wishesTold', ids: all, told: last }),
      );
      dispatch({ type: 'partsLoaded', parts: loaded });
    };
    // Without them the results are what they are.
    load().catch(() => undefined);
    return () => {
      here = false;
      wishes.current?.stop();
    };
  }, [live]);

  return (
    <>
      <ResultsGrid
        {...props}
        {...(giftAmount !== undefined && { giftAmount })}
        {...(parts && {
          wishlist: {
            offerIds: ids,
            onToggle: ({ id, label }) => wishes.current?.toggle(id, label),
          },
        })}
      />
      {parts && <parts.WishTold t={t} outcome={told} onClose={() => dispatch({ type: 'noticeClosed' })} />}
    </>
  );
}
