import { styled } from 'styled-components';

export interface IconProps {
  /** The outline: one of the constants of `icons.ts`. */
  of: string;
  /** Side in px; 20 by default. */
  size?: number;
  /** Draws the shape full instead of its outline: a chosen heart, a star. */
  filled?: boolean;
}

/** A picture for the eye alone: what it means is told by the text or label beside it. */
export function Icon({ of, size = 20, filled }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-filled={filled || undefined}>
      <path d={of} />
    </Svg>
  );
}

/** How every drawing looks. */
export const Svg = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-filled] {
    fill: currentcolor;
  }
`;
