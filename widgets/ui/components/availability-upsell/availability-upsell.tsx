import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { wholeUnits } from '@staykit/core/price/money.ts';
import { upsellLabel } from '@staykit/core/price/upsell-availability.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { useStay } from '../../hooks/stay-context.tsx';

export interface AvailabilityUpsellProps {
  checked: boolean;
  /** Cents that the gift costs more with it. [UPSELL-03] */
  supplement: number;
  onChange: (checked: boolean) => void;
  /** The calendar of the days that are included, marked; there while the box is ticked. [UPSELL-01] */
  children?: ReactNode;
}

/** A gift that is good for every night: a tick, what it costs more, and the days that are included then. [UPSELL-01..05] */
export function AvailabilityUpsell({ checked, supplement, onChange, children }: AvailabilityUpsellProps) {
  const { t, locale } = useStay();
  return (
    <Offer data-checked={checked || undefined}>
      <Checkbox
        checked={checked}
        label={
          <Words>
            <strong>
              {`${t('booking.upsell.title')} `}
              <b>{upsellLabel(wholeUnits(supplement), locale)}</b>
            </strong>
            <span>{t('booking.upsell.text')}</span>
          </Words>
        }
        onChange={onChange}
      />
      {checked && children !== undefined && (
        <Days role="group" aria-label={t('booking.upsell.days')}>
          {children}
        </Days>
      )}
    </Offer>
  );
}

const Offer = styled.div`
  padding: ${token('space.8')} ${token('space.12')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  &[data-checked] {
    border-color: ${token('color.gift')};
  }

  /* The box stands beside the first line. */
  & > label {
    align-items: start;
    padding-block: ${token('space.4')};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};

  & > strong {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('space.12')};
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-medium')};
  }

  b {
    color: ${token('color.price')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & > span {
    color: ${token('color.text-muted')};
  }
`;

const Days = styled.div`
  margin-block-start: ${token('space.8')};
  padding-block-start: ${token('space.12')};
  border-block-start: 1px solid ${token('color.line')};
`;
