import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { PRODUCT_SCROLL_OFFSET, SCROLL_OFFSET } from '../../shell/header/sticky.ts';
import { giveLook } from '../layout/give-look.styles.ts';

/** A line below what a product or a box costs. */
export const GiftLine = styled.div`
  margin-top: ${token('space.16')};
  padding-top: ${token('space.12')};
  border-top: ${token('size.line')} solid ${token('color.line')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  a {
    display: inline-flex;
    align-items: center;
    width: auto;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
  }
`;

/** The ways in which a box is given, one above the other. */
export const Formats = styled.div`
  margin-top: ${token('space.8')};
  border-bottom: ${token('size.line')} solid ${token('color.line')};

  details {
    border-top: ${token('size.line')} solid ${token('color.line')};
    padding-bottom: ${token('space.8')};
  }
  details:not([open]) {
    padding-bottom: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${token('size.touch')};
    color: ${token('color.text')};
    font-weight: ${token('type.weight-medium')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: rotate ${token('motion.fast')} ${token('motion.ease')};
  }
  details[open] summary svg {
    rotate: 180deg;
  }
  a {
    display: inline-flex;
    align-items: center;
    width: auto;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
  }
`;

/** What is to be done, one after the other. */
export const Steps = styled.ol`
  display: grid;
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: ${token('space.12')};
    align-items: center;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.gift-soft')};
    color: ${token('color.gift')};
    font-weight: ${token('type.weight-bold')};
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, 1fr);
    gap: ${token('space.24')} ${token('space.32')};
  }
`;

/** Four boxes in a row where there is room, or three if that leaves none alone. */
export const Boxes = styled.ul`
  display: grid;
  grid-template-columns: 1fr;
  gap: ${token('card.gap')};
  padding: 0;
  list-style: none;

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    /* Six stand in two whole rows. */
    &:has(> li:nth-child(3n):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  article {
    display: flex;
    flex-direction: column;
  }
  /* Prices of a row stand on one line, however much is in the boxes. */
  article > div {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  article p[data-price] {
    margin-top: auto;
    padding-top: ${token('space.12')};
  }
  ul {
    margin-top: ${token('space.8')};
    padding-inline-start: ${token('space.16')};
    list-style: disc;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  s {
    color: ${token('color.price-old')};
  }
`;

/** The field of a code, and what is found for it. */
export const CodeForm = styled.form`
  display: grid;
  gap: ${token('space.8')};
  max-width: 460px;
  margin-top: ${token('space.24')};

  label {
    font-weight: ${token('type.weight-medium')};
  }
  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  input {
    width: 100%;
    min-height: ${token('size.field')};
    padding-inline: ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: inherit;
    font: inherit;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  input[aria-invalid='true'] {
    border-color: ${token('color.danger')};
  }
  [role='alert'] {
    color: ${token('color.danger')};
  }
  [role='alert']:empty {
    display: none;
  }
  button {
    justify-self: start;
    min-height: ${token('size.field')};
    margin-top: ${token('space.8')};
    padding-inline: ${token('space.24')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font: inherit;
    font-weight: ${token('type.weight-medium')};
    cursor: pointer;
  }
  button:hover {
    background: ${token('color.accent-hover')};
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  /* Once the gift stands below, its own button is what leads on. */
  &:has(+ [data-gift-found] > *) button {
    border: ${token('size.line')} solid ${token('color.line-strong')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
  }
`;

/** Ways from a gift to a stay. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin-top: ${token('space.16')};
`;

/** A gift that was found by its code. */
export const Found = styled.section`
  max-width: 560px;
  margin-top: ${token('space.32')};
  padding: ${token('space.24')};
  border-radius: ${token('radius.card')};
  background: ${token('color.gift-soft')};

  h2 {
    margin: 0 0 ${token('space.8')};
    font-size: ${token('type.size-20')};
  }
  p + p {
    margin-top: ${token('space.8')};
  }
  > [role='status']:not(:empty) {
    margin-top: ${token('space.16')};
  }
`;

/** The description of a gift, part by part. */
export const Accordions = styled.section`
  margin-block: ${token('space.32')};
  border-block: ${token('size.line')} solid ${token('color.line')};
  scroll-margin-top: ${PRODUCT_SCROLL_OFFSET - SCROLL_OFFSET}px;

  &:focus {
    outline: none;
  }
  details + details {
    border-top: ${token('size.line')} solid ${token('color.line')};
  }
  details[open] {
    padding-bottom: ${token('space.24')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: rotate ${token('motion.fast')} ${token('motion.ease')};
  }
  details[open] > summary svg {
    rotate: 180deg;
  }
  h2 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  p {
    max-width: 68ch;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space.8')} ${token('space.16')};
    margin-block: ${token('space.16')};
  }
  dt {
    font-weight: ${token('type.weight-medium')};
  }
  dd {
    margin: 0;
    color: ${token('color.text-muted')};
  }
  [data-muted] {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  video {
    display: block;
    width: 100%;
    max-width: 640px;
    height: auto;
    margin-top: ${token('space.24')};
    border-radius: ${token('radius.card')};
    background: ${token('color.skeleton')};
  }
`;

/** The link that gives: as strong as a button. */
export const GiftLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.8')};
  min-height: ${token('size.field')};
  margin-top: ${token('space.16')};
  padding-inline: ${token('space.24')};
  border: ${token('size.line')} solid ${token('color.gift')};
  border-radius: ${token('radius.control')};
  color: ${token('color.gift')};
  font-weight: ${token('type.weight-medium')};
  text-decoration: none;

  &:hover {
    background: ${token('color.gift-soft')};
  }
`;

/** The button that gives: the strongest of its page. */
export const GiveLink = styled.a`
  ${giveLook}
  margin-block: ${token('space.16')};

  /* The panel that it opened in the page has the button that goes on. */
  &:has(+ [data-gift-place] [role='group']) {
    display: none;
  }
`;

/** Something good in one line. */
export const Good = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  margin-bottom: ${token('space.16')};
  color: ${token('color.positive')};
  font-weight: ${token('type.weight-medium')};
`;
