import { styled } from 'styled-components';
import { readCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { token } from '@staykit/themes/token.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { DesignChoice } from '../../gift/card/design-choice.tsx';
import { GiftCard } from '../../gift/card/gift-card.tsx';
import * as S from '../checkout.styles.ts';
import type { GiftCheckout } from './use-gift-checkout.ts';

/** What the card shows. */
export function GiftDesignPart({ checkout }: { checkout: GiftCheckout }) {
  const { t } = useStay();
  return (
    <S.Part aria-labelledby="checkout-design">
      <h2 id="checkout-design">{t('gift.card.design')}</h2>
      <DesignChoice
        t={t}
        label={t('gift.card.design')}
        design={checkout.state.choice.design}
        onChange={(design) => checkout.choose({ design })}
      />
    </S.Part>
  );
}

interface GiftPreviewProps {
  checkout: GiftCheckout;
  /** Beside the form where there is room, else in it. */
  place: 'beside' | 'within';
}

/** The card as it will be, while it is written. One of the two places is shown. */
export function GiftPreview({ checkout, place }: GiftPreviewProps) {
  const { t, locale } = useStay();
  const { product } = checkout.data;
  const { fields, choice } = checkout.state;
  const { design, hidesAmount, giftFormat, toRecipient } = choice;
  const isCard = product.productType === 'GIFTCARD';
  const amount = readCardAmount(fields.amount, product.card);
  const worth = isCard && amount !== undefined && !hidesAmount ? formatAmount(amount, locale) : product.label;
  const isWritten = giftFormat === 'digital';
  return (
    <Preview data-place={place}>
      <h2>{t('gift.card.preview')}</h2>
      <GiftCard
        t={t}
        design={design}
        worth={worth}
        {...(isWritten && {
          message: fields.words,
          from: fields.fromName,
          ...(toRecipient && { to: fields.recipientName }),
        })}
      />
    </Preview>
  );
}

const Preview = styled.div`
  min-width: 0;

  h2 {
    margin-block-end: ${token('space.8')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
  &[data-place='beside'] {
    margin-block-end: ${token('space.16')};
  }
  @media (max-width: 1023px) {
    &[data-place='within'] {
      max-width: 480px;
    }
    &[data-place='beside'] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    &[data-place='within'] {
      display: none;
    }
  }
`;
