import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* A whole row between the cards, on the colours that its editors chose. */
export const BoxBlock = styled.section`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: ${token('space.24')};
  border-radius: ${token('radius.card')};
  background: ${token('color.gift-soft')};

  &[data-font='dark'] {
    color: light-dark(#211e1b, #f5f1eb);
  }
  &[data-font='light'] {
    background: #2b2622;
    color: #fff;
  }
  > svg {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }
  /* A bright colour would glare in the dark: there it is a tint of the ground, under light letters. */
  @media (prefers-color-scheme: dark) {
    &[data-font='dark'] > svg {
      opacity: 0.14;
    }
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space.16')};
    margin-bottom: ${token('space.16')};
  }
  h3 {
    font: ${token('type.weight-bold')} ${token('type.size-20')} / ${token('type.line-heading')}
      ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
  }
  > div > p {
    flex-basis: 100%;
  }
  > div > a {
    display: inline-flex;
    order: 1;
    align-items: center;
    min-height: ${token('size.touch')};
    color: inherit;
    font-weight: ${token('type.weight-bold')};
    text-underline-offset: 3px;
  }
  > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.16')};
    padding: 0;
    list-style: none;
  }
  li {
    position: relative;
  }
  li > img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${token('radius.control')};
    background: ${token('color.skeleton')};
    object-fit: cover;
  }
  li > a {
    display: block;
    margin-block: ${token('space.8')} ${token('space.4')};
    color: inherit;
    font-weight: ${token('type.weight-bold')};
    text-decoration: none;
  }
  /* The whole box is its link. */
  li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover > a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @container (min-width: 720px) {
    > ul[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    > ul[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (max-width: 259px) {
    > ul,
    > ul[data-columns] {
      grid-template-columns: 1fr;
    }
  }
`;
