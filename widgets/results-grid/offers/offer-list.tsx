import { Fragment } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { priceView } from '@staykit/ui/components/price/price-tag/price-tag.model.ts';
import { OfferCard } from '@staykit/ui/components/offer-card/offer-card.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { HeartProps } from '@staykit/ui/components/offer-card/heart.tsx';
import { cardHref, otherOffersHref } from './card-href.ts';
import type { OfferCard as Offer } from '@staykit/core/offer/card/offer-card.ts';
import { giftSupplement } from '@staykit/core/offer/gift-day.ts';
import { gridRows } from '@staykit/core/offer/card/grid-rows.ts';
import { criteriaOfCard } from '@staykit/core/search/criteria-of-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { Difference } from '@staykit/ui/components/offer-card/difference.tsx';
import { isOn } from '@staykit/experiments/variants.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { blocksAfterRow } from './inline-blocks.ts';
import { Cards } from '../results-grid.styles.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';
import type { OpenCard } from '../results-grid-state.ts';
import { isPlain, selectOffer } from './select-offer.ts';
import { usePieces } from '../use-pieces.ts';

/** What all lists of a grid are told. */
export interface SharedList {
  props: ResultsGridProps;
  /** There once the page is live: hearts are not in server HTML. [WISHLIST-02] */
  Heart?: ComponentType<HeartProps> | undefined;
  /** Opens pictures and other offers over the grid. */
  onOver: (card: OpenCard) => void;
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
  /** Made all at once, as the server does; else row by row, behind their places. */
  printed?: boolean;
}

/** Cards in rows of 3, 6 and the rest, with blocks in between. [GRID-08..10] */
export function OfferList(list: OfferListProps) {
  const { offers, criteria, first, props, Heart, onOver, eager } = list;
  const { wishlist, variants, giftAmount, AroundCard, renderCard, components = {} } = props;
  const { CardBadge, CardFooter } = components;
  const heart = (offer: Offer) =>
    Heart &&
    wishlist && (
      <Heart
        name={`${offer.label}, ${offer.hotel.label}`}
        wished={wishlist.offerIds.includes(offer.id)}
        // An activity shows a heart that does nothing. [WISHLIST-03]
        onToggle={() => offer.itemCategory !== 'activity' && wishlist.onToggle(offer)}
      />
    );
  // With a gift along, a stay whose price is known costs what is beyond the gift.
  const difference = (offer: Offer) => {
    if (giftAmount === undefined || offer.priceType !== 'final') return {};
    if (criteria.flow !== 'booking') return {};
    const { total } = priceView(offer, criteria, 1);
    const left = giftSupplement(total, giftAmount);
    return { kind: 'modification' as const, price: <Difference cents={left} /> };
  };
  const others = otherOffersHref(criteria, props);
  const card = (offer: Offer, index: number) => {
    const own = criteriaOfCard(criteria, offer);
    const url = cardHref(offer, own, props);
    const position = first + index;
    const selected = { offer, url, position, flow: criteria.flow };
    const onSelect = (event: MouseEvent) => selectOffer(event, selected, props);
    const usual = (
      <OfferCard
        offer={offer}
        criteria={own}
        href={url}
        newTab={!!props.newTab}
        eager={!!eager && index < 3}
        {...(variants && { showAutoDiscount: isOn('autoDiscount', variants) })}
        {...difference(offer)}
        heart={heart(offer)}
        badge={CardBadge && <CardBadge offer={offer} criteria={criteria} />}
        footer={CardFooter && <CardFooter offer={offer} criteria={criteria} />}
        onSelect={onSelect}
        onPhotos={(_, photo) => onOver({ offer, criteria: own, photo })}
        {...(offer.itemCategory !== 'activity' && {
          othersHref: others(offer),
          onOthers: (event: MouseEvent) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onOver({ offer, criteria: own });
          },
        })}
      />
    );
    const shown = renderCard
      ? renderCard({
          offer,
          criteria: own,
          href: url,
          position,
          onSelect,
          showPhotos: (photo = 0) => onOver({ offer, criteria: own, photo }),
          showOthers: () => onOver({ offer, criteria: own }),
          usual,
        })
      : usual;
    return (
      <li key={offer.id} data-offer={offer.id}>
        {AroundCard ? <AroundCard id={offer.id}>{shown}</AroundCard> : shown}
      </li>
    );
  };
  return <Rows {...list} cards={offers.map((offer, index) => once(() => card(offer, index)))} />;
}

/** The rows as they come, apart from what makes the cards: a card that is there is not made again for the next row. */
function Rows(list: OfferListProps & { cards: readonly (() => ReactNode)[] }) {
  const { label, offers, criteria, props, blocks, printed = false, cards } = list;
  const made = usePieces(offers.length, printed);
  return (
    <Cards aria-label={label} {...heightOf(criteria)}>
      {gridRows(offers).map((row, index) => (
        <Fragment key={index}>
          {row.map((offer) => {
            const at = offers.indexOf(offer);
            return at < made ? cards[at]?.() : <Place key={offer.id} />;
          })}
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

/** Makes something with the first call, and gives the same with every other. */
function once<Made>(make: () => Made): () => Made {
  let found: Made | undefined;
  return () => (found ??= make());
}

/** How high the cards of a search are: those of activities have no link to other offers, those without dates no terms. */
function heightOf({ flow, checkin, checkout }: SearchCriteria) {
  if (flow === 'activity') return { 'data-short': '' };
  return hasDates(flow) && !(checkin && checkout) ? { 'data-undated': '' } : {};
}

/** The place of a card that is still to come: drawn by its list, without elements. [CARD-14] */
function Place() {
  const { t } = useStay();
  return <li aria-busy="true" aria-label={t('card.loading')} part="skeleton" />;
}

/** The places of cards that are still loading. */
export function SkeletonList({ count, criteria }: { count: number; criteria: SearchCriteria }) {
  const { t } = useStay();
  return (
    <Cards aria-label={t('results.loading')} aria-busy="true" {...heightOf(criteria)}>
      {Array.from({ length: count }, (_, index) => (
        <Place key={index} />
      ))}
    </Cards>
  );
}
