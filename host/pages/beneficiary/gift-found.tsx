import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { ProductType } from '../../../widgets/core/gift/gift-product.ts';
import type { GiftStatus } from '../../../widgets/core/gift/gift-status.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { formatMoney } from '../../../widgets/core/price/money.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import { ButtonLink } from '../../../widgets/primitives/button/button-link.tsx';
import { Found, Steps, Ways } from '../gift/gift.styles.ts';

const ACTIVITY_STEPS = ['voucher.activityStep1', 'voucher.activityStep2', 'voucher.activityStep3'] as const;

/** A gift as its code shows it. */
export interface FoundGift {
  productType: ProductType;
  productId: string;
  label: string;
  /** Cents that it counts for. */
  amount: number;
  nights: number;
  adults: number;
  validUntil: PlainDate;
  status: GiftStatus;
  bookingNumber?: string;
}

/** Where a stay is chosen for a gift. */
export interface GiftWays {
  /** The stay of a voucher, where its dates are chosen. */
  product: string;
  /** Every stay. */
  search: string;
  /** The gift goes along: called before the holder leaves. */
  onLeave: () => void;
}

interface GiftFoundProps {
  gift: FoundGift;
  ways: GiftWays;
  locale: Locale;
  t: Translate;
}

/** What a gift is, what it is worth and until when, or why it can no longer be used. */
export function GiftFound({ gift, ways, locale, t }: GiftFoundProps) {
  const { productType, label, amount, nights, adults, validUntil, status, bookingNumber = '' } = gift;
  const facts = [
    ...(nights > 0 ? [t('common.nights', { count: nights })] : []),
    t('common.people', { count: adults }),
  ];
  return (
    <Found>
      <h2>{label}</h2>
      <p>{facts.join(', ')}</p>
      <p>{t('voucher.worth', { amount: formatMoney(amount, locale) })}</p>
      {status === 'active' && <p>{t('voucher.validUntil', { date: formatDay(validUntil, locale) })}</p>}
      {status === 'active' && <ChooseStay {...{ productType, ways, t }} />}
      {status === 'expired' && <p>{t('errors.giftCodeExpired')}</p>}
      {status === 'redeemed' && <p>{t('gift.redeemed', { number: bookingNumber })}</p>}
    </Found>
  );
}

/** From a gift to its stay: its own where it has one, any other, and only the difference is paid. [FLOW-07] */
function ChooseStay({
  productType,
  ways: { product, search, onLeave },
  t,
}: Pick<GiftFoundProps, 'ways' | 't'> & Pick<FoundGift, 'productType'>) {
  if (productType === 'DIGITAL_ACTIVITY_ONLY')
    return (
      <Steps>
        {ACTIVITY_STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </Steps>
    );
  const isStay = productType === 'SINGLEVOUCHER';
  return (
    <>
      <p>{t('gift.goesAlong')}</p>
      <Ways>
        {isStay && (
          <ButtonLink variant="primary" href={product} onClick={onLeave}>
            {t('gift.chooseDates')}
          </ButtonLink>
        )}
        <ButtonLink {...(!isStay && { variant: 'primary' as const })} href={search} onClick={onLeave}>
          {t(isStay ? 'gift.chooseOther' : 'gift.choose')}
        </ButtonLink>
      </Ways>
    </>
  );
}
