import { useState } from 'react';
import { formatMoney } from '@staykit/core/price/money.ts';
import {
  orderedRange,
  priceBounds,
  toPriceFilter,
  toPriceRange,
  typedPrice,
} from '@staykit/core/price/price-range.ts';
import type { PriceRange } from '@staykit/core/price/price-range.ts';
import { Slider } from '../../primitives/slider/slider.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Fields, Range } from './filter-ranges.styles.ts';
import type { SectionProps } from './section-props.ts';

/** What is being typed into each field; nothing where the slider's own value shows. */
type TypedRange = readonly [low: string | undefined, high: string | undefined];
const NOTHING_TYPED: TypedRange = [undefined, undefined];

/** What a night may cost: two thumbs, and two fields for those who would rather type. [FILTER-16..24] */
export function BudgetFilter({ draft, flow, onChange }: SectionProps) {
  const { t, locale } = useStay();
  const { min, max } = priceBounds(flow);
  const range = toPriceRange(draft, flow);
  const [typed, setTyped] = useState<TypedRange>(NOTHING_TYPED);
  const money = (units: number) => `${formatMoney(units * 100, locale)}${units >= max ? '+' : ''}`;
  const labels: [string, string] = [t('filters.priceMin'), t('filters.priceMax')];

  const commit = (next: PriceRange) => {
    const filter = toPriceFilter(orderedRange(next), flow);
    onChange({ priceMin: filter.priceMin, priceMax: filter.priceMax });
  };
  const leave = () => {
    if (typed[0] === undefined && typed[1] === undefined) return;
    commit([typedPrice(typed[0] ?? '') ?? range[0], typedPrice(typed[1] ?? '') ?? range[1]]);
    setTyped(NOTHING_TYPED);
  };

  return (
    <Range>
      <Slider
        min={min}
        max={max}
        step={1}
        value={[...range]}
        labels={labels}
        format={money}
        onChange={commit}
      />
      <Fields onBlur={leave}>
        {labels.map((label, end) => (
          <label key={label}>
            {label}
            <input
              inputMode="numeric"
              autoComplete="off"
              value={typed[end] ?? money(range[end] ?? 0)}
              onChange={({ currentTarget: { value } }) =>
                setTyped(([low, high]) => (end ? [low, value] : [value, high]))
              }
            />
          </label>
        ))}
      </Fields>
    </Range>
  );
}
