import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

/** A picture with words beside it. */
export const Story = styled.div`
  display: grid;
  gap: ${token('space.24')};

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${token('radius.card')};
    background: ${token('color.skeleton')};
    object-fit: cover;
  }
  p {
    max-width: 60ch;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
  }
  h1 {
    margin-bottom: ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  h2 {
    margin-bottom: ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${token('space.48')};
  }
`;

/** A line at the top of a landing page. */
export const Bar = styled.p`
  padding: ${token('space.12')} ${token('space.16')};
  background: ${token('color.accent-soft')};
  text-align: center;
`;

/** A line of words below the heading of a block. */
export const Lead = styled.p`
  max-width: 60ch;
  margin-top: -16px;
  margin-bottom: ${token('space.24')};
  color: ${token('color.text-muted')};
`;
