import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { formatAmount, formatMoney } from '@staykit/core/price/money.ts';
import { useStay } from '../../hooks/stay-context.tsx';

const Root = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.12')};
  margin: 0;
  color: ${token('color.text-muted')};
  & > strong {
    color: ${token('color.price')};
    font-size: ${token('type.size-25')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-sign='-1'] > strong {
    color: ${token('color.positive')};
  }
`;

export interface DifferenceProps {
  /** To pay; below 0 it is given back. */
  cents: number;
  /** To the cent, where it is about to be paid. Default: in whole units. */
  exact?: boolean;
}

/** What changing to a stay costs, or gives back. [CARD-02] */
export function Difference({ cents, exact = false }: DifferenceProps) {
  const { t, locale } = useStay();
  const sign = Math.sign(cents);
  const label = sign > 0 ? 'card.supplement' : sign < 0 ? 'card.refund' : 'card.noDifference';
  return (
    <Root part="price" data-sign={sign}>
      <span>{t(label)}</span>
      {sign !== 0 && <strong>{(exact ? formatAmount : formatMoney)(Math.abs(cents), locale)}</strong>}
    </Root>
  );
}
