import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { PLACE, SHORT_PLACE, UNDATED_PLACE } from '@staykit/ui/components/offer-card/offer-card.styles.ts';

export const Root = styled.section`
  container-type: inline-size;
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};
  text-align: start;
  /* What follows the results goes up where they are few: it is not to be seen moving. */
  &[aria-busy='true'] nav {
    visibility: hidden;
  }
`;

export const Flow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.16')};
  @container (min-width: 640px) {
    gap: ${token('space.24')};
  }
`;

/** From this width of the grid on, in px, its map has room beside its list: that of a window of 1200 px with a scroll bar. */
export const BESIDE_WIDTH = 1135;
/** Height of the bar that stays at the top of a wide grid. */
const BAR = '69px';

/* The list and, where it is wanted and has room, the map beside it. */
export const Split = styled.div`
  gap: inherit;
  @container (min-width: ${BESIDE_WIDTH}px) {
    &[data-beside=''] {
      display: grid;
      grid-template-columns: minmax(0, 58fr) minmax(0, 42fr);
      gap: ${token('space.24')};
    }
    @media (scripting: none) {
      &[data-beside=''] {
        display: block;
      }
    }
  }
`;

/* A container of its own: its cards have the room that the map leaves. */
export const List = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: inherit;
`;

/* As high as the window below the bar, and there while the list is read. Without script there is no map. */
export const Side = styled.section`
  display: none;
  @container (min-width: ${BESIDE_WIDTH}px) {
    [data-beside=''] > & {
      position: sticky;
      inset-block-start: calc(${BAR} + ${token('space.16')});
      display: block;
      block-size: calc(100vh - ${BAR} - 2 * ${token('space.16')});
      block-size: calc(100dvh - ${BAR} - 2 * ${token('space.16')});
      min-block-size: 420px;
      border-radius: ${token('radius.card')};
      background: ${token('map.water')};
      /* The map's own rules ask how much room there is for it. */
      container-type: inline-size;
    }
    @media (scripting: none) {
      [data-beside=''] > & {
        display: none;
      }
    }
  }
  & > p {
    padding: ${token('space.24')};
  }
`;

/* Two words in one place, so that the button keeps its width. */
export const Turn = styled.span`
  display: grid;
  & > span {
    grid-area: 1 / 1;
  }
  &:not([data-hidden='true']) > :last-child,
  &[data-hidden='true'] > :first-child {
    visibility: hidden;
  }
`;

/* A bar at the bottom of a narrow grid, under the thumb; at the top of a wide one. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${token('z.sticky')};
  inset-block-end: 0;
  order: 9;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.8')};
  padding: ${token('space.8')};
  border-block-start: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.surface-raised')};
  & > button {
    flex: 1;
    justify-content: center;
  }
  /* Three words find room on the narrowest phone, or with letters twice as large. */
  @container (max-width: 350px) {
    & > button {
      padding-inline: ${token('space.8')};
    }
    & > button > svg {
      display: none;
    }
  }
  & > [data-wide],
  & > [data-beside],
  & > [data-summary] {
    display: none;
  }
  @container (min-width: 640px) {
    inset-block: 0 auto;
    order: 0;
    padding: ${token('space.12')} 0;
    border-block-start: 0;
    border-block-end: ${token('size.line')} solid ${token('color.line')};
    background: none;
    /* At rest the page shows through, whatever its colour is. Cards that pass below a bar that is held need a ground. */
    &[data-held] {
      background: ${token('color.page')};
    }
    @media (scripting: none) {
      background: ${token('color.page')};
    }
    & > button {
      flex: none;
    }
    & > [data-wide] {
      display: block;
    }
    & > [data-narrow] {
      display: none;
    }
    & > [data-wide='full'],
    & > [data-wide='widest'],
    & > [data-wide='broad'] {
      display: none;
    }
    & > [data-wide='sort'] {
      margin-inline-start: auto;
    }
  }
  @container (min-width: 900px) {
    & > [data-wide='broad'] {
      display: block;
    }
  }
  @container (min-width: 1160px) {
    & > [data-wide='full'] {
      display: block;
    }
  }
  /* What is searched takes the place of the filters that are used least. */
  @container (min-width: 900px) {
    &.stuck > [data-summary] {
      display: flex;
      min-inline-size: 0;
      max-inline-size: 340px;
    }
    &.stuck > [data-summary] > button {
      min-inline-size: 0;
    }
    &.stuck > [data-summary] span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    &.stuck > [data-wide='broad'],
    &.stuck > [data-wide='full'] {
      display: none;
    }
  }
  @container (min-width: ${BESIDE_WIDTH}px) {
    & > [data-beside] {
      display: inline-flex;
    }
    & > [data-over] {
      display: none;
    }
  }
  @container (min-width: 1360px) {
    & > [data-wide='widest'] {
      display: block;
    }
  }
`;

/* How many offers, which of them are shown, and how their prices are told. */
export const Head = styled.div`
  display: grid;
  grid-template: 'title legend prices' minmax(38px, auto) / 1fr auto auto;
  align-items: baseline;
  row-gap: ${token('space.4')};
  /* Two lines: of the waiting text, or the number of offers and which of them are shown. */
  @container (max-width: 599px) {
    grid-template:
      'title prices' minmax(29px, auto)
      'legend prices' minmax(21px, auto) / 1fr fit-content(50%);
  }
  @container (max-width: 319px) {
    grid-template: 'title' 'legend' 21px 'prices' / auto;
    justify-items: start;
    & > [role='group'] {
      margin: 0;
    }
  }
`;

export const Heading = styled.div`
  grid-area: title;
  & > h2,
  & > h3 {
    margin: 0;
    /* With text of twice the size a long word is as wide as a phone. */
    overflow-wrap: anywhere;
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-25')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
    outline: none;
    /* Below the bar that stays. */
    scroll-margin-block-start: 88px;
  }
  /* A number and a long word stay in one line beside the choice of prices. */
  @container (max-width: 419px) {
    & > h2,
    & > h3 {
      font-size: ${token('type.size-20')};
    }
  }
  /* The waiting text fits into the two lines that are kept for it. */
  @container (max-width: 599px) {
    [aria-busy='true'] & > * {
      font-size: ${token('type.size-20')};
    }
  }
`;

export const Legend = styled.p`
  grid-area: legend;
  margin: 0 0 0 ${token('space.16')};
  @container (max-width: 599px) {
    margin: 0;
  }
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-variant-numeric: tabular-nums;
`;

/* Bars in the places of words, 12 px high, and the button: how far from the top or, as the price is, from the foot. */
const bar = `linear-gradient(${token('color.skeleton')} 0 0) 0`;
const foot = (px: number) => `calc(100% - ${px}px + var(--foot, 0px))`;

export const Cards = styled.ul`
  --columns: 1;
  --place: ${PLACE};
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: ${token('card.gap')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    min-inline-size: 0;
  }
  /*
   * Cards below the first row are laid out when they come near. All are as high as this where nothing wraps, and shadows
   * stay. WebKit holds nothing in place that is below them, so that what follows would be seen moving.
   */
  & > li:nth-child(n + 4):not([data-block]) {
    @supports (overflow-anchor: auto) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto
        calc(
          ((100cqi + ${token('card.gap')}) / var(--columns) - ${token('card.gap')}) /
            (${token('card.ratio')}) + 2 * ${token('card.padding')} + var(--place)
        );
      overflow-clip-margin: 24px;
    }
  }
  & > li[aria-busy] {
    overflow: hidden;
    outline: ${token('card.border')};
    outline-offset: -1px;
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    box-shadow: ${token('shadow.card')};
    &::before,
    &::after {
      content: '';
      display: block;
      aspect-ratio: ${token('card.ratio')};
      background: ${token('color.skeleton')};
    }
    &::after {
      aspect-ratio: auto;
      block-size: var(--place);
      margin: ${token('card.padding')};
      background:
        ${bar} 4px / 40% 12px,
        ${bar} 31px / 70% 12px,
        ${bar} 59px / 60% 12px,
        ${bar} 87px / 40% 12px,
        ${bar} ${foot(123)} / 40% 12px,
        ${bar} ${foot(97)} / 50% 12px,
        ${bar} ${foot(37)} / 100% 44px,
        ${bar} ${foot(13)} / 70% 12px;
      background-repeat: no-repeat;
    }
  }
  &[data-undated] {
    --place: ${UNDATED_PLACE};
  }
  &[data-short] {
    --place: ${SHORT_PLACE};
    --foot: 36px;
  }
  & > li[data-block] {
    grid-column: 1 / -1;
  }
  & > li[data-block]:empty {
    display: none;
  }
  /* Its marker on the map beside the list is pointed at. */
  & > li[data-raised] {
    outline: 2px solid ${token('color.text')};
    outline-offset: 2px;
    border-radius: ${token('radius.card')};
  }
  @container (min-width: 600px) {
    --columns: 2;
  }
  @container (min-width: 900px) {
    --columns: 3;
  }
`;
