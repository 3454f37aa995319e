import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { formatScore } from '@staykit/core/review/score.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { Part, Checks } from './part.styles.ts';
import { StayLines } from './stay-lines.tsx';

interface StayIncludesProps {
  offer: ProductDetail;
  request: Pick<PageRequest, 'locale' | 't'>;
}

/** What is in the price, and which house it is: name, address, what guests think. [PRODUCT-18] */
export function StayIncludes({ offer, request: { t, locale } }: StayIncludesProps) {
  const { hotel, programLines = [], headwords = [] } = offer;
  const { address, zipCode, label: town } = hotel.location;
  const { average, count } = hotel.review ?? { average: 0, count: 0 };
  const lines = programLines.length > 0 ? programLines.map(({ label }) => label) : headwords;
  return (
    <Part id="description" data-section="includes">
      <h2>{t('product.includes')}</h2>
      <Checks data-stay-lines="">
        <StayLines lines={lines} />
      </Checks>
      <p>
        <strong>{hotel.label}</strong>
        {average > 0 && ` · ${formatScore(average, locale)} · ${t('review.count', { count })}`}
      </p>
      <address data-muted="">
        {[address, [zipCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
      </address>
    </Part>
  );
}
