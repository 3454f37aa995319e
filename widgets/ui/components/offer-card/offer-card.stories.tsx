import { activityOffer, stayOffer, voucherOffer } from '@staykit/testing/fixtures/offers.ts';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { CondensedCard } from './condensed-card.tsx';
import { CondensedSkeleton } from './condensed-skeleton.tsx';
import { Difference } from './difference.tsx';
import { Heart } from './heart.tsx';
import { OfferCard, type OfferCardProps } from './offer-card.tsx';

export default { component: OfferCard };

const card = (props: Partial<OfferCardProps> = {}) =>
  story(() => <OfferCard offer={stayOffer()} criteria={datedCriteria()} href="#stay" {...props} />);

export const Dated = card();
export const WithoutDates = card({ offer: stayOffer({ priceType: 'from' }), criteria: criteria() });
export const CardForTwenty = card({
  criteria: datedCriteria({ pax: { adult: 20, child: 0, baby: 0, singleRoom: false } }),
});
export const Voucher = card({
  offer: voucherOffer(),
  kind: 'gift',
  criteria: criteria({ flow: 'gifting' }),
});
export const Activity = card({
  offer: activityOffer(),
  kind: 'activity',
  criteria: criteria({ flow: 'activity' }),
});
export const LongWords = card({
  offer: stayOffer({
    label: 'Une parenthèse de bien-être et de gastronomie pour toute la famille, avec dîner et accès au spa',
    hotel: {
      ...stayOffer().hotel,
      label: 'Hôtel-Restaurant & Spa Les Jardins de l’Ancienne-Abbaye-Saint-Germain',
    },
  }),
});
export const OnTheWishList = card({
  heart: <Heart name="Hôtel des Trois Rives" wished onToggle={() => {}} />,
});
export const OtherOffersOfTheHotel = card({ othersHref: '#others' });
export const PaidByAGift = card({ price: <Difference cents={4500} exact /> });
export const Condensed = story(() => (
  <CondensedCard offer={stayOffer()} criteria={datedCriteria()} href="#stay" />
));
export const CondensedOnItsWay = story(() => <CondensedSkeleton />);
