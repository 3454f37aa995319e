import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { buttonLooks } from '../../primitives/button/button.styles.ts';

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};

  h3 {
    margin: 0;
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.25;
  }
  p {
    margin: 0;
  }

  /* Room and offers side by side, as soon as both have room. */
  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: auto 1fr;
  }

  /* On a desk the picture stands beside what is told of the room, as tall as the card: no column ends in a blank. */
  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto;
  }
`;

export const Pictures = styled.div`
  min-width: 0;

  img {
    aspect-ratio: 16 / 10;
  }
  @container (min-width: 960px) {
    img {
      aspect-ratio: auto;
    }
  }
`;

export const About = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.8')};
  min-width: 0;
  padding: ${token('space.16')};

  > p {
    color: ${token('color.text-muted')};
  }
  @container (min-width: 720px) {
    grid-column: 1;
    padding: ${token('space.16')} ${token('space.24')};
  }
  @container (min-width: 960px) {
    grid-column: 2;
    padding: ${token('space.24')};
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.16')};
  margin: 0;
  padding: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
  }
  svg {
    flex: none;
  }
`;

export const Highlights = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.8')};
  margin: 0;
  padding: 0;
  font-size: ${token('type.size-14')};
  list-style: none;

  li {
    padding: 2px ${token('space.8')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.accent-soft')};
    color: ${token('color.accent')};
  }
`;

/* Without script there is nothing that it could open: everything of the room is told on the page of its offers. */
export const More = styled.div`
  /* Its words begin where the others do. */
  margin-inline-start: calc(-1px - ${token('space.16')});

  @media (scripting: none) {
    display: none;
  }
`;

export const Offers = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.12')};
  min-width: 0;
  padding: ${token('space.16')};
  border-block-start: ${token('size.line')} solid ${token('color.line')};

  [role='radiogroup'] label {
    align-items: center;
    margin: 0;
    padding-inline: ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line')};
    border-radius: ${token('radius.control')};
    flex-wrap: wrap;
    justify-content: flex-end;
  }
  /* What a choice costs more stands below its name where large letters leave no room beside it. */
  [role='radiogroup'] label > input + span {
    flex-basis: 5em;
  }
  [role='radiogroup'] label + label {
    margin-block-start: ${token('space.8')};
  }
  [role='radiogroup'] label:has(:checked) {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }
  @container (min-width: 720px) {
    grid-column: 2;
    grid-row: 1 / -1;
    padding: ${token('space.24')};
    border-block-start: 0;
    border-inline-start: ${token('size.line')} solid ${token('color.line')};
  }
  @container (min-width: 960px) {
    grid-column: 3;
  }
`;

export const OfferName = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.8')};
`;

export const Badge = styled.span`
  padding: 2px ${token('space.8')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.warning-soft')};
  color: ${token('color.warning')};
  font-size: ${token('type.size-12')};
  font-weight: ${token('type.weight-bold')};
`;

export const Chosen = styled.div`
  display: grid;
  gap: ${token('space.8')};
  font-size: ${token('type.size-14')};

  ul {
    display: grid;
    gap: ${token('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: ${token('space.8')};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${token('color.positive')};
  }
  p {
    color: ${token('color.text-muted')};
  }
`;

/* The price and the button stand at the lower edge, whatever stands above them. */
export const Foot = styled.div`
  display: grid;
  gap: ${token('space.12')};
  margin-block-start: auto;
  padding-block-start: ${token('space.12')};
  border-block-start: ${token('size.line')} solid ${token('color.line')};
`;

export const Select = styled.a`
  ${buttonLooks}
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};

  p,
  h3 {
    margin: 0;
  }
  h3 {
    margin-block-end: ${token('space.4')};
    font-size: ${token('type.size-16')};
  }
  section > ul,
  > ul:not([class]) {
    margin: 0;
    padding-inline-start: ${token('space.24')};
  }
`;
