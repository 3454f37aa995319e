import { Fragment } from 'react';
import type { ComponentType, MouseEvent } from 'react';
import { OfferCard } from '../components/offer-card/offer-card.tsx';
import { OfferCardSkeleton } from '../components/offer-card/offer-card-skeleton.tsx';
import type { HeartProps } from '../components/offer-card/heart.tsx';
import { cardHref, otherOffersHref } from './card-href.ts';
import type { OfferCard as Offer } from '../core/offer/offer-card.ts';
import { gridRows } from '../core/offer/grid-rows.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { sitePart } from './page-parts.ts';
import type { Over } from './over-grid.tsx';
import { Cards } from './results-grid.styles.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import { isPlain, selectOffer } from './select-offer.ts';

/** What all lists of a grid are told. */
export interface SharedList {
  props: ResultsGridProps;
  /** There once the page is live: hearts are not in server HTML. [WISHLIST-02] */
  Heart?: ComponentType<HeartProps> | undefined;
  /** Opens pictures and other offers over the grid. */
  onOver: (over: Over) => void;
}

export interface OfferListProps extends SharedList {
  label: string;
  offers: readonly Offer[];
  criteria: SearchCriteria;
  /** Position of the first offer over all pages. */
  first: number;
  /** Blocks between the rows; not in fallback blocks. [GRID-10] */
  blocks?: boolean;
  /** The first pictures load at once. */
  eager?: boolean;
}

/** Cards in rows of 3, 6 and the rest, with blocks in between. [GRID-08..10] */
export function OfferList(list: OfferListProps) {
  const { label, offers, criteria, first, props, Heart, onOver, blocks, eager } = list;
  const { wishlist, variants } = props;
  const heart = (offer: Offer) =>
    Heart &&
    wishlist && (
      <Heart
        name={offer.label}
        wished={wishlist.offerIds.includes(offer.id)}
        // An activity shows a heart that does nothing. [WISHLIST-03]
        onToggle={() => offer.itemCategory !== 'activity' && wishlist.onToggle(offer)}
      />
    );
  const card = (offer: Offer, index: number) => {
    const url = cardHref(offer, criteria, props);
    const selected = { offer, url, position: first + index, flow: criteria.flow };
    return (
      <li key={offer.id} data-offer={offer.id}>
        <OfferCard
          offer={offer}
          criteria={criteria}
          href={url}
          eager={!!eager && index < 3}
          {...(variants && { showAutoDiscount: !!sitePart.here?.isOn('autoDiscount', variants) })}
          heart={heart(offer)}
          onSelect={(event) => selectOffer(event, selected, props)}
          onPhotos={(_, photo) => onOver({ offer, criteria, photo })}
          {...(offer.itemCategory !== 'activity' && {
            othersHref: otherOffersHref(offer, criteria, props),
            onOthers: (event: MouseEvent) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onOver({ offer, criteria });
            },
          })}
        />
      </li>
    );
  };
  return (
    <Cards aria-label={label}>
      {gridRows(offers).map((row, index) => (
        <Fragment key={index}>
          {row.map((offer) => card(offer, offers.indexOf(offer)))}
          {blocks &&
            sitePart.here?.blocksAfterRow(index, offers.length, criteria.flow, props).map((name) => (
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
