import { CondensedSkeleton } from '@staykit/ui/components/offer-card/condensed-skeleton.tsx';
import { CondensedCard } from '@staykit/ui/components/offer-card/condensed-card.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import type { OfferCard as Offer } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Drawer } from '@staykit/ui/primitives/drawer/drawer.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconAlert, iconBed } from '@staykit/ui/primitives/icon/icons.ts';
import { cardHref } from './card-href.ts';
import { errorDetail } from '../error-detail.ts';
import { List, Said } from './offers-drawer.styles.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';
import { selectOffer } from './select-offer.ts';
import { useHotelOffers } from './use-hotel-offers.ts';

/** How many cards stand in while offers are on their way. */
const PLACES = 3;

export interface OffersDrawerProps {
  /** The offer whose hotel is meant; it is not listed itself. */
  offer: Offer;
  criteria: SearchCriteria;
  props: ResultsGridProps;
  onClose: () => void;
}

/** What else a hotel sells on the same dates, beside the results. [CARD-12] [ERROR-06] */
export function OffersDrawer({ offer, criteria, props, onClose }: OffersDrawerProps) {
  const { t } = useStay();
  const { status, offers, retry } = useHotelOffers(props.client, offer, criteria, (error) =>
    props.onError?.(errorDetail(error)),
  );
  const title = t('card.otherOffersOf', { hotel: offer.hotel.label });
  return (
    <Drawer open side="right" title={title} closeLabel={t('common.close')} onClose={onClose}>
      {status === 'loading' && (
        <List aria-label={t('card.loading')} aria-busy="true">
          {Array.from({ length: PLACES }, (_, index) => (
            <li key={index}>
              <CondensedSkeleton />
            </li>
          ))}
        </List>
      )}
      {status === 'error' && (
        <Said>
          <Icon of={iconAlert} size={32} />
          <p role="alert">{t('results.error')}</p>
          <Button variant="primary" onClick={retry}>
            {t('results.retry')}
          </Button>
        </Said>
      )}
      {status === 'ready' && !offers.length && (
        <Said>
          <Icon of={iconBed} size={32} />
          <p role="status">{t('card.otherOffersNone')}</p>
          <Button onClick={onClose}>{t('common.close')}</Button>
        </Said>
      )}
      {offers.length > 0 && (
        <List aria-label={title}>
          {offers.map((other, position) => {
            const url = cardHref(other, criteria, props);
            return (
              <li key={other.id}>
                <CondensedCard
                  offer={other}
                  criteria={criteria}
                  href={url}
                  onSelect={(event) =>
                    selectOffer(event, { offer: other, url, position, flow: criteria.flow }, props)
                  }
                />
              </li>
            );
          })}
        </List>
      )}
    </Drawer>
  );
}
