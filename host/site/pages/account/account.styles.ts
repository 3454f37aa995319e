import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Sheet = styled.div`
  display: grid;
  gap: ${token('space.24')};
  max-width: 440px;
  margin: ${token('space.48')} auto 0;

  h1 {
    font: ${token('type.weight-display')} ${token('type.size-31')} / ${token('type.line-heading')}
      ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${token('space.16')};
  max-width: 440px;

  /* What came of it is seen at once, above the button that was pressed. */
  [role] {
    padding: ${token('space.12')} ${token('space.16')};
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
    color: ${token('color.text')};
  }
  [role='alert'] {
    background: ${token('color.danger-soft')};
  }
  [role='status'] {
    background: ${token('color.positive-soft')};
  }
  [role]:empty {
    display: none;
  }
  [data-add] {
    justify-self: start;
  }
  &[data-account-form='sign-out'] {
    justify-items: start;
  }
  button[aria-busy] {
    opacity: 0.7;
    cursor: progress;
  }
`;

/* Who is signed in, and the way out beside it. */
export const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.16')};
`;

/* What can be kept, each on a card; side by side where there is room. */
export const Panels = styled.div`
  display: grid;
  gap: ${token('space.24')};
  align-items: start;

  > div {
    display: grid;
    gap: ${token('space.24')};
    min-width: 0;
  }
  section {
    display: grid;
    gap: ${token('space.16')};
    min-width: 0;
    padding: ${token('space.24')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
  }
  section > form {
    max-width: none;
  }
  section > p {
    overflow-wrap: anywhere;
  }
  @media (max-width: 599px) {
    section {
      padding: ${token('space.16')};
    }
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/* Who travels along, one below the other. */
export const Companions = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;

  fieldset {
    display: grid;
    gap: ${token('space.12')};
    justify-items: start;
    min-width: 0;
    margin: 0;
    padding: ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line')};
    border-radius: ${token('radius.control')};
  }
  fieldset > div {
    width: 100%;
  }
  legend {
    padding-inline: ${token('space.4')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
`;

export const None = styled.p`
  color: ${token('color.text-muted')};

  :has(> li) + & {
    display: none;
  }
`;

export const Ways = styled.p`
  display: grid;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
  }
`;

/* What an account holds, beside or below the ways between it. */
export const Account = styled.div`
  display: grid;
  gap: ${token('space.24')};
  padding-top: ${token('space.32')};

  h1 {
    font: ${token('type.weight-display')} ${token('type.size-31')} / ${token('type.line-heading')}
      ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
  }
  h2 {
    font-size: ${token('type.size-20')};
  }
  > nav {
    overflow-x: auto;
    border-bottom: ${token('size.line')} solid ${token('color.line')};
    scrollbar-width: none;
  }
  > nav ul {
    display: flex;
    gap: ${token('space.24')};
    padding: 0;
    list-style: none;
    white-space: nowrap;
  }
  > nav a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    border-block-end: 3px solid transparent;
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }
  > nav a:hover {
    color: ${token('color.text')};
  }
  > nav a[aria-current] {
    border-color: ${token('color.accent')};
    color: ${token('color.text')};
  }
  /* A border that is not drawn is drawn here. */
  @media (forced-colors: active) {
    > nav a:not([aria-current]) {
      border-color: Canvas;
    }
  }
  > nav a:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
  }
  @media (max-width: 599px) {
    &:has(> nav) {
      padding-top: ${token('space.12')};
    }
    > nav ul {
      gap: ${token('space.16')};
      font-size: ${token('type.size-14')};
    }
  }
`;

/* Closed until it is asked for: the first of two steps. */
export const Deletion = styled.details`
  max-width: 440px;
  padding-top: ${token('space.24')};
  border-top: ${token('size.line')} solid ${token('color.line')};

  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    text-decoration: underline;
    cursor: pointer;
  }
  summary:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  > p {
    margin-block: ${token('space.12')} ${token('space.24')};
  }
`;

/* What somebody booked, one stay below the other. */
export const Trips = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  max-width: 720px;
  margin-top: ${token('space.16')};
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${token('space.16')};
    padding: ${token('space.16')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
  }
  h3 {
    font-size: ${token('type.size-16')};
  }
  /* The whole of a stay leads to it. */
  h3 a {
    color: inherit;
  }
  h3 a::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.card')};
    content: '';
  }
  h3 a:focus-visible {
    outline: none;
  }
  h3 a:focus-visible::after {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  li:hover {
    border-color: ${token('color.line-strong')};
  }
  p {
    grid-column: 1 / -1;
  }
  span,
  time {
    white-space: nowrap;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
  /* Above the link that the whole of a stay is: other links, and what is copied. */
  p a,
  strong,
  [data-review] {
    position: relative;
  }
  [data-review] {
    justify-self: start;
    margin-top: ${token('space.12')};
  }
  [data-days] {
    margin-top: ${token('space.12')};
    font-weight: ${token('type.weight-medium')};
  }
  [data-muted] {
    margin-top: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

/* Adds a gift to those above it. */
export const AddGift = styled.div`
  display: grid;
  gap: ${token('space.16')};
  max-width: 720px;
  margin-top: ${token('space.24')};
  padding: ${token('space.24')};
  border-radius: ${token('radius.card')};
  background: ${token('color.gift-soft')};

  h3 {
    font-size: ${token('type.size-16')};
  }
  @media (max-width: 599px) {
    padding: ${token('space.16')};
  }
`;

/* Another way to what is not shown here, quieter than what is. */
export const Elsewhere = styled.div`
  display: grid;
  gap: ${token('space.12')};
  justify-items: start;
  max-width: 720px;
  padding-top: ${token('space.24')};
  border-top: ${token('size.line')} solid ${token('color.line')};
  color: ${token('color.text-muted')};
`;

/* Holds the heart that is put on its stay. */
export const Wished = styled.li`
  position: relative;
`;
