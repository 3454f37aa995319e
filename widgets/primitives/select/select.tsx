import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { focusRing } from '../focus-ring/focus-ring.ts';
import { Icon } from '../icon/icon.tsx';
import { iconChevronDown } from '../icon/icons.ts';

export interface SelectProps<Value extends string> {
  /** Ties the label to the select, so it is the only one on the page. */
  id: string;
  label: string;
  value: Value;
  /** What can be chosen: value and text. */
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}

/** One of a few values, in the browser's own list: at home on a phone and under the keyboard. */
export function Select<Value extends string>({ id, label, value, options, onChange }: SelectProps<Value>) {
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <div>
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={iconChevronDown} />
      </div>
    </Frame>
  );
}

/* The chevron stands on the select and lets every press through. */
const Frame = styled.div`
  min-width: 0;

  label {
    display: block;
    margin-block-end: ${token('space.4')};
    color: ${token('color.text')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
    line-height: ${token('type.line-text')};
  }

  > div {
    position: relative;
    color: ${token('color.text-muted')};
  }

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token('space.12')};
    margin-block: auto;
    pointer-events: none;
  }

  select {
    box-sizing: border-box;
    width: 100%;
    min-height: ${token('size.touch')};
    margin: 0;
    padding: 8px 40px 8px ${token('space.12')};
    border: 1px solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: inherit;
    font-size: ${token('type.size-16')};
    line-height: 1.5;
    text-overflow: ellipsis;
    appearance: none;
    cursor: pointer;
    ${focusRing}
  }
`;
