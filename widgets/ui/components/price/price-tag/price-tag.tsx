import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import type { PriceView } from './price-tag.model.ts';
import { Percent } from './percent.styles.ts';

export interface PriceTagProps {
  price: PriceView;
  /** What `price.single` is the price of. */
  unit: 'night' | 'person';
  /** Who and how long, beside the price: '3 nights, 2 people'. */
  details: readonly string[];
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  column-gap: ${token('space.12')};
  font-variant-numeric: tabular-nums;
`;

/* Below one another only where neither text can be narrower: words that are spaced or large. */
const Details = styled.p`
  flex: 1 1 0;
  min-inline-size: min-content;
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  & > span {
    display: block;
  }
`;

/* What a promotion says has its row without one too. */
const Amounts = styled.p`
  display: grid;
  grid-template: minmax(22px, auto) auto / 1fr auto;
  align-items: center;
  justify-items: end;
  column-gap: ${token('space.8')};
  margin: 0 0 0 auto;
  white-space: nowrap;
  & > s {
    color: ${token('color.price-old')};
    font-size: ${token('type.size-14')};
  }
`;

const Total = styled.strong`
  grid-area: 2 / 1 / auto / span 2;
  color: ${token('color.price')};
  font-size: ${token('type.size-25')};
  font-weight: ${token('type.weight-bold')};
  line-height: ${token('type.line-heading')};
  & > small {
    margin-inline-end: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-regular')};
  }
`;

/** What a stay costs: the total strongest, a night beside it, the price before the promotion weakest. [CARD-10] */
export function PriceTag({ price, unit, details }: PriceTagProps) {
  const { t, locale } = useStay();
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <Root part="price">
      <Details>
        {details.join(' · ')}
        {price.single !== undefined && (
          <span>
            {t(unit === 'night' ? 'card.perNight' : 'card.perPerson', { price: money(price.single) })}
          </span>
        )}
      </Details>
      <Amounts>
        {price.before !== undefined && (
          <>
            <s>
              <VisuallyHidden>{`${t('card.oldPrice')} `}</VisuallyHidden>
              {money(price.before)}
            </s>{' '}
            <Percent>{t('card.promo', { percent: price.percent ?? 0 })}</Percent>{' '}
          </>
        )}
        <Total>
          <VisuallyHidden>{`${t('card.total')} `}</VisuallyHidden>
          {price.from && <small>{t('card.from')}</small>}
          {money(price.total)}
        </Total>
      </Amounts>
    </Root>
  );
}
