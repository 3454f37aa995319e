import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Hero, Wrap } from '../layout/page.styles.ts';

/* The picture stands beside the words and below the search where there is room, and after the search on a phone. */
export const Jumbotron = styled(Hero)`
  position: relative;

  picture {
    order: 1;
    overflow: hidden;
    border-radius: ${token('radius.card')};
    background: ${token('color.skeleton')};
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1500 / 736;
    object-fit: cover;
  }
  @media (max-width: 599px) {
    img {
      aspect-ratio: 750 / 528;
    }
  }
  @media (min-width: 1024px) {
    picture {
      position: absolute;
      inset-block: 0;
      inset-inline: 50% 0;
      border-radius: 0;
    }
    img {
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;

/* Words and search stand over the picture, in no layer of their own: what the search opens lies over the page. */
export const Words = styled(Wrap)`
  @media (min-width: 1024px) {
    > :not(picture) {
      position: relative;
    }
    > :first-child {
      max-width: calc(50% - ${token('space.32')});
    }
  }
`;
