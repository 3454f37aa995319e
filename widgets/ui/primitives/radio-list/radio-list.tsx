import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { choiceRow, Count, Words } from '../choice/choice.styles.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** How many there are, at the end of the line. */
  count?: number | string;
  disabled?: boolean;
}

export interface RadioListProps {
  /** Accessible name of the group. */
  label: string;
  /** Groups the buttons; one of its kind in the form. */
  name: string;
  options: readonly RadioOption[];
  /** The chosen value; none is chosen where no option has it. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Called on each press, also of the chosen option: for lists that close or clear on it. */
  onPress?: (value: string) => void;
}

/** One of several, by native radio buttons: the arrow keys move the choice. */
export function RadioList({ label, name, options, value, onChange, onPress }: RadioListProps) {
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Row key={option.value}>
          <Dot
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
            {...(onPress && { onClick: () => onPress(option.value) })}
          />
          <Words>{option.label}</Words>
          {option.count !== undefined && <Count>{option.count}</Count>}
        </Row>
      ))}
    </div>
  );
}

const Row = styled.label`
  ${choiceRow}
`;

const Dot = styled.input`
  display: grid;
  place-content: center;
  flex: none;
  box-sizing: border-box;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid ${token('color.line-strong')};
  border-radius: 50%;
  background: ${token('color.surface')};
  appearance: none;
  cursor: inherit;
  ${focusRing}

  &:checked {
    border: 7px solid ${token('color.accent')};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
