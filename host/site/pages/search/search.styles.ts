import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export { Wrap } from '../../shell/shell.styles.ts';
export { Hero } from '../layout/hero.styles.ts';

export const PageTitle = styled.h1`
  font-family: ${token('type.family-display')};
  font-style: ${token('type.style-display')};
  text-transform: ${token('type.case-display')};
  font-size: ${token('type.size-25')};
  font-weight: ${token('type.weight-display')};
  line-height: ${token('type.line-heading')};

  /* It follows the search: a longer name moves nothing. Doubled text on a phone has its lines. */
  @media (min-width: 20em) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Results = styled.div`
  padding-top: ${token('space.24')};

  /* The bar under the thumb is as wide as the phone. */
  @media (max-width: 671px) {
    [part='toolbar'] {
      margin-inline: calc(-1 * ${token('space.16')});
    }
  }

  /*
   * Two blocks between the cards share a row: the second is the wider one. A lone block has all of it, and so have
   * the boxes. */
  @container (min-width: 900px) {
    li[data-block]:has(+ li[data-block]:not(:empty, [data-block='boxes'])) {
      grid-column: span 1;
    }
    li[data-block] + li[data-block]:not([data-block='boxes']) {
      grid-column: span 2;
    }
  }
`;

export const SeoText = styled.section`
  max-width: 68ch;
  margin-top: ${token('space.64')};
  color: ${token('color.text-muted')};

  h2 {
    margin-bottom: ${token('space.8')};
    color: ${token('color.text')};
    font-size: ${token('type.size-20')};
  }
`;

export const Skeletons = styled.div`
  padding-top: ${token('space.64')};

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: ${token('card.gap')};
  }
  i {
    display: block;
    height: 440px;
    border-radius: ${token('radius.card')};
    background: ${token('color.skeleton')};
  }
`;
