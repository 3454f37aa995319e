import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';

/** The ground: everything below each other. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-regular')};
  line-height: ${token('type.line-text')};
  text-align: start;

  p,
  h2,
  h3 {
    margin: 0;
  }

  &:empty {
    display: none;
  }
`;

/** The drawer where it stands in the page. */
export const InPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
  /* The card is that of the page. */
  padding-top: ${token('space.16')};
  border-top: 1px solid ${token('color.line')};

  &:focus {
    outline: none;
  }

  h2 {
    font-size: ${token('type.size-20')};
    line-height: ${token('type.line-heading')};
  }
`;

/** What is given. */
export const Label = styled.p`
  font-size: ${token('type.size-20')};
  font-weight: ${token('type.weight-bold')};
  line-height: ${token('type.line-heading')};
  text-wrap: balance;
`;

/** A question and its answers. */
export const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};

  > div + div {
    margin-block-start: ${token('space.8')};
  }

  h3 {
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
  }
`;

/** The formats, one beside the other where there is room. */
export const Cards = styled.div`
  display: grid;
  gap: ${token('space.12')};
`;

/** A format: all of it can be pressed. */
export const Card = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.12')};
  min-height: ${token('size.touch')};
  box-sizing: border-box;
  padding: ${token('space.12')} ${token('space.16')};
  border: 1px solid ${token('color.line-strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${token('color.gift')};
    background: ${token('color.gift-soft')};
    box-shadow: inset 0 0 0 1px ${token('color.gift')};
  }

  &:has(:disabled) {
    border-style: dashed;
    color: ${token('color.text-muted')};
    cursor: default;
  }

  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    accent-color: ${token('color.gift')};
    cursor: inherit;
    ${focusRing}
  }

  > span {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space.12')};
  }

  strong {
    font-weight: ${token('type.weight-medium')};
  }

  small {
    grid-column: 1;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }

  em {
    grid-column: 2;
    grid-row: 1;
    font-style: normal;
    font-weight: ${token('type.weight-medium')};
    font-variant-numeric: tabular-nums;
  }
`;

/** One of several, in a frame. */
export const Options = styled.div`
  padding: ${token('space.4')} ${token('space.12')};
  border: 1px solid ${token('color.line-strong')};
  border-radius: ${token('radius.control')};
`;

/** Something to know. */
export const Note = styled.p`
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
`;

/** How a gift by post looks: as large as its room, 512 px at most. [GALLERY-11] */
export const Preview = styled.div`
  overflow: hidden;
  border-radius: ${token('radius.card')};
  background: ${token('color.skeleton')};
  aspect-ratio: 16 / 10;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** What the price is made of. */
export const Lines = styled.dl`
  display: grid;
  gap: ${token('space.8')};
  margin: 0;
  padding-block-start: ${token('space.16')};
  border-top: 1px solid ${token('color.line')};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.16')};
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }

  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

/** The sum and the button. */
export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-regular')};
  line-height: ${token('type.line-text')};
`;

/** What all of it comes to. */
export const Sum = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.16')};
  min-height: 34px;
  margin: 0;

  strong {
    color: ${token('color.price')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
    line-height: ${token('type.line-heading')};
  }

  &[aria-busy='true'] > span:last-child {
    width: 90px;
  }
`;
