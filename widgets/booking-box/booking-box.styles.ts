import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The box takes the width that it is given. */
export const Root = styled.div`
  container-type: inline-size;
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-regular')};
  line-height: ${token('type.line-text')};
  text-align: start;

  &[data-alone] {
    max-width: ${token('size.booking-box')};
    margin-inline: auto;
  }
  /* As many lines as are held before the stay is known, in whatever typeface. */
  &[data-alone] [data-policy] {
    min-height: 2lh;
  }
  p {
    margin: 0;
  }
`;

/** The ground, and everything below each other. */
export const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};
  box-sizing: border-box;
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.float')};

  @container (min-width: 360px) {
    padding: ${token('space.24')};
  }

  button[aria-disabled='true'] {
    cursor: default;
  }

  @media (scripting: none) {
    &[data-dated='false'] [part='button'] {
      display: none;
    }
  }
`;

/** What is sent to the checkout; its parts are parts of the ground. */
export const Form = styled.form`
  display: contents;
`;

/** The price with what is said of it. */
export const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  &[data-none] {
    display: none;
  }
  /* At the end of the line above, which says what is saved: a line of its own would move what stands below. */
  > [data-best] {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    line-height: ${token('type.line-text')};
  }
`;

/** Good news of the price. */
export const Best = styled.p`
  color: ${token('color.positive')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
`;

/** What is special about the price. */
export const Badges = styled.p`
  [data-badge] {
    display: inline-block;
    padding: 2px ${token('space.8')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.warning-soft')};
    color: ${token('color.warning')};
    font-size: ${token('type.size-12')};
    font-weight: ${token('type.weight-bold')};
  }
`;

/** Dates and travellers in one frame. */
export const Fields = styled.div`
  border: 1px solid ${token('color.line-strong')};
  /* A frame of several rows: no theme rounds it into a pill that cuts its icons. */
  border-radius: min(${token('radius.control')}, ${token('radius.card')});

  @media (scripting: none) {
    display: none;
  }
`;

/** The nights of a gift to choose from. */
export const Options = styled.div`
  padding: ${token('space.4')} ${token('space.12')};
  border: 1px solid ${token('color.line-strong')};
  border-radius: min(${token('radius.control')}, ${token('radius.card')});
`;

/** The days of a gift: a calendar as wide as the box. */
export const Days = styled.div`
  table {
    width: 100%;
  }
`;

/** One field; below the first a hairline. */
export const Cell = styled.div`
  min-width: 0;

  & + & {
    border-top: 1px solid ${token('color.line')};
  }

  button [data-value] {
    white-space: normal;
  }

  &[data-ask] {
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
    box-shadow: 0 0 0 2px ${token('color.accent')};
  }
`;

/** What is told; without anything it takes no room. */
export const Messages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};

  &:not(:has(p, svg)) {
    display: none;
  }

  ul {
    margin: ${token('space.4')} 0 0;
    padding-inline-start: ${token('space.16')};
  }
`;

/** What pressing the button does not do. */
export const Note = styled.span`
  margin-top: calc(-1 * ${token('space.8')});
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
  text-align: center;

  [data-rooms] {
    color: ${token('color.warning')};
    font-weight: ${token('type.weight-bold')};
  }
`;

/** Terms and taxes. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  font-size: ${token('type.size-14')};

  &:empty {
    display: none;
  }
`;

/** One of them with its sign. */
export const Fact = styled.div`
  display: flex;
  gap: ${token('space.8')};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 1px;
    color: ${token('color.text-muted')};
  }
`;

/** The place of two lines of a fact that is on its way. */
export const FactLines = styled.div`
  flex: 1;
  height: 2lh;
  overflow: hidden;

  > * {
    margin-block: 0 7px;
  }
`;
