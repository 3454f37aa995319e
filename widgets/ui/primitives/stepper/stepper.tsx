import { useRef } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { iconMinus, iconPlus } from '../icon/icons.ts';

export interface StepperProps {
  value: number;
  /** Least value; 1 by default. [ACTIVITY-19] */
  min?: number;
  /** Greatest value; 20 by default. [ACTIVITY-19] */
  max?: number;
  /** What is counted: "Adults". */
  label: string;
  /** A word of help below it: "12 and older". */
  hint?: string;
  onChange: (value: number) => void;
  /** Name of the button that takes one away. */
  decreaseLabel: string;
  /** Name of the button that adds one. */
  increaseLabel: string;
}

/** A number between two bounds, by two buttons; each is disabled at its bound. [PAX-06] */
export function Stepper({ value, min = 1, max = 20, label, hint, onChange, ...names }: StepperProps) {
  const output = useRef<HTMLOutputElement>(null);
  const step = (next: number) => {
    // The button is about to be disabled: its focus would be lost, so the number takes it.
    if (next <= min || next >= max) output.current?.focus();
    onChange(next);
  };
  return (
    <Row aria-label={hint === undefined ? label : `${label}, ${hint}`}>
      <Words aria-hidden="true">
        {label}
        {hint !== undefined && <Hint>{hint}</Hint>}
      </Words>
      <IconButton
        icon={iconMinus}
        label={names.decreaseLabel}
        disabled={value <= min}
        onClick={() => step(value - 1)}
      />
      <Value ref={output} tabIndex={-1} aria-live="polite">
        {value}
      </Value>
      <IconButton
        icon={iconPlus}
        label={names.increaseLabel}
        disabled={value >= max}
        onClick={() => step(value + 1)}
      />
    </Row>
  );
}

const Row = styled.div.attrs({ role: 'group' })`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  min-height: 56px;

  button {
    border-color: ${token('color.line-strong')};
    background: ${token('color.surface')};
  }
`;

const Words = styled.div`
  flex: 1;
  padding-inline-end: ${token('space.16')};
  font-weight: ${token('type.weight-medium')};
  line-height: 1.3;
`;

const Hint = styled.span`
  display: block;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-regular')};
`;

const Value = styled.output`
  min-width: 36px;
  font-weight: ${token('type.weight-medium')};
  font-variant-numeric: tabular-nums;
  text-align: center;

  &:focus {
    outline: none;
  }
`;
