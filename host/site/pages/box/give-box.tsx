import type { BoxDetail } from '@staykit/client/gift/box-detail.ts';
import { formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import { boxImage } from '@staykit/core/gift/box/box.ts';
import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { GiveLink } from '../gift/gift.styles.ts';

interface GiveBoxProps {
  request: Pick<PageRequest, 't' | 'productUrl'>;
  box: Pick<BoxDetail, 'code' | 'images'>;
}

/** The button that gives a box, and the place of the panel that it opens; without script it leads to the checkout. [BOX-11] */
export function GiveBox({ request: { t, productUrl }, box: { code, images } }: GiveBoxProps) {
  const checkoutUrl = `${productUrl}${CHECKOUT_ROUTES.gifting}`;
  const start = { productType: 'BOX', productId: code, giftFormat: formatOfBox(code) } as const;
  return (
    <>
      <GiveLink
        href={giftCheckoutLink(checkoutUrl, start)}
        data-gift=""
        data-box={code}
        data-checkout={checkoutUrl}
        data-picture={boxImage(images)}
      >
        {t('gift.giveBox')}
      </GiveLink>
      <div data-gift-place="" />
    </>
  );
}
