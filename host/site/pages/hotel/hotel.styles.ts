import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Everything that goes by the width of the page. */
export const Root = styled.div`
  container-type: inline-size;
  margin-block-start: ${token('space.32')};

  [data-section='rooms'] {
    margin-block-start: ${token('space.24')};
  }
  [data-section='rooms']:focus {
    outline: none;
  }
`;

/** Days and travellers in one frame, side by side where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${token('color.line-strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};

  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    max-width: 720px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Cell = styled.div`
  min-width: 0;

  & + & {
    border-block-start: 1px solid ${token('color.line')};
  }
  button [data-value] {
    white-space: normal;
  }
  @container (min-width: 560px) {
    & + & {
      border-block-start: 0;
      border-inline-start: 1px solid ${token('color.line')};
    }
  }
`;

/** The plain fields, for a page without script. */
export const Plain = styled.form`
  display: none;

  @media (scripting: none) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    align-items: end;
    gap: ${token('space.12')};
  }
  label {
    display: grid;
    gap: ${token('space.4')};
    font-size: ${token('type.size-14')};
  }
  input {
    width: 100%;
    min-height: ${token('size.touch')};
    padding: 0 ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: inherit;
    font: inherit;
  }
`;

export const Found = styled.p`
  margin-block-end: ${token('space.12')};
  font-weight: ${token('type.weight-medium')};
`;

export const Rooms = styled.ul`
  display: grid;
  gap: ${token('space.24')};
  padding: 0;
  list-style: none;
`;

/* As tall as two rooms, so that nothing below jumps when they come. */
export const Loading = styled.div`
  display: grid;
  grid-template-rows: auto 480px 480px;
  gap: ${token('space.24')};

  @container (min-width: 720px) {
    grid-template-rows: auto 420px 420px;
  }
`;

/** A hotel of the row: its picture, its name, and what it costs from. */
export const HotelTile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(280px, 78vw);
  height: 100%;
  overflow: hidden;
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  > picture {
    flex: none;
    block-size: auto;
  }
  img {
    aspect-ratio: ${token('card.ratio')};
  }
  s {
    color: ${token('color.price-old')};
    font-weight: ${token('type.weight-regular')};
  }
  > div {
    display: grid;
    flex: 1;
    align-content: start;
    gap: ${token('space.4')};
    padding: ${token('space.16')};
  }
  h3 {
    margin: 0;
    font-size: ${token('type.size-16')};
    line-height: 1.3;
  }
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    margin: 0;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  [data-price] {
    color: ${token('color.price')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
  }
`;

/* Links to parts of this page stop 100 px below its top. [HOTEL-05] */
export const Part = styled.section`
  margin-block-start: ${token('space.48')};

  > h2,
  > header h2 {
    margin-block-end: ${token('space.16')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  &:focus {
    outline: none;
  }
`;

/* The parts of other pages stop 88 px below the top of the window; here all of them stop at 100. [HOTEL-05] */
export const Parts = styled.div`
  padding-block: ${token('space.24')} ${token('space.48')};

  section {
    scroll-margin-top: 0;
  }
  [data-island] + section {
    margin-block-start: ${token('space.48')};
  }
`;
