import { useEffect, useRef, useState } from 'react';
import type { Translate } from '@staykit/messages/translate.ts';
import { ResultsGrid } from '@staykit/widgets/results-grid/results-grid.tsx';
import type { ResultsGridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { keptGift } from '../gift/kept-gift.ts';
import type { Wishes, WishOutcome } from '../../shell/wishlist/wishes.ts';
import type * as WishParts from '../../shell/wishlist/wish-notice.tsx';

type Parts = typeof WishParts;

interface WishState {
  ids: readonly string[];
  outcome?: { kind: WishOutcome; name: string } | undefined;
}

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
  const [parts, setParts] = useState<Parts>();
  const [giftAmount, setGiftAmount] = useState<number>();
  const [{ ids, outcome }, setState] = useState<WishState>({ ids: [] });
  const wishes = useRef<Wishes | undefined>(undefined);

  useEffect(() => {
    let here = true;
    const load = async () => {
      await live;
      if (here) setGiftAmount(keptGift()?.amount);
      const loaded = await import('../../shell/wishlist/wish-notice.tsx');
      if (!here) return;
      wishes.current = loaded.openWishes((all, last) => setState({ ids: all, outcome: last }));
      setParts(loaded);
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
      {parts && <parts.WishTold t={t} outcome={outcome} onClose={() => setState({ ids })} />}
    </>
  );
}
