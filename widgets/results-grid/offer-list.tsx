import { Fragment } from 'react';
import type { MouseEvent } from 'react';
import { OfferCard } from '../components/offer-card/offer-card.tsx';
import { OfferCardSkeleton } from '../components/offer-card/offer-card-skeleton.tsx';
import { selectItem } from '../analytics/select-item.ts';
import { isOn } from '../experiments/variants.ts';
import { cardHref, otherOffersHref } from './card-href.ts';
import type { OfferCard as Offer } from '../core/offer/offer-card.ts';
import { gridRows } from '../core/offer/grid-rows.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { blocksAfterRow } from './inline-blocks.ts';
import { Cards } from './results-grid.styles.ts';
import type { ResultsGridProps } from './results-grid-props.ts';

export interface OfferListProps {
  label: string;
  offers: readonly Offer[];
  criteria: SearchCriteria;
  /** Position of the first offer over all pages. */
  first: number;
  props: ResultsGridProps;
  /** True once the page is live: hearts are not in server HTML. [WISHLIST-02] */
  mounted: boolean;
  /** Blocks between the rows; not in fallback blocks. [GRID-10] */
  blocks?: boolean;
  /** The first pictures load at once. */
  eager?: boolean;
}

/** Whether a press goes on where a browser would open it elsewhere. [ROUTE-18] */
function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0;
}

/** Cards in rows of 3, 6 and the rest, with blocks in between. [GRID-08..10] */
export function OfferList({ label, offers, criteria, first, props, mounted, blocks, eager }: OfferListProps) {
  const { wishlist, variants } = props;
  const select = (event: MouseEvent, offer: Offer, url: string) => {
    const position = first + offers.indexOf(offer);
    props.track?.('select_item', selectItem({ offer, position, flow: criteria.flow }));
    if (!opensElsewhere(event) && props.onSelectOffer?.({ offer, url }) === false) event.preventDefault();
  };
  const card = (offer: Offer) => {
    const href = cardHref(offer, criteria, props);
    return (
      <li key={offer.id}>
        <OfferCard
          offer={offer}
          criteria={criteria}
          href={href}
          eager={!!eager && offers.indexOf(offer) < 3}
          showAutoDiscount={isOn('autoDiscount', variants)}
          onSelect={(event) => select(event, offer, href)}
          {...(offer.itemCategory !== 'activity' && { othersHref: otherOffersHref(offer, criteria, props) })}
          {...(wishlist &&
            mounted && {
              wishlist: { wished: wishlist.offerIds.includes(offer.id), onToggle: wishlist.onToggle },
            })}
        />
      </li>
    );
  };
  return (
    <Cards aria-label={label}>
      {gridRows(offers).map((row, index) => (
        <Fragment key={index}>
          {row.map(card)}
          {blocks &&
            blocksAfterRow(index, offers.length, criteria.flow, props).map((name) => (
              <li key={name} data-block={name}>
                {props.inlineBlocks?.[name]}
              </li>
            ))}
        </Fragment>
      ))}
    </Cards>
  );
}

/** The places of cards that are still loading. [CARD-14] */
export function SkeletonList({ count, label, others }: { count: number; label: string; others: boolean }) {
  return (
    <Cards aria-label={label} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <OfferCardSkeleton others={others} />
        </li>
      ))}
    </Cards>
  );
}
