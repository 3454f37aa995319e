import type { PaidBy } from '@staykit/widgets/booking-box/booking-box.props.ts';
import { giftDayState } from '@staykit/ui/components/calendar/gift-day.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { giftSupplement } from '@staykit/core/offer/gift-day.ts';
import { formatAmount, formatMoney } from '@staykit/core/price/money.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Paid } from './paid.styles.ts';
import type { KeptGift } from './kept-gift.ts';

/** What a booking box says of a gift that pays: of days whether they are included, of a total what is left. [CAL-33] [FLOW-07] */
export function paidByGift({ amount }: Pick<KeptGift, 'amount'>, locale: Locale, t: Translate): PaidBy {
  return {
    day(total) {
      const more = giftSupplement(total, amount);
      if (more === 0) return giftDayState('included', t);
      const { note } = giftDayState('supplement', t);
      return { mark: `+\u202f${formatMoney(more, locale)}`, note: `${note} ${formatMoney(more, locale)}` };
    },
    legend: t('gift.dayLegend'),
    total: (total) => (
      <Paid data-paid="">
        <div>
          <dt>{t('checkout.code.paid')}</dt>
          <dd>
            {total === undefined
              ? t('gift.upTo', { amount: formatAmount(amount, locale) })
              : formatAmount(Math.min(total, amount), locale)}
          </dd>
        </div>
        <div>
          <dt>{t('checkout.code.left')}</dt>
          <dd>
            {total === undefined ? t('gift.byDates') : formatAmount(giftSupplement(total, amount), locale)}
          </dd>
        </div>
      </Paid>
    ),
  };
}
