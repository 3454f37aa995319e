import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** What stands on top of a page that begins with a search. */
export const Hero = styled.section`
  padding-block: ${token('hero.padding')};
  background: ${token('hero.ground')};
  color: ${token('hero.text')};

  > div {
    display: grid;
    gap: ${token('space.24')};
  }
  &[data-compact] {
    padding-block: ${token('space.24')};
  }
  @media (max-width: 767px) {
    padding-block: ${token('space.32')};
  }
`;
