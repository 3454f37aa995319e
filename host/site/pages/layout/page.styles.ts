import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { giveLook } from './give-look.styles.ts';

export { Wrap } from '../../shell/shell.styles.ts';
export { Hero } from './hero.styles.ts';

export const Headline = styled.div`
  display: grid;
  justify-items: ${token('hero.align')};
  text-align: ${token('hero.align')};

  h1 {
    max-width: 22ch;
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
    text-wrap: balance;
  }
  p {
    max-width: 56ch;
    margin-top: ${token('space.12')};
    font-size: ${token('type.size-20')};
    text-wrap: pretty;
  }
  @media (min-width: 1024px) {
    h1 {
      font-size: ${token('type.size-56')};
    }
  }
  @media (max-width: 767px) {
    h1 {
      font-size: ${token('type.size-31')};
    }
    p {
      font-size: ${token('type.size-16')};
    }
  }
`;

export const Section = styled.section`
  margin-top: ${token('space.64')};

  @media (max-width: 767px) {
    margin-top: ${token('space.48')};
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.24')};
  margin-bottom: ${token('space.24')};

  h2 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
  }
`;

/** Keeps its line, whatever it says. */
export const PricedLine = styled.p`
  margin: 0 0 ${token('space.12')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(280px, 30%)), 1fr));
  gap: ${token('card.gap')};
  padding: 0;
  list-style: none;

  /* No card is left alone in the last row: threes stand in threes, one more in twos and fours. */
  @media (min-width: 720px) {
    &:not([data-row], [data-count]):has(> li:nth-child(3n):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:not([data-row], [data-count]):has(> li:nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 1100px) {
    &:not([data-row], [data-count]):has(> li:nth-child(3n + 4):last-child) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  /* A row of three stays fills its row, or stands one below another. */
  &[data-row] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 720px) {
    &[data-row] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-row][data-count='2'] {
      grid-template-columns: repeat(2, minmax(0, 420px));
    }
    &[data-row][data-count='1'] {
      grid-template-columns: minmax(0, 420px);
    }
  }
  @media (min-width: 1024px) {
    &[data-count='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-count='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

/** A quiet surface in the frame of a picture. */
export const NoPicture = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  aspect-ratio: ${token('card.ratio')};
  background: ${token('color.skeleton')};
  color: ${token('color.text-muted')};
`;

export const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};
  transition: box-shadow ${token('motion.fast')} ${token('motion.ease')};

  &:hover {
    box-shadow: ${token('shadow.card-hover')};
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: ${token('card.ratio')};
    object-fit: cover;
    background: ${token('color.skeleton')};
  }
  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding: ${token('card.padding')};
  }
  :is(h2, h3) {
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  :is(h2, h3) a {
    text-decoration: none;
  }
  :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  /* The prices of a row stand on one line; what a price is for stays together, beside it or below it. */
  [data-price] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${token('space.8')};
    margin-top: auto;
    padding-top: ${token('space.12')};
    color: ${token('color.text')};
    font-variant-numeric: tabular-nums;
  }
  [data-price] strong {
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-bold')};
    color: ${token('color.price')};
  }
`;

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: ${token('space.12')};
    min-height: 56px;
    padding: ${token('space.8')} ${token('space.24')};
    border: ${token('size.line')} solid ${token('color.line')};
    border-radius: ${token('radius.pill')};
    line-height: 1.35;
    overflow-wrap: anywhere;
    background: ${token('color.surface')};
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
    transition: border-color ${token('motion.fast')} ${token('motion.ease')};
  }
  a:hover {
    border-color: ${token('color.accent')};
  }
  svg {
    color: ${token('color.accent')};
  }
  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-regular')};
  }
  @media (max-width: 599px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 10em), 1fr));

    a {
      padding-inline: ${token('space.16')};
    }
  }

  /* Choices with a picture each are tiles: two in a row on a phone, four on a desk. A layout may make pills of them again. */
  &:where([data-pictured]) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.16')};
  }
  @media (min-width: 900px) {
    &:where([data-pictured]) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${token('card.gap')};
    }
  }
  &:where([data-pictured]) a {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    height: 100%;
    padding: 0;
    overflow: hidden;
    border-radius: ${token('radius.card')};
  }
  &:where([data-pictured]) img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: ${token('color.skeleton')};
  }
  &:where([data-pictured]) span {
    padding: ${token('space.12')} ${token('space.16')};
  }
`;

export const GiftBand = styled.section`
  display: grid;
  gap: ${token('space.16')};
  margin-top: ${token('space.64')};
  padding: ${token('space.32')};
  border-radius: ${token('radius.card')};
  background: ${token('color.gift-soft')};

  @media (min-width: 768px) {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${token('space.48')};
  }
  h2 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  p {
    max-width: 60ch;
    margin-top: ${token('space.8')};
  }
  a {
    ${giveLook}
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${token('space.24')};

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
    gap: ${token('space.48')};
  }
  dt {
    font-weight: ${token('type.weight-bold')};
  }
  dd {
    margin-top: ${token('space.4')};
    color: ${token('color.text-muted')};
  }
`;

export const Banner = styled.div`
  position: relative;
  background: ${token('hero.ground')};

  img {
    width: 100%;
    height: auto;
    max-height: 520px;
    object-fit: cover;
  }
`;

/** The search of a minisite lies over the lower edge of its banner. */
export const OverBanner = styled.div`
  position: relative;
  margin-top: -48px;
  padding: ${token('space.24')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.float')};
  display: grid;
  gap: ${token('space.24')};

  @media (min-width: 768px) {
    margin-top: -96px;
    padding: ${token('space.32')};
  }
`;

export const Prose = styled.div`
  max-width: 68ch;
  padding-block: ${token('space.48')};

  h1 {
    margin-bottom: ${token('space.16')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  h2 {
    margin-block: ${token('space.32')} ${token('space.12')};
    font-size: ${token('type.size-25')};
    line-height: ${token('type.line-heading')};
  }
`;

export const MainLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${token('size.field')};
  margin-top: ${token('space.24')};
  padding-inline: ${token('space.24')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent')};
  color: ${token('color.text-on-accent')};
  font-weight: ${token('type.weight-medium')};
  text-decoration: none;

  &:hover {
    background: ${token('color.accent-hover')};
  }
`;

export * from './detail.styles.ts';
