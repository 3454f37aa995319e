import { clampDistance, distanceBounds, includeAround } from '@staykit/core/search/map/distance.ts';
import { Slider } from '../../primitives/slider/slider.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Hint, Range } from './filter-ranges.styles.ts';
import type { RangeProps } from './section-props.ts';

/** How far around the destination: only once 'Include offers around' is ticked. [FILTER-25..29] */
export function DistanceFilter({ draft, place, onChange, CheckList }: RangeProps) {
  const { t } = useStay();
  const { min, max } = distanceBounds(place?.city ?? false);
  const clamp = (km: number | undefined, open: number) =>
    km === undefined ? open : clampDistance(km, place?.city ?? false);
  const active = draft.distanceActive;
  return (
    <Range>
      <CheckList
        choices={[
          { value: 'around', label: t('filters.around'), checked: active, disabled: !active && !place },
        ]}
        onToggle={() => onChange(includeAround(active ? undefined : place))}
      />
      {!place && !active && <Hint>{t('filters.distanceHint')}</Hint>}
      <Slider
        min={min}
        max={max}
        step={5}
        disabled={!active}
        value={[clamp(draft.distanceMin, min), clamp(draft.distanceMax, max)]}
        labels={[t('filters.distanceMin'), t('filters.distanceMax')]}
        format={(km) => `${km} km`}
        onChange={([distanceMin, distanceMax]) => onChange({ distanceMin, distanceMax })}
      />
    </Range>
  );
}
