import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { giveLook } from '../layout/give-look.styles.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { PAGE_WIDTH, pageSides } from '../../shell/shell.styles.ts';
import { STICKY_HEADER_OFFSET_MOBILE } from '../../shell/header/sticky.ts';

export const Trail = styled.nav`
  padding-top: ${token('space.16')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  /* One line, moved sideways where it is long: a second one would come and go with the font. */
  ol {
    display: flex;
    gap: 0 ${token('space.8')};
    /* Room for the ring around a link. */
    margin: calc(-1 * ${token('space.4')});
    padding: ${token('space.4')};
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
    list-style: none;
  }
  li + li::before {
    margin-inline-end: ${token('space.8')};
    content: '/' / '';
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
  }
  li > span {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`;

export const Title = styled.div`
  padding-block: ${token('space.8')} ${token('space.16')};

  [data-section='gallery'] ~ & {
    padding-top: ${token('space.24')};
  }
  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
    text-wrap: balance;
  }
  @media (max-width: 767px) {
    h1 {
      font-size: ${token('type.size-31')};
    }
  }
`;

/*
 * The hotel is what a visitor looks for: on the page of a stay its name is the largest, above the name of the offer. In the
 * document the heading of the page comes first. [PRODUCT-08]
 */
export const StayTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.16')};
  padding-block: ${token('space.8')} ${token('space.16')};

  [data-section='gallery'] ~ & {
    padding-top: ${token('space.16')};
  }
  h1 {
    order: 1;
    flex: 1 0 100%;
    /* The letters of a display face hang below its line. */
    margin-top: ${token('space.4')};
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-medium')};
    line-height: ${token('type.line-heading')};
    text-wrap: balance;
  }
  > [data-section='hotel'] {
    display: contents;
  }
  > [data-section='hotel'] > * {
    order: 2;
  }
  > [data-section='hotel'] > p:first-child {
    display: flex;
    order: 0;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
    text-wrap: balance;
  }
  > [data-section='hotel'] > p:first-child a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: inherit;
    text-decoration: none;
  }
  > [data-section='hotel'] > p:first-child a:hover {
    text-decoration: underline;
  }
  @media (max-width: 767px) {
    > [data-section='hotel'] > p:first-child {
      font-size: ${token('type.size-31')};
    }
  }
`;

export const HotelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.16')};
  margin-top: ${token('space.4')};

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.8')};
    font-weight: ${token('type.weight-medium')};
  }
  > p:first-child a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: inherit;
  }
`;

export const Pictures = styled.div`
  position: relative;

  nav + & {
    margin-top: ${token('space.8')};
  }

  > [data-pictures] {
    display: grid;
    grid-auto-columns: 100%;
    grid-auto-flow: column;
    gap: ${token('space.8')};
    margin: 0;
    padding: 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    border-radius: ${token('picture.radius')};
    list-style: none;
  }
  > [data-pictures]:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  > [data-pictures] > li {
    scroll-snap-align: start;
  }
  > [data-pictures] picture,
  > [data-pictures] img {
    display: block;
    width: 100%;
    height: 100%;
  }
  > [data-pictures] img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
    background: ${token('color.skeleton')};
  }
  @media (min-width: 768px) {
    > [data-pictures] {
      grid-template-columns: 2fr 1fr 1fr;
      grid-template-rows: 1fr 1fr;
      grid-auto-flow: row;
      height: min(460px, 40vw);
      overflow: hidden;
    }
    > [data-pictures] > li {
      min-height: 0;
      overflow: hidden;
    }
    > [data-pictures] > li:first-child {
      grid-row: 1 / -1;
    }
    > [data-pictures] > li:only-child {
      grid-column: 1 / -1;
    }
    > [data-pictures] > li:nth-child(2) {
      grid-column: 2 / -1;
    }
    > [data-pictures] img {
      aspect-ratio: auto;
    }
  }
`;

/** Leads to where a day with a partner is given. */
export const Give = styled.a`
  ${giveLook}
  margin-top: ${token('space.16')};
`;

export const SeeAll = styled.button`
  position: absolute;
  inset-block-end: ${token('space.12')};
  inset-inline-end: ${token('space.12')};
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: ${token('size.touch')};
  padding-inline: ${token('space.16')};
  border: ${token('size.line')} solid ${token('color.line-strong')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  font: inherit;
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
  cursor: pointer;
  ${focusRing}
`;

export const Tabs = styled.nav`
  position: sticky;
  top: 0;
  z-index: ${token('z.sticky')};
  margin-top: ${token('space.16')};

  /* Below the row of the header that stays in view. [PRODUCT-05] */
  @media (max-width: 767px) {
    top: ${STICKY_HEADER_OFFSET_MOBILE}px;
  }
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.page')};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    border-block-end: 3px solid transparent;
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }
  a:hover {
    border-color: ${token('color.accent')};
    color: ${token('color.text')};
  }
  a:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
  }
`;

/* The bar runs across the window, what stands in it along the page; on a phone it is turned to the edges. */
export const TabList = styled.ul`
  display: flex;
  gap: ${token('space.24')};
  ${pageSides}
  width: max-content;
  min-width: min(100%, ${PAGE_WIDTH});
  padding-block: 0;
  list-style: none;
  white-space: nowrap;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${token('space.24')};
  padding-block: ${token('space.24')} ${token('space.48')};

  > div {
    min-width: 0;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 380px;
    grid-template-rows: auto 1fr;
    align-items: start;
    gap: ${token('space.32')} ${token('space.48')};
  }
`;

/*
 * On a desk the box goes along with the page, beside the texts before it and after it; on a phone it stands between,
 * and the bar at the bottom opens it from anywhere.
 */
export const Side = styled.aside`
  min-width: 0;

  @media (min-width: 1024px) {
    position: sticky;
    top: 64px;
    grid-column: 2;
    grid-row: 1 / span 2;
    /* What is longer than the screen scrolls by itself: its end could be reached on no other way. */
    max-height: calc(100vh - 64px);
    padding: 0 ${token('space.24')} ${token('space.24')};
    margin-inline: calc(-1 * ${token('space.24')});
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

export const Phone = styled.div`
  margin-top: ${token('space.16')};
  padding-inline: ${token('space.24')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  h2 {
    color: ${token('color.text')};
    font-size: ${token('type.size-16')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
  }
`;
