import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { isPhysicalOffered } from '@staykit/core/gift/sending/gift-formats.ts';
import { GIFT_SHOP, type GiftShop } from '@staykit/core/gift/gift-shop.ts';
import { validityMonths } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import { isOn } from '@staykit/experiments/variants.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconChevronDown, iconGift } from '@staykit/ui/primitives/icon/icons.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { Accordions, GiftLink, Steps } from './gift.styles.ts';

/** Whether a page offers to give the stay: in the gift flow, unless an experiment hides it, and not to agents. [PRODUCT-43] */
export function tellsGift(flow: SearchFlow, { visit }: Pick<PageRequest, 'visit'>): boolean {
  return flow === 'gifting' && !isOn('hideGiftBlocks', visit.variants) && !visit.care;
}

const STEPS = ['gift.howStep1', 'gift.howStep2', 'gift.howStep3'] as const;

interface GiftPartsProps {
  offer: Pick<ProductDetail, 'id' | 'imageUrl'>;
  request: Pick<PageRequest, 't' | 'locale' | 'productUrl'>;
  shop?: GiftShop;
  /** The film that shows how a gift works, where the content of the locale has one. [PRODUCT-34] */
  film?: string | undefined;
}

/** A stay as a gift: how it is made one's own, and how it works. [PRODUCT-32] [PRODUCT-33] */
export function GiftParts({ offer, request, shop = GIFT_SHOP, film }: GiftPartsProps) {
  const { t, locale, productUrl } = request;
  const checkoutUrl = `${productUrl}${CHECKOUT_ROUTES.gifting}`;
  const start = { productType: 'SINGLEVOUCHER', productId: offer.id, giftFormat: 'digital' } as const;
  const { physicalWorkingDays: days } = shop;
  return (
    <Accordions id="gift" data-section="gift">
      <details open>
        <summary>
          <h2>{t('gift.customise')}</h2>
          <Icon of={iconChevronDown} size={20} />
        </summary>
        <p>{t('gift.customiseText')}</p>
        <dl>
          <dt>{t('gift.format.digital')}</dt>
          <dd>{t('gift.delivery.digital')}</dd>
          {isPhysicalOffered(locale) && (
            <>
              <dt>{t('gift.format.physical')}</dt>
              <dd>{t('gift.delivery.physical', { days: `${days.min}–${days.max}` })}</dd>
            </>
          )}
        </dl>
        <p data-muted="">
          {t('gift.choice', {
            stays: shop.choiceOfStays,
            months: validityMonths('gift', { page: 'product', market: marketOf(locale) }),
          })}
        </p>
        <GiftLink
          href={giftCheckoutLink(checkoutUrl, start)}
          data-gift={offer.id}
          data-checkout={checkoutUrl}
          data-picture={offer.imageUrl && `${offer.imageUrl}/small.avif`}
        >
          <Icon of={iconGift} size={20} />
          {t('gift.personalise')}
        </GiftLink>
      </details>
      <details>
        <summary>
          <h2>{t('gift.howTitle')}</h2>
          <Icon of={iconChevronDown} size={20} />
        </summary>
        <Steps>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </Steps>
        {film !== undefined && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the three steps above say what the film shows
          <video controls preload="none" width="640" height="360" src={film} aria-label={t('gift.video')} />
        )}
      </details>
    </Accordions>
  );
}
