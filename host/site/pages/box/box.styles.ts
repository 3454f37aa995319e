import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Filters above a list of stays. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.8')};
  margin-block-end: ${token('space.16')};
`;

/** What stands below a list that goes on. */
export const More = styled.div`
  display: grid;
  place-items: center;
  min-height: 96px;
  color: ${token('color.text-muted')};
`;

/** Pictures of a box: the first one large, the others below it. Each opens large when it is pressed. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.8')};

  button {
    padding: 0;
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    cursor: zoom-in;
  }
  button:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  picture,
  img {
    display: block;
    width: 100%;
    height: 100%;
  }
  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: inherit;
    background: ${token('color.skeleton')};
  }
  picture {
    border-radius: inherit;
  }
  button:first-child {
    grid-column: 1 / -1;
    border-radius: ${token('radius.card')};
  }
  button:first-child img {
    max-height: 460px;
  }
`;

/** That a gift is good for a stay. */
export const Covered = styled.span`
  display: block;
  color: ${token('color.positive')};
  font-weight: ${token('type.weight-medium')};

  &[data-more] {
    color: ${token('color.text')};
  }
`;

/** The phone, which is no second button beside the one that gives. */
export const ByPhone = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${token('size.touch')};
  color: ${token('color.accent')};
  font-weight: ${token('type.weight-medium')};
`;
