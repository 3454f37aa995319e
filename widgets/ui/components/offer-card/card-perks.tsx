import { formatDay } from '@staykit/core/dates/format-date.ts';
import { validityMonths } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { localNow } from '@staykit/core/market/time-zone.ts';
import { cancellationLabel, REFUND_PERCENT } from '@staykit/core/offer/cancellation.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconCalendarCheck, iconCheck, iconGift, iconInfo, iconTag } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import type { CardKind } from './offer-card.model.ts';
import { Perks } from './offer-card.styles.ts';

export interface CardPerksProps {
  offer: OfferCard;
  kind: CardKind;
  dated: boolean;
  showAutoDiscount: boolean;
}

/**
 * What speaks for an offer, in at most two lines: how it can be cancelled, and what is off extra or else what it includes.
 * [CARD-13]
 */
export function CardPerks({ offer, kind, dated, showAutoDiscount }: CardPerksProps) {
  const { t, locale, now } = useStay();
  // Without dates every card of a list would ask for them alike: the page of the offer does.
  const cancellation = dated
    ? cancellationLabel(offer.cancellationPolicy, dated, localNow(now(), locale).date)
    : undefined;
  const deadline = cancellation?.kind === 'until' ? cancellation.deadline : undefined;
  const discount = showAutoDiscount ? offer.autoDiscount : undefined;
  const includes = !discount && !!offer.headwords?.length && offer.headwords.join(' · ');
  if (kind !== 'gift' && !cancellation && !discount && !includes) return null;
  return (
    <Perks>
      {kind === 'gift' ? (
        <li>
          <Icon of={iconGift} size={16} />
          {t('card.giftValid', {
            months: validityMonths('gift', { page: 'product', market: marketOf(locale) }),
          })}
        </li>
      ) : (
        cancellation && (
          // Less than all comes back: that is a fact, and no good news.
          <li>
            <Icon of={deadline ? iconCalendarCheck : iconInfo} size={16} />
            {deadline
              ? t('cancellation.short', {
                  date: formatDay(deadline, locale, 'medium'),
                  percent: REFUND_PERCENT,
                })
              : t('cancellation.never')}
          </li>
        )
      )}
      {includes && (
        <li data-includes="">
          <Icon of={iconCheck} size={16} />
          <span>{includes}</span>
        </li>
      )}
      {discount && (
        <li data-tone="promo" part="auto-discount">
          <Icon of={iconTag} size={16} />
          {t('card.autoDiscount', { discount: discount.value })}
        </li>
      )}
    </Perks>
  );
}
