import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { GiftStatus } from '../../../widgets/core/gift/gift-status.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { formatMoney } from '../../../widgets/core/price/money.ts';
import type { Translate } from '../../../widgets/messages/translate.ts';
import { Found } from '../gift/gift.styles.ts';

/** A gift as its code shows it. */
export interface FoundGift {
  label: string;
  /** Cents that it counts for. */
  amount: number;
  nights: number;
  adults: number;
  validUntil: PlainDate;
  status: GiftStatus;
  bookingNumber?: string;
}

interface GiftFoundProps {
  gift: FoundGift;
  locale: Locale;
  t: Translate;
}

/** What a gift is, what it is worth and until when, or why it can no longer be used. */
export function GiftFound({ gift, locale, t }: GiftFoundProps) {
  const { label, amount, nights, adults, validUntil, status, bookingNumber = '' } = gift;
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
      {status === 'expired' && <p>{t('errors.giftCodeExpired')}</p>}
      {status === 'redeemed' && <p>{t('gift.redeemed', { number: bookingNumber })}</p>}
    </Found>
  );
}
