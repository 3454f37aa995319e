import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { choiceRow, Count, Words } from '../choice/choice.styles.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';

export interface CheckboxProps {
  checked: boolean;
  disabled?: boolean;
  label: ReactNode;
  /** How many there are, at the end of the line. */
  count?: number | string;
  /** Name in a form that is sent without script. */
  name?: string;
  value?: string;
  onChange: (checked: boolean) => void;
}

/** A native checkbox with its label; the whole line can be pressed. */
export function Checkbox({ checked, disabled = false, label, count, name, value, onChange }: CheckboxProps) {
  return (
    <Row>
      <Box
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...(name !== undefined && { name })}
        {...(value !== undefined && { value })}
      />
      <Words>{label}</Words>
      {count !== undefined && <Count>{count}</Count>}
    </Row>
  );
}

const Row = styled.label`
  ${choiceRow}
`;

const Box = styled.input`
  display: grid;
  place-content: center;
  flex: none;
  box-sizing: border-box;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid ${token('color.line-strong')};
  border-radius: 5px;
  background: ${token('color.surface')};
  appearance: none;
  cursor: inherit;
  ${focusRing}

  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: ${token('color.text-on-accent')};
    clip-path: polygon(8% 52%, 0 62%, 38% 96%, 100% 18%, 90% 8%, 37% 76%);
    opacity: 0;
  }

  &:checked {
    border-color: ${token('color.accent')};
    background: ${token('color.accent')};
  }

  &:checked::before {
    opacity: 1;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;
