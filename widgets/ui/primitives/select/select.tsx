import { Icon } from '../icon/icon.tsx';
import { iconChevronDown } from '../icon/icons.ts';
import { Labelled, SelectFrame } from './select.styles.ts';

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
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <SelectFrame>
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={iconChevronDown} />
      </SelectFrame>
    </Labelled>
  );
}
