import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { formatMoney, nightCents } from '@staykit/core/price/money.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../../hooks/stay-context.tsx';
import type { PriceView } from './price-tag.model.ts';
import { Percent } from './percent.styles.ts';

export interface PriceTagProps {
  price: PriceView;
  /** What `price.single` is the price of. */
  unit: 'night' | 'person';
  /** Leads with the night where the visitor wants that: below `data-prices="night"`. Else with the total. */
  canTurn?: boolean;
  /** When and who, below the price: 'Fri 12 – Sun 14 March', '2 people'. */
  details: readonly string[];
}

/** What leads, and what stands below it: which of the two is which is up to a mark around them, and needs no script. */
const large = `
  order: 2;
  margin-inline-end: auto;
  color: ${token('color.text-muted')};
  & > :is(strong, b) {
    color: ${token('color.price')};
    font-weight: ${token('type.weight-bold')};
    font-size: ${token('type.size-25')};
    line-height: ${token('type.line-heading')};
  }
  &::before {
    content: none;
  }
`;
const small = `
  order: 6;
  margin: 0;
  & > :is(strong, b) {
    color: inherit;
    font-size: inherit;
    line-height: inherit;
    font-weight: inherit;
  }
  &::before {
    content: '·';
    margin-inline-end: ${token('space.4')};
  }
`;

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space.4')};
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  font-variant-numeric: tabular-nums;
  /* What is small begins a line of its own. */
  &::after {
    content: '';
    order: 4;
    inline-size: 100%;
  }
  & > [data-of='before'] {
    display: flex;
    order: 3;
    align-items: baseline;
    column-gap: ${token('space.8')};
    & > s {
      color: ${token('color.price-old')};
    }
  }
  & > [data-of='details'] {
    order: 5;
  }
  & > [data-of='stay'] {
    ${large}
  }
  & > [data-of='single'] {
    ${small}
  }
  /* One night costs what the stay does. */
  &[data-nights='1'] > [data-of='single'],
  & s[data-of='night'] {
    display: none;
  }
  [data-prices='night'] &[data-turns] {
    & > [data-of='stay'] {
      ${small}
    }
    & > [data-of='single'] {
      display: inline;
      ${large}
    }
    & s[data-of='night'] {
      display: inline;
    }
    & s[data-of='total'] {
      display: none;
    }
  }
`;

/**
 * What a stay costs, and what that is the price of: in total or a night, whichever the visitor wants; the other below it,
 * and the price before the promotion weakest. [CARD-10]
 */
export function PriceTag({ price, unit, canTurn = false, details }: PriceTagProps) {
  const { t, locale } = useStay();
  const { before, nights, percent = 0, single, total } = price;
  const money = (cents: number) => formatMoney(cents, locale);
  const turns = canTurn && unit === 'night' && nights > 0;
  return (
    <Root part="price" {...(nights > 0 && { 'data-nights': nights })} {...(turns && { 'data-turns': '' })}>
      {before !== undefined && (
        <span data-of="before">
          <VisuallyHidden>{`${t('card.oldPrice')} `}</VisuallyHidden>
          <s data-of="total">{money(before)}</s>
          {turns && <s data-of="night">{money(nightCents(before, nights))}</s>}{' '}
          <Percent>{t('card.promo', { percent })}</Percent>{' '}
        </span>
      )}
      {price.from && <span data-of="from">{`${t('card.from')} `}</span>}
      <span data-of="stay">
        <VisuallyHidden>{`${t('card.total')} `}</VisuallyHidden>
        <strong translate="no">{money(total)}</strong>
        {nights > 0 && ` ${t('card.forNights', { count: nights })}`}
      </span>{' '}
      {single !== undefined && (
        <>
          <span data-of="single">
            <b>{money(single)}</b>
            {` ${t(unit === 'night' ? 'card.aNight' : 'card.aPerson')}`}
          </span>{' '}
        </>
      )}
      <span data-of="details">{details.join(' · ')}</span>
    </Root>
  );
}
