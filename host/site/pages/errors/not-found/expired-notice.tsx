import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { inside } from '@staykit/routing/inside.ts';
import { searchRouteFor } from '@staykit/routing/segments.ts';
import type { BlockRequest } from '../../blocks/block-parts.tsx';
import * as S from '../../layout/page.styles.ts';

interface ExpiredNoticeProps {
  request: BlockRequest;
  offer: Pick<OfferCard, 'hotel' | 'itemCategory'>;
}

/** Comes too late for one offer, and leads on: to the hotel's others, or to other activities. [NOTFOUND-07] [NOTFOUND-08] */
export function ExpiredNotice({ request, offer }: ExpiredNoticeProps) {
  const {
    t,
    activitySearch,
    address: { prefix },
  } = request;
  const isActivity = offer.itemCategory === 'activity';
  const href = isActivity
    ? inside(prefix, `/${searchRouteFor('activity', activitySearch)}`)
    : `${inside(prefix, '/')}#hotelId=${encodeURIComponent(offer.hotel.id)}`;
  return (
    <S.PriceBox>
      <strong data-total="">{t('host.tooLate')}</strong>
      <p>{t('host.expiredText')}</p>
      <S.MainLink href={href}>{t(isActivity ? 'host.seeOthers' : 'host.seeOthersHotel')}</S.MainLink>
    </S.PriceBox>
  );
}
