import { forwardRef, type ElementType, type ReactElement } from 'react';
import type { StyledProps } from '@staykit/elements/styles/with-ref.ts';

/** A component with its `ref` among its props, with React 18 too: the npm package has it in place of that of the elements. */
export const withRef = (render: (props: StyledProps) => ReactElement): ElementType =>
  forwardRef<unknown, StyledProps>((props, ref) => render(ref ? { ...props, ref } : props));
