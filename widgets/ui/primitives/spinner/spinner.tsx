import { keyframes, styled } from 'styled-components';

export interface SpinnerProps {
  /** Side in px; 20 by default. */
  size?: 16 | 20 | 32;
}

/** Something is on its way. Decoration: say it in words too, or set `aria-busy` on what is waiting. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <Ring viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d="M12 2.5a9.5 9.5 0 1 1-9.5 9.5" />
    </Ring>
  );
}

const turn = keyframes`
  to {
    transform: rotate(360deg);
  }
`;

const Ring = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.5;
  stroke-linecap: round;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;
