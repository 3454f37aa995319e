import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* On a phone what is booked comes before the form; beside it where there is room. */
export const Columns = styled.div`
  display: grid;
  gap: ${token('space.24')};
  padding-block: ${token('space.24')} ${token('space.64')};

  /* The card of a gift is the gift: before anything is said about it. */
  > [data-side='first'] {
    max-width: 400px;
    order: -1;
  }
  @media (min-width: 1024px) {
    > [data-side='first'] {
      order: 0;
    }
    grid-template-columns: minmax(0, 1fr) 400px;
    grid-template-rows: auto 1fr;
    gap: ${token('space.16')} ${token('space.48')};
    align-items: start;
    padding-block: ${token('space.24')} ${token('space.64')};

    > [aria-labelledby='checkout-stay'] {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    > :not([aria-labelledby='checkout-stay']) {
      grid-column: 1;
    }
    > [data-side] {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${token('space.24')};
  min-width: 0;

  fieldset {
    display: grid;
    gap: ${token('space.16')};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
  }
  /* Nobody sends a card from here without script. */
  @media (scripting: none) {
    display: none;
  }
`;

export const Head = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
    gap: ${token('space.4')};
  }
  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
`;

export const Part = styled.section`
  display: grid;
  gap: ${token('space.16')};
  padding: ${token('space.24')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};

  h2 {
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-heading')};
  }
  /* What will be told has no place before. */
  > [role='status']:empty {
    margin-top: calc(-1 * ${token('space.16')});
  }
  @media (max-width: 599px) {
    padding: ${token('space.16')};
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${token('space.16')};
  align-items: start;

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Lines = styled.div`
  label {
    display: block;
    margin-block-end: ${token('space.4')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
  textarea {
    box-sizing: border-box;
    display: block;
    width: 100%;
    padding: ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    /* A field of several lines cuts off its words in a pill. */
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: inherit;
    resize: vertical;
  }
  textarea:focus-visible {
    border-color: ${token('color.accent')};
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
  select {
    box-sizing: border-box;
    width: 100%;
    min-height: ${token('size.touch')};
    padding-inline: ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: inherit;
  }
  select:focus-visible {
    border-color: ${token('color.accent')};
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
  &[data-invalid] :is(textarea, select) {
    border-color: ${token('color.danger')};
  }
  p {
    margin-top: ${token('space.4')};
    color: ${token('color.danger')};
    font-size: ${token('type.size-14')};
  }
  p[data-hint] {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.16')};
    color: ${token('color.text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;

export const Small = styled.p`
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
`;

export const Plans = styled.div`
  display: grid;

  [role='radiogroup'],
  &[role='group'] {
    display: grid;
    gap: ${token('space.8')};
  }
  h3 {
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
  label {
    padding: ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line')};
    border-radius: ${token('radius.control')};
  }
  label:has(:checked) {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }
`;

export const Plan = styled.span`
  display: grid;

  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  label:has(:checked) & small {
    color: ${token('color.text')};
  }
`;

export const Pay = styled.div`
  display: grid;
  gap: ${token('space.16')};
  padding-top: ${token('space.8')};

  > p {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  a {
    color: ${token('color.accent')};
  }
  button {
    font-variant-numeric: tabular-nums;
  }
  /* On a phone the price is far above by now. */
  dl {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    margin: 0;
    font-weight: ${token('type.weight-bold')};
  }
  dd {
    margin: 0;
    color: ${token('color.price')};
    font-size: ${token('type.size-25')};
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1024px) {
    dl {
      display: none;
    }
  }
`;

export const WrongList = styled.ul`
  margin-top: ${token('space.4')};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    color: ${token('color.text')};
  }
`;

export const Phone = styled.p`
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    margin-inline: ${token('space.4')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
    white-space: nowrap;
  }
  /* The number is as high as a finger; its hours stand close to it. */
  small {
    display: block;
    margin-top: calc(-1 * ${token('space.8')});
    font-size: ${token('type.size-14')};
  }
`;

/* What few visitors need, under its heading. */
export const Fold = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.16')};
    min-height: ${token('size.touch')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  &[open] > form {
    padding-top: ${token('space.8')};
  }
`;

export const Ended = styled.div`
  max-width: 60ch;
  padding-block: ${token('space.64')};

  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
    outline: none;
  }
  p {
    margin-top: ${token('space.16')};
  }
`;

export const Action = styled.div`
  margin-top: ${token('space.24')};
  outline: none;
`;

export const Choice = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
`;

export const NoScript = styled.div`
  max-width: 60ch;
  margin-bottom: ${token('space.48')};
  padding: ${token('space.24')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};
`;

/* Two stays beside each other, and what is paid between them below. */
export const Compared = styled.div`
  display: grid;
  gap: ${token('space.16')};
  padding: ${token('space.24')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};

  dl {
    margin: 0;
  }
  dt {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  [data-sign] {
    flex-wrap: wrap;
    padding-top: ${token('space.16')};
    border-top: ${token('size.line')} solid ${token('color.line')};
    font-weight: ${token('type.weight-bold')};
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [data-sign] {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 599px) {
    padding: ${token('space.16')};
  }
`;
