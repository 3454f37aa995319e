import type { BoxPrice } from '@staykit/core/gift/box/box.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { boxDiscountPercent } from '@staykit/core/gift/box/box-discount.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { Saving } from './saving.styles.ts';

interface BoxPriceLineProps {
  price: BoxPrice & { promo?: number };
  locale: Locale;
  t: Translate;
}

/** What a box costs, what it cost before, and how much less that is. [BOX-16] [BOXLIST-03] */
export function BoxPriceLine({ price: { sellPrice, referencePrice, promo }, locale, t }: BoxPriceLineProps) {
  const percent = promo ?? boxDiscountPercent(referencePrice ?? sellPrice, sellPrice);
  return (
    <>
      <VisuallyHidden>{`${t('card.total')} `}</VisuallyHidden>
      <strong data-total="">{formatMoney(sellPrice, locale)}</strong>
      {referencePrice !== undefined && referencePrice > sellPrice && (
        <>
          {' '}
          <s>
            <VisuallyHidden>{`${t('card.oldPrice')} `}</VisuallyHidden>
            {formatMoney(referencePrice, locale)}
          </s>{' '}
          {percent !== undefined && percent > 0 && <Saving>{t('card.promo', { percent })}</Saving>}
        </>
      )}
    </>
  );
}
