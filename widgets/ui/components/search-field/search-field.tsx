import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Trigger } from './search-field.styles.ts';

/** A field of the search that opens a choice. */
export interface SearchFieldProps extends ComponentPropsWithoutRef<'button'> {
  /** The outline of its icon. */
  icon: string;
  label: string;
  /** What is chosen. */
  value: string;
  /** Nothing is chosen: the value is only an invitation. */
  empty?: boolean;
}

/** The name of a field and what is chosen in it, as the button that opens the choice. */
export function SearchField({ icon, label, value, empty, ...rest }: SearchFieldProps) {
  return (
    <Trigger type="button" aria-haspopup="dialog" {...rest}>
      <Icon of={icon} />
      <span>
        <span data-name="">{label}</span>
        <span data-value={empty ? 'empty' : ''}>{value}</span>
      </span>
    </Trigger>
  );
}
