import { StayError } from '../../../widgets/core/errors/catalogue.ts';
import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { isPublished } from '../../../widgets/core/offer/product.ts';
import { inside } from '../../routing/inside.ts';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import { expiredPage } from '../not-found/expired-page.tsx';
import { GiftLogin } from '../gift/gift-login.tsx';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { requestCriteria } from '../search/load.ts';
import { StayPicture } from '../stay-tile.tsx';
import { PriceFacts } from './price-facts.tsx';

/** Most pictures on a page. */
const PICTURES = 4;

/** One stay or one activity: pictures, what it is, what it costs, and how to book it. */
export async function productPage(request: PageRequest): Promise<Page> {
  const {
    address: { offerId, activityId },
    products,
  } = request;
  const id = offerId ?? activityId;
  const criteria = productCriteria(request);
  const offer = id === undefined ? undefined : await products.productDetail(id, criteria).catch(unknownOffer);
  if (!offer) return notFoundPage(request);
  if (!isPublished(offer)) return expiredPage(request, offer);
  const { t, origin, path } = request;
  const { hotel, label } = offer;
  const title = `${hotel.label}, ${hotel.location.label}`;
  const description = t('host.stayDescription', {
    stay: label,
    hotel: hotel.label,
    place: hotel.location.label,
  });
  return {
    status: 200,
    styles: 'page',
    data: {},
    shown: { kind: 'product', id: offer.id, criteria },
    item: { id: offer.id, label, price: offer.sellPrice, flow: criteria.flow },
    head: {
      title: `${title} | Staykit`,
      description,
      image: `${offer.imageUrl}/small.png`,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: `${label}, ${hotel.label}`,
          description,
          image: `${origin.protocol}://${origin.host}${offer.imageUrl}/large.png`,
          offers: {
            '@type': 'Offer',
            price: (offer.sellPrice / 100).toFixed(2),
            priceCurrency: 'EUR',
            url: `${origin.protocol}://${origin.host}${path}`,
            availability: 'https://schema.org/InStock',
          },
        },
      ],
    },
    body: <ProductBody offer={offer} criteria={criteria} request={request} />,
  };
}

/** What the query asks for; the page of an activity says its flow by its path. */
function productCriteria(request: PageRequest): SearchCriteria {
  const criteria = requestCriteria(request);
  return request.address.page === 'activity' ? { ...criteria, flow: 'activity' } : criteria;
}

/** An offer that is not sold is a page that is not there; any other failure is the server's. */
export function unknownOffer(error: unknown): undefined {
  if (error instanceof StayError && ['NOT_FOUND', 'BAD_REQUEST', 'INVALID'].includes(error.code))
    return undefined;
  throw error;
}

interface ProductBodyProps {
  offer: OfferCard;
  criteria: SearchCriteria;
  request: PageRequest;
}

function ProductBody({ offer, criteria, request }: ProductBodyProps) {
  const {
    t,
    locale,
    apiOrigin,
    address: { prefix },
  } = request;
  const { hotel } = offer;
  const phone = marketPhone(locale);
  const pictures = [...new Set([offer.imageUrl, ...offer.images])].slice(0, PICTURES);
  return (
    <S.Wrap>
      <S.DetailText>
        <S.PageTop>
          <h1>{hotel.label}</h1>
          <p data-muted="">{[hotel.location.label, offer.label].join(' · ')}</p>
        </S.PageTop>
      </S.DetailText>
      <S.Detail>
        <S.Gallery>
          {pictures.map((base, index) => (
            <StayPicture
              key={base}
              base={`${apiOrigin}${base}`}
              size={index === 0 ? 'large' : 'small'}
              width={index === 0 ? 960 : 640}
              height={index === 0 ? 540 : 360}
              alt={t('host.photo', { hotel: hotel.label, number: index + 1 })}
              lazy={index > 0}
            />
          ))}
        </S.Gallery>
        <S.PriceBox>
          <div data-shown="">
            <PriceFacts offer={offer} criteria={criteria} locale={locale} t={t} />
          </div>
          <h2>{t('host.bookByPhone')}</h2>
          <p>{t('host.bookByPhoneText', { reference: offer.id })}</p>
          <p>{t('host.hours')}</p>
          <S.MainLink href={phone.href}>{phone.text}</S.MainLink>
          <p>
            <a href={inside(prefix, `/hotel/${encodeURIComponent(hotel.id)}`)}>{t('host.hotelStays')}</a>
          </p>
          <GiftLogin request={request} />
        </S.PriceBox>
        <S.DetailText>
          <h2>{t('host.aboutStay')}</h2>
          <p>
            {t('host.stayDescription', {
              stay: offer.label,
              hotel: hotel.label,
              place: hotel.location.label,
            })}
          </p>
          {offer.headwords && offer.headwords.length > 0 && (
            <ul>
              {offer.headwords.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          )}
          <h2>{t('host.where')}</h2>
          <address>
            {[
              hotel.location.address,
              [hotel.location.zipCode, hotel.location.label].filter(Boolean).join(' '),
            ]
              .filter(Boolean)
              .join(', ')}
          </address>
        </S.DetailText>
      </S.Detail>
    </S.Wrap>
  );
}
