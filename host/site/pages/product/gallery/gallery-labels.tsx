import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { badgeText } from '@staykit/ui/components/offer-card/badge-texts.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { allBadges } from '@staykit/core/offer/card/badges.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';

interface GalleryLabelsProps {
  offer: OfferCard;
  /** Dates are chosen: rooms that are left are those of their nights. [GALLERY-03] */
  dated: boolean;
  /** The discount that comes by itself is shown, unless an experiment keeps it back. [PRODUCT-42] */
  withDiscount: boolean;
}

/* The heart has its corner. */
const Labels = styled.ul`
  position: absolute;
  inset-block-start: ${token('space.12')};
  inset-inline: ${token('space.12')} 64px;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  pointer-events: none;
  list-style: none;

  /* Where pictures stand beside each other, over the first, which has half of the room. */
  @media (min-width: 768px) {
    inset-inline-end: calc(50% + ${token('space.24')});
  }
  li {
    padding: ${token('space.4')} ${token('space.12')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface-raised')};
    color: ${token('color.text')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
    line-height: ${token('type.line-text')};
  }
  [data-kind='roomsLeft'],
  [data-kind='expiration'] {
    background: ${token('color.warning-soft')};
    color: ${token('color.warning')};
  }
  [data-kind='autoDiscount'] {
    color: ${token('color.promo')};
  }
`;

/** What is urgent about a stay, over its pictures: all of it, where a card shows two. [GALLERY-02] */
export function GalleryLabels({ offer, dated, withDiscount }: GalleryLabelsProps) {
  const stay = useStay();
  const { autoDiscount } = offer;
  const labels = [
    ...allBadges(offer, dated).map((badge) => badgeText(badge, stay)),
    ...(autoDiscount && withDiscount
      ? [{ kind: 'autoDiscount', text: stay.t('badge.autoDiscount', { ...autoDiscount }) }]
      : []),
  ];
  if (labels.length === 0) return null;
  return (
    <Labels aria-label={stay.t('badge.list')}>
      {labels.map(({ kind, text }) => (
        <li key={kind} data-kind={kind}>
          {text}
        </li>
      ))}
    </Labels>
  );
}
