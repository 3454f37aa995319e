import { css, styled } from 'styled-components';
import { collectCss, rule } from '@staykit/elements/styles/styled.ts';
import { token } from '@staykit/themes/token.ts';
import * as H from '../../../shell/header/header.styles.ts';
import { Footer, PAGE_WIDTH, pageSides } from '../../../shell/shell.styles.ts';
import { Lead, Story } from '../../blocks/blocks.styles.ts';
import * as S from '../../layout/page.styles.ts';
import { Pictures } from '../../product/product.styles.ts';
import { bareTile, display } from './layout-parts.styles.ts';

const first = collectCss().length;

/** Words on paper that lies over the lower edge of a picture. */
const sheet = css`
  width: calc(100% - 2 * ${token('space.16')});
  max-width: 640px;
  margin: -64px auto 0;
  padding: ${token('space.32')} ${token('space.24')};
  background: ${token('color.page')};
`;

/** A picture from edge to edge, as high as most of a screen. */
const screen = css`
  width: 100%;
  max-width: none;
  height: min(68vh, 720px);
  min-height: 320px;
  max-height: none;
  aspect-ratio: auto;
  object-fit: cover;
`;

/** The picture, and the words and the search that lie over it, are all in the first screen. */
export const Cover = styled.section`
  ${S.Banner} img {
    ${screen}
    height: min(52vh, 780px);
  }
  > :last-child {
    position: relative;
    ${sheet}
    max-width: 880px;
    margin-top: -96px;
    padding: ${token('space.48')} ${token('space.24')} ${token('space.32')};
    text-align: center;
  }
  h1 {
    ${display}
    font-size: ${token('type.size-39')};
  }
  p {
    max-width: 48ch;
    margin: ${token('space.16')} auto 0;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-20')};
    text-wrap: pretty;
  }
  @media (max-width: 767px) {
    ${S.Banner} img {
      height: 38svh;
      min-height: 240px;
    }
    > :last-child {
      margin-top: -48px;
      padding: ${token('space.32')} ${token('space.16')} ${token('space.24')};
    }
    h1 {
      font-size: ${token('type.size-31')};
    }
    p {
      font-size: ${token('type.size-16')};
    }
  }
  @media (min-width: 1024px) {
    h1 {
      font-size: ${token('type.size-56')};
    }
  }
`;

/** One stay or story on a screen: its picture from edge to edge, its words on paper, to the left and to the right by turns. */
export const Screens = styled.div`
  ${S.SectionHead}, ${Lead} {
    max-width: ${PAGE_WIDTH};
    ${pageSides}
  }
  ${S.SectionHead} {
    justify-content: center;
    text-align: center;
  }
  ${S.SectionHead} h2 {
    width: 100%;
    font-size: ${token('type.size-39')};
  }
  ${Lead} {
    margin-bottom: ${token('space.32')};
    text-align: center;
  }
  /* No line of a page is larger than its title. */
  @media (max-width: 767px) {
    ${S.SectionHead} h2 {
      font-size: ${token('type.size-31')};
    }
  }
  ${S.Tiles}[data-row] {
    grid-template-columns: 1fr;
    gap: ${token('space.64')};
  }
  ${S.Tile} {
    ${bareTile}
  }
  /* Below the words, which have no layer of their own: the link of a stay covers its picture as well. */
  ${S.Tile}, ${Story} {
    isolation: isolate;
  }
  ${S.Tile} > picture,
  ${Story} > picture {
    z-index: -1;
  }
  ${S.Tile} > picture img,
  ${Story} img {
    ${screen}
  }
  ${S.Tile} > div,
  ${Story} > div {
    ${sheet}
  }
  ${S.Tile} h3,
  ${Story} h2 {
    margin: 0;
    ${display}
    font-size: ${token('type.size-31')};
  }
  ${S.Tile} p {
    margin-top: ${token('space.8')};
    font-size: ${token('type.size-16')};
  }
  ${S.Tile} [data-price] {
    padding-top: ${token('space.8')};
  }
  ${Story} {
    display: block;
  }
  ${Story} picture {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
  ${Story} picture::after {
    inset: 0;
  }
  ${Story} p {
    margin-top: ${token('space.16')};
  }
  @media (min-width: 1024px) {
    ${S.Tile} > div {
      width: 460px;
      margin: -112px 0 0 max(${token('space.24')}, calc(50% - 596px));
      padding: ${token('space.32')};
    }
    li:nth-child(even) ${S.Tile} > div {
      margin-inline: auto max(${token('space.24')}, calc(50% - 596px));
    }
    ${Story} > div {
      padding: ${token('space.48')} ${token('space.64')};
    }
  }
`;

/** Three tall pictures side by side, without a gap. */
export const Ways = styled.div`
  ${S.SectionHead} {
    max-width: ${PAGE_WIDTH};
    ${pageSides}
    justify-content: center;
    text-align: center;
  }
  ${S.Tiles}[data-row] {
    gap: 0;
  }
  ${S.Tile} {
    ${bareTile}
  }
  ${S.Tile} img {
    aspect-ratio: 4 / 5;
  }
  ${S.Tile} > div {
    padding: ${token('space.24')} ${token('space.24')} ${token('space.48')};
    text-align: center;
  }
  ${S.Tile} h3 {
    ${display}
    font-size: ${token('type.size-25')};
  }
  ${S.Tile} p {
    max-width: 38ch;
    margin: ${token('space.8')} auto 0;
  }
  @media (max-width: 719px) {
    ${S.Tile} img {
      aspect-ratio: 4 / 3;
    }
  }
`;

/** What one should know, as a leaflet has it on its back. */
export const Practical = styled.div`
  dl {
    display: grid;
    gap: 0;
  }
  dl > div {
    display: grid;
    gap: ${token('space.4')} ${token('space.32')};
    padding-block: ${token('space.16')};
    border-top: ${token('size.line')} solid ${token('color.line')};
  }
  dt {
    font-weight: ${token('type.weight-bold')};
  }
  dd {
    margin: 0;
    color: ${token('color.text-muted')};
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
  }
  @media (min-width: 768px) {
    dl {
      grid-template-columns: 1fr;
    }
    dl > div {
      grid-template-columns: 1fr 2fr;
      align-items: baseline;
    }
  }
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 7fr 5fr;
    gap: ${token('space.64')};
  }
`;

/* The top of the page is a part of the page. */
rule(`${H.Header} {
  border-bottom: 0;
  background: ${token('color.page')};
}
${H.Flows} a[aria-current]::after {
  height: 1px;
  inset-block-end: 18px;
}`);
rule(`${Footer} {
  padding-block: ${token('space.64')} ${token('space.48')};
}`);
/* The pictures of a stay are higher, and the first has most of the room. */
rule(`@media (min-width: 768px) {
  ${Pictures} > [data-pictures] {
    grid-template-columns: 4fr 1fr 1fr;
    height: min(520px, 42vw);
  }
}`);

/** The rules of this layout alone: those of a page are in the sheets that all pages link. */
export const brochureRules = collectCss().slice(first);
