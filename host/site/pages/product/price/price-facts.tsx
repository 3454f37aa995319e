import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { roomsText } from '@staykit/ui/components/travellers/pax-text.ts';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';

interface PriceFactsProps {
  offer: OfferCard;
  /** What was searched for: the days and the travellers that the price is for. */
  criteria: SearchCriteria;
  locale: Locale;
  t: Translate;
}

/** What an offer costs, for which days and for how many: the same on the server and where the hash says more. */
export function PriceFacts({ offer, criteria, locale, t }: PriceFactsProps) {
  const { pax, checkin, checkout, flow } = criteria;
  const nights = offer.nights ?? 0;
  const reference = offer.refPrice ?? offer.barPrice;
  const dated = flow !== 'gifting' && flow !== 'activity' && checkin !== undefined && checkout !== undefined;
  const facts = [
    ...(nights === 0 ? [] : [t('common.nights', { count: nights })]),
    t('common.people', { count: offer.participants ?? pax.adult + pax.child + pax.baby }),
    ...roomsText(offer.nbRooms, t),
  ];
  return (
    <>
      <div data-price="">
        {offer.priceType === 'from' && <span>{t('host.from')}</span>}
        <strong data-total="">{formatMoney(offer.sellPrice, locale)}</strong>
        {reference !== undefined && reference > offer.sellPrice && (
          <s>
            <VisuallyHidden>{`${t('card.oldPrice')} `}</VisuallyHidden>
            {formatMoney(reference, locale)}
          </s>
        )}
      </div>
      {dated && (
        <p data-dates="">
          {formatDay(checkin, locale)} – {formatDay(checkout, locale)}
        </p>
      )}
      <p>
        {facts.join(', ')}, {t('host.total')}
      </p>
    </>
  );
}
