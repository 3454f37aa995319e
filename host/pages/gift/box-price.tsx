import type { BoxPrice } from '../../../widgets/core/gift/box.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { formatMoney } from '../../../widgets/core/price/money.ts';
import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import { VisuallyHidden } from '../../../widgets/primitives/visually-hidden/visually-hidden.tsx';
import { Saving } from './gift.styles.ts';

interface BoxPriceLineProps {
  price: BoxPrice & { promo?: number };
  locale: Locale;
  t: Translate;
}

/** What a box costs, what it cost before, and how much less that is. [BOX-16] [BOXLIST-03] */
export function BoxPriceLine({ price: { sellPrice, referencePrice, promo }, locale, t }: BoxPriceLineProps) {
  const percent = promo ?? promoPercent(sellPrice, referencePrice);
  return (
    <>
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
