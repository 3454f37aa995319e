import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { PRODUCT_SCROLL_OFFSET, SCROLL_OFFSET } from '../../../shell/header/sticky.ts';

/* A link to a part stops 88 px below the top, under the bar of parts: the document keeps 100. [PRODUCT-04] */
export const Part = styled.section`
  scroll-margin-top: ${PRODUCT_SCROLL_OFFSET - SCROLL_OFFSET}px;

  &:focus {
    outline: none;
  }

  & + & {
    margin-top: ${token('space.32')};
    padding-top: ${token('space.32')};
    border-top: ${token('size.line')} solid ${token('color.line')};
  }
  h2 {
    margin-bottom: ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  * + h2 {
    margin-top: ${token('space.32')};
  }
  h3 {
    margin-block: ${token('space.16')} ${token('space.4')};
    font-size: ${token('type.size-16')};
  }
  p {
    max-width: 68ch;
  }
  p + p {
    margin-top: ${token('space.8')};
  }
  address {
    font-style: normal;
  }
  > section + section {
    margin-top: ${token('space.32')};
  }
  > ul:not([class]),
  > section > ul,
  article ul {
    padding-inline-start: ${token('space.24')};
  }
  [data-muted] {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

export const Checks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token('space.8')} ${token('space.24')};
  margin-block: ${token('space.8')};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${token('space.8')};
  }
  svg {
    margin-top: 2px;
    color: ${token('color.accent')};
  }
`;

export const Item = styled.article`
  display: grid;
  gap: ${token('space.16')};

  & + & {
    margin-top: ${token('space.24')};
  }
  h3 {
    margin-top: 0;
  }
  > picture img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
    background: ${token('color.skeleton')};
  }
  @media (min-width: 600px) {
    &:has(> picture) {
      grid-template-columns: 220px minmax(0, 1fr);
      align-items: start;
    }
  }
`;

export const Fold = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  > ul {
    padding-inline-start: ${token('space.24')};
  }
`;

/* The first letters of a text, by the screen; all of it once it is open. [PRODUCT-11] [PRODUCT-12] */
export const LongText = styled.div`
  summary {
    max-width: 68ch;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  summary b {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
  }
  [open] > summary [data-cut],
  [open] > summary b:first-of-type,
  details:not([open]) > summary b + b {
    display: none;
  }
  @media (min-width: 768px) {
    [data-cut='mobile'] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    [data-cut='desktop'] {
      display: none;
    }
  }
`;

export const Asks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin-top: ${token('space.16')};

  button {
    min-height: ${token('size.touch')};
    padding-inline: ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: inherit;
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
    cursor: pointer;
    ${focusRing}
  }
  button:hover {
    border-color: ${token('color.accent')};
  }
`;

export const Quotes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: ${token('space.16')};
  margin-top: ${token('space.16')};
  padding: 0;
  list-style: none;

  li {
    padding: ${token('space.16')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    box-shadow: ${token('shadow.card')};
  }
  li > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space.8')};
    font-size: ${token('type.size-14')};
  }
  li > p + p {
    margin-top: ${token('space.8')};
  }
`;
