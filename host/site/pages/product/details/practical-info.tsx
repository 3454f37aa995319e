import { CancellationText } from '@staykit/ui/components/cancellation-text/cancellation-text.tsx';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { Part } from './part.styles.ts';

interface PracticalInfoProps {
  offer: ProductDetail;
  criteria: SearchCriteria;
  request: Pick<PageRequest, 't'>;
}

/** What the hotel asks of its guests, and how the stay can be given back; a gift has no such terms. [PRODUCT-28] */
export function PracticalInfo({ offer, criteria, request: { t } }: PracticalInfoProps) {
  const { cancellationPolicy, importantInfos = [] } = offer;
  const dated = criteria.checkin !== undefined && criteria.checkout !== undefined;
  return (
    <Part id="practical" data-section="practical">
      <h2>{t('product.tab.practical')}</h2>
      <ul>
        {[...new Set(importantInfos)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {criteria.flow !== 'gifting' && cancellationPolicy && (
        <>
          <h3>{t('product.cancellation')}</h3>
          <p data-stay-terms="">
            <CancellationText policy={cancellationPolicy} dated={dated} />
          </p>
        </>
      )}
    </Part>
  );
}
