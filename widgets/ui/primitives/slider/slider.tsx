import { useRef, type ChangeEvent } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import { Band, Thumb, Track } from './slider.styles.ts';

/** The two ends of a range, the lower first. */
export type SliderRange = readonly [low: number, high: number];

export interface SliderProps {
  min: number;
  max: number;
  /** Distance between two values; 1 by default. */
  step?: number;
  value: SliderRange;
  /** Names of the two thumbs: "Minimum price", "Maximum price". */
  labels: readonly [low: string, high: string];
  /** A value in words, for screen readers: "80 €". */
  format?: (value: number) => string;
  disabled?: boolean;
  onChange: (value: SliderRange) => void;
  /** Called when a thumb is let go of. */
  onCommit?: (value: SliderRange) => void;
}

/** A range with two thumbs, each a native range input: keys, touch and screen readers work as everywhere. */
export function Slider(props: SliderProps) {
  const { min, max, step = 1, value, labels, format = String, disabled = false, onChange, onCommit } = props;
  const [low, high] = value;
  const track = useRef<HTMLDivElement>(null);

  useLayout(() => {
    const part = (at: number) => `${((at - min) / (max - min || 1)) * 100}%`;
    track.current?.style.setProperty('--low', part(low));
    track.current?.style.setProperty('--high', part(high));
  }, [min, max, low, high]);

  const thumb = (end: 0 | 1) => ({
    type: 'range',
    min,
    max,
    step,
    disabled,
    value: value[end],
    'aria-label': labels[end],
    'aria-valuetext': format(value[end]),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const at = Number(currentTarget.value);
      const next: SliderRange = end === 0 ? [Math.min(at, high), high] : [low, Math.max(at, low)];
      // A thumb that would pass the other one stays with it, on screen too.
      currentTarget.value = String(next[end]);
      if (next[end] !== value[end]) onChange(next);
    },
    ...(onCommit && { onPointerUp: () => onCommit(value), onKeyUp: () => onCommit(value) }),
  });

  return (
    <Track ref={track} {...(disabled && { 'data-disabled': '' })}>
      <Band aria-hidden="true" />
      {/* Where both thumbs meet in the upper half, the lower one must be on top to be taken hold of. */}
      <Thumb {...thumb(0)} {...(low > (min + max) / 2 && { 'data-front': '' })} />
      <Thumb {...thumb(1)} />
    </Track>
  );
}
