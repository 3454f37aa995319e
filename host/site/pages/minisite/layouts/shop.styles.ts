import { styled } from 'styled-components';
import { collectCss, rule } from '@staykit/elements/styles/styled.ts';
import { token } from '@staykit/themes/token.ts';
import * as H from '../../../shell/header/header.styles.ts';
import { Footer } from '../../../shell/shell.styles.ts';
import { Story } from '../../blocks/blocks.styles.ts';
import * as S from '../../layout/page.styles.ts';
import { Pictures } from '../../product/product.styles.ts';
import { display } from './layout-parts.styles.ts';

const first = collectCss().length;

/** The search on the ground of the look, under one line of words and a strip of the banner. */
export const Top = styled.section`
  padding-block: ${token('space.24')};
  background: ${token('hero.ground')};
  color: ${token('hero.text')};

  > div {
    display: grid;
    gap: ${token('space.16')} ${token('space.32')};
    align-items: center;
  }
  h1 {
    ${display}
    font-size: ${token('type.size-31')};
  }
  p {
    max-width: 56ch;
    margin-top: ${token('space.8')};
  }
  ${S.Banner} {
    overflow: hidden;
    border: ${token('picture.frame')};
    border-radius: ${token('picture.radius')};
  }
  img {
    aspect-ratio: 3 / 1;
  }
  @media (min-width: 768px) {
    padding-block: ${token('space.32')};

    > div {
      grid-template-columns: 5fr 4fr;
    }
    > div > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1024px) {
    h1 {
      font-size: ${token('type.size-39')};
    }
    img {
      aspect-ratio: 7 / 2;
    }
  }
`;

/** The themes in one line below the search; on a phone it is moved sideways. */
export const Strip = styled.div`
  section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.8')} ${token('space.24')};
    margin-top: 0;
    padding-block: ${token('space.16')};
    border-bottom: ${token('size.line')} solid ${token('color.line')};
  }
  ${S.SectionHead} {
    margin: 0;
  }
  h2 {
    font-family: inherit;
    font-size: ${token('type.size-16')};
    font-style: normal;
    font-weight: ${token('type.weight-bold')};
    letter-spacing: 0;
    text-transform: none;
  }
  ${S.Choices} {
    display: flex;
    gap: ${token('space.8')};
  }
  ${S.Choices} a {
    min-height: ${token('size.touch')};
    padding: ${token('space.4')} ${token('space.16')};
    justify-content: center;
    border-radius: ${token('radius.pill')};
  }
  ${S.Choices} picture {
    display: none;
  }
  ${S.Choices} span {
    padding: 0;
  }
  @media (max-width: 599px) {
    ${S.Choices} {
      flex-wrap: nowrap;
      width: 100%;
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
  }
`;

/** Many stays at a glance: small pictures, names, prices on one line. */
export const Offers = styled.div`
  section {
    margin-top: ${token('space.24')};
  }
  ${S.SectionHead} {
    margin-bottom: ${token('space.16')};
  }
  ${S.Tiles}[data-row] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.12')};
  }
  ${S.Tile} img {
    aspect-ratio: 4 / 3;
  }
  ${S.Tile} > div {
    padding: ${token('space.12')};
  }
  ${S.Tile} h3 {
    font-size: ${token('type.size-16')};
  }
  ${S.Tile} [data-price] strong {
    color: ${token('color.accent')};
    font-size: ${token('type.size-20')};
  }
  /* Two in a row on a phone have no room for the word of a score: its figures are shown whole. */
  @media (min-width: 360px) and (max-width: 499px) {
    ${S.Tile} [part='score'] > b {
      display: none;
    }
  }
  @media (max-width: 359px) {
    ${S.Tiles}[data-row] {
      grid-template-columns: 1fr;
    }
  }
  @media (min-width: 720px) {
    ${S.Tiles}[data-row] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${token('space.16')};
    }
  }
  @media (min-width: 1024px) {
    ${S.Tiles}[data-row] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Ways to go: the picture beside its words. */
export const Deals = styled.div`
  section {
    margin-top: ${token('space.48')};
  }
  ${S.Tiles}[data-row] {
    gap: ${token('space.16')};
  }
  ${S.Tile} {
    flex-direction: row;
  }
  ${S.Tile} picture {
    flex: 0 0 36%;
  }
  ${S.Tile} img {
    height: 100%;
    min-height: 112px;
    /* Its own, by which it makes its row as high before it is loaded. */
    aspect-ratio: 16 / 9;
  }
  ${S.Tile} > div {
    padding: ${token('space.16')};
  }
  ${S.Tile} h3 {
    font-size: ${token('type.size-16')};
  }
  @media (min-width: 720px) and (max-width: 1023px) {
    ${S.Tiles}[data-row] {
      grid-template-columns: 1fr;
    }
  }
`;

/** Places in a grid of equal fields. */
export const Places = styled.div`
  section {
    margin-top: ${token('space.48')};
  }
  ${S.Choices} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(9em, 18%)), 1fr));
  }
  ${S.Choices} a {
    height: 100%;
    padding-inline: ${token('space.16')};
    border-radius: ${token('radius.control')};
  }
`;

/** Texts beside what is sold are smaller. */
export const Rest = styled.div`
  > section {
    margin-top: ${token('space.48')};
  }
  ${Story} h2 {
    font-size: ${token('type.size-25')};
  }
  ${Story} img {
    aspect-ratio: 3 / 1;
  }
  ${S.Facts} {
    gap: ${token('space.24')};
  }
  ${S.Facts} > div {
    padding: ${token('space.16')};
    border-radius: ${token('radius.control')};
    background: ${token('color.accent-soft')};
    color: ${token('color.text')};
  }
  ${S.Facts} dd {
    color: inherit;
  }
`;

/* A band of the accent over everything, and a foot without air. */
rule(`${H.Header} {
  border-top: 6px solid ${token('color.accent')};
}`);
rule(`${Footer} {
  margin-top: ${token('space.48')};
  padding-block: ${token('space.32')} ${token('space.24')};
  border-top: 6px solid ${token('color.accent')};
}`);
/* A low row of pictures: price and button of a stay come sooner. */
rule(`@media (min-width: 768px) {
  ${Pictures} > [data-pictures] {
    grid-template-columns: repeat(4, 1fr);
    grid-template-rows: 1fr;
    height: min(300px, 26vw);
  }
  ${Pictures} > [data-pictures] > li:nth-child(n) {
    grid-area: auto;
  }
  ${Pictures} > [data-pictures] > li:only-child {
    grid-column: 1 / -1;
  }
}`);

/** The rules of this layout alone: those of a page are in the sheets that all pages link. */
export const shopRules = collectCss().slice(first);
