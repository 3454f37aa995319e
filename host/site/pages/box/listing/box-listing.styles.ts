import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Texts below the list, side by side where there is room. */
export const Texts = styled.section`
  display: grid;
  gap: ${token('space.32')} ${token('space.48')};
  margin-top: ${token('space.64')};

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h2 {
    margin-bottom: ${token('space.12')};
    font-size: ${token('type.size-20')};
    line-height: 1.25;
  }
  p {
    max-width: 68ch;
    color: ${token('color.text-muted')};
  }
`;

/** Groups of links: one, two or three in a row, five on a desk. [BOXLIST-05] */
export const Columns = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10em), 1fr));
  gap: ${token('space.32')} ${token('space.24')};
  margin-top: ${token('space.48')};
  padding-top: ${token('space.32')};
  border-top: ${token('size.line')} solid ${token('color.line')};

  @media (min-width: 1024px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  h2 {
    font-size: ${token('type.size-16')};
  }
  ul {
    margin-top: ${token('space.8')};
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
  }
`;
