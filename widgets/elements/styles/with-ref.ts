import type { ElementType, ReactElement } from 'react';

/** Props of a styled component, its `ref` among them. */
export type StyledProps = Readonly<Record<string, unknown>> & { className?: string };

/** A component with its `ref` among its props: Preact and React 19 put it there themselves. */
export const withRef = (render: (props: StyledProps) => ReactElement): ElementType => render;
