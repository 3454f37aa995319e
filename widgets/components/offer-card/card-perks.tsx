import { cancellationLabel } from '../../core/offer/cancellation.ts';
import type { OfferCard } from '../../core/offer/offer-card.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconCalendarCheck, iconGift, iconInfo, iconTag } from '../../primitives/icon/icons.ts';
import { CancellationText } from '../cancellation-text/cancellation-text.tsx';
import { useStay } from '../stay-context.tsx';
import type { CardKind } from './offer-card.model.ts';
import { Perks } from './offer-card.styles.ts';

export interface CardPerksProps {
  offer: OfferCard;
  kind: CardKind;
  dated: boolean;
  showAutoDiscount: boolean;
}

/** What speaks for an offer, in at most two lines: how it can be cancelled, and what is off extra. [CARD-13] */
export function CardPerks({ offer, kind, dated, showAutoDiscount }: CardPerksProps) {
  const { t } = useStay();
  const policy = offer.cancellationPolicy;
  // An activity is not searched for by days: there are none to add.
  const cancellation = kind === 'activity' && !dated ? undefined : cancellationLabel(policy, dated);
  const discount = showAutoDiscount ? offer.autoDiscount : undefined;
  const told = kind === 'gift' || cancellation || discount;
  return (
    <Perks>
      {told && (
        <ul>
          {kind === 'gift' ? (
            <li data-tone="muted">
              <Icon of={iconGift} size={16} />
              <span>{t('card.giftValid')}</span>
            </li>
          ) : (
            policy &&
            cancellation && (
              <li data-tone={cancellation.kind === 'until' ? 'positive' : 'muted'}>
                <Icon of={cancellation.kind === 'until' ? iconCalendarCheck : iconInfo} size={16} />
                <span>
                  <CancellationText policy={policy} dated={dated} length="short" />
                </span>
              </li>
            )
          )}
          {discount && (
            <li data-tone="promo" part="auto-discount">
              <Icon of={iconTag} size={16} />
              <span>{t('card.autoDiscount', { discount: discount.value })}</span>
            </li>
          )}
        </ul>
      )}
    </Perks>
  );
}
