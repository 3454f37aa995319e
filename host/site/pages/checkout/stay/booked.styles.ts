import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Booked = styled.section`
  min-width: 0;

  [data-mark] {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.positive-soft')};
    color: ${token('color.positive')};
  }
  h1 {
    margin-top: ${token('space.16')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
    outline: none;
  }
  > p {
    margin-top: ${token('space.8')};
    overflow-wrap: anywhere;
  }
  /* Its own facts alone: what opens below, another stay say, has lists of other looks. */
  > dl {
    display: grid;
    gap: ${token('space.16')};
    margin-block: ${token('space.24')};
    padding: ${token('space.24')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    box-shadow: ${token('shadow.card')};

    @media (min-width: 600px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));

      > :has([data-number]),
      > [data-what] {
        grid-column: 1 / -1;
      }
    }
    @media (max-width: 599px) {
      padding: ${token('space.16')};
    }
  }
  > dl dt {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  > dl dd {
    margin: 0;
    font-weight: ${token('type.weight-medium')};
  }
  /* The name of the hotel, above what is booked there. */
  > dl [data-what] {
    display: flex;
    flex-direction: column-reverse;
  }
  > dl [data-what] dd {
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-heading')};
  }
  > dl [data-hours] {
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-regular')};
  }
  > dl a {
    color: ${token('color.accent')};
    white-space: nowrap;
  }
  > dl [data-number] {
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
    line-height: ${token('type.line-heading')};
  }
  /* A code is longer than a number, and is read out or copied in one line. */
  @media (max-width: 599px) {
    > dl [data-number='code'] {
      font-size: ${token('type.size-25')};
      letter-spacing: 0;
      white-space: nowrap;
    }
  }
  > dl [data-number] + dd {
    margin-top: ${token('space.8')};
  }
  h2 {
    font-size: ${token('type.size-20')};
    outline: none;
  }
  > h2,
  > section {
    margin-top: ${token('space.24')};
  }
  > ul {
    margin-top: ${token('space.8')};
    padding-inline-start: ${token('space.16')};
  }
  @media (max-width: 599px) {
    [data-kit] > span > * {
      flex: 1 1 auto;
    }
    [data-kit] > span > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Lookup = styled.div`
  display: grid;
  gap: ${token('space.16')};
  max-width: 560px;
  padding-block: ${token('space.48')};

  /* A booking that was found has more to say than a form. */
  &:has([data-number]) {
    max-width: 720px;
  }
  &:has([data-side]) {
    max-width: none;
  }

  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
`;

/** Another stay in place of one that is booked. */
export const Moving = styled.section`
  display: grid;
  gap: ${token('space.16')};
  padding-top: ${token('space.24')};
  border-top: ${token('size.line')} solid ${token('color.line')};

  h3 {
    font-size: ${token('type.size-16')};
    outline: none;
  }
`;
