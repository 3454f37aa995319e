import { keyframes, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export interface SkeletonProps {
  /** What is coming: a line of text, a title, a button, or a block that fills its container. */
  shape: 'text' | 'title' | 'button' | 'block';
}

/** The place of something that is loading. Decoration: mark the region around it with `aria-busy`. */
export function Skeleton({ shape }: SkeletonProps) {
  return <Shape aria-hidden="true" data-shape={shape} />;
}

const breathe = keyframes`
  50% {
    opacity: 0.55;
  }
`;

const Shape = styled.span`
  display: block;
  border-radius: 4px;
  background: ${token('color.skeleton')};
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-shape='text'] {
    width: 70%;
    height: 14px;
    margin-block: 5px;
  }

  &[data-shape='title'] {
    width: 85%;
    height: 20px;
    margin-block: 4px;
  }

  &[data-shape='button'] {
    height: ${token('size.touch')};
    border-radius: ${token('radius.control')};
  }

  &[data-shape='block'] {
    width: 100%;
    height: 100%;
    border-radius: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid graytext;
    box-sizing: border-box;
  }
`;
