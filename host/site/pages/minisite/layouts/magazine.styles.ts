import { css, styled } from 'styled-components';
import { collectCss, rule } from '@staykit/elements/styles/styled.ts';
import { token } from '@staykit/themes/token.ts';
import * as H from '../../../shell/header/header.styles.ts';
import { Footer } from '../../../shell/shell.styles.ts';
import { Story } from '../../blocks/blocks.styles.ts';
import { Pictures } from '../../product/product.styles.ts';
import * as S from '../../layout/page.styles.ts';
import { bareTile, display, framed } from './layout-parts.styles.ts';

const first = collectCss().length;

/** The headline over the whole page, the search, which stands on the first screen, then the picture. */
export const Cover = styled.section`
  display: grid;
  gap: ${token('space.32')};
  padding-top: ${token('space.48')};

  > :first-child {
    display: grid;
    gap: ${token('space.16')} ${token('space.48')};
    justify-items: ${token('hero.align')};
    text-align: ${token('hero.align')};
  }
  h1 {
    max-width: 16ch;
    ${display}
    font-size: ${token('type.size-39')};
  }
  p {
    max-width: 46ch;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-20')};
    text-wrap: pretty;
  }
  ${S.Banner} {
    background: none;
  }
  picture {
    ${framed}
  }
  img {
    max-height: none;
    aspect-ratio: 1500 / 736;
  }
  @media (max-width: 599px) {
    img {
      aspect-ratio: 750 / 528;
    }
  }
  @media (max-width: 359px) {
    h1 {
      font-size: ${token('type.size-31')};
    }
  }
  @media (max-width: 767px) {
    gap: ${token('space.24')};
    padding-top: ${token('space.32')};

    p {
      font-size: ${token('type.size-16')};
    }
  }
  @media (min-width: 1024px) {
    > :first-child {
      padding-block: ${token('space.16')};
    }
    h1 {
      font-size: ${token('type.size-56')};
    }
    img {
      aspect-ratio: 21 / 9;
    }
  }
`;

/** The story of the editors: a wide picture, a large headline, and text that begins with a large letter. */
export const Lead = styled.div`
  ${Story} {
    gap: ${token('space.24')};
  }
  img {
    aspect-ratio: 4 / 3;
  }
  h2 {
    font-size: ${token('type.size-39')};
  }
  p {
    font-size: ${token('type.size-20')};
    line-height: 1.6;
    text-wrap: pretty;
  }
  p:first-of-type::first-letter {
    float: inline-start;
    padding-inline-end: 0.1em;
    color: ${token('color.accent')};
    font-family: ${token('type.family-display')};
    font-size: 3.4em;
    line-height: 0.84;
  }
  @media (max-width: 767px) {
    p {
      font-size: ${token('type.size-16')};
    }
  }
  @media (min-width: 1024px) {
    ${Story} {
      grid-template-columns: 7fr 5fr;
      gap: ${token('space.64')};
    }
  }
`;

/** A card as a picture in its frame, with words below. */
const photo = css`
  ${S.Tile} {
    ${bareTile}
  }
  ${S.Tile} > picture {
    ${framed}
  }
  ${S.Tile} > div {
    padding: ${token('space.16')} 0 0;
  }
  ${S.Tile} h3 {
    ${display}
    font-size: ${token('type.size-25')};
  }
`;

/** The first stay is as large as the two beside it. */
export const Offers = styled.div`
  ${S.SectionHead} h2 {
    font-size: ${token('type.size-31')};
  }
  ${S.SectionHead} {
    padding-top: ${token('space.16')};
    border-top: 3px double ${token('color.line-strong')};
  }
  ${photo}
  ${S.Tile} h3 + p {
    font-style: ${token('picture.caption')};
  }
  ${S.Tiles} {
    row-gap: ${token('space.48')};
  }
  @media (min-width: 1024px) {
    ${S.SectionHead} h2 {
      font-size: ${token('type.size-39')};
    }
  }
  @media (min-width: 720px) {
    ${S.Tiles}[data-row] {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    li {
      grid-column: span 5;
    }
    li:nth-child(n + 4) {
      grid-column: span 6;
    }
    li:first-child {
      grid-area: 1 / 1 / span 2 / span 7;
    }
    li:first-child:last-child {
      grid-column: 1 / -1;
    }
    li:first-child picture {
      flex: 1 0 auto;
    }
    li:first-child ${S.Tile} > div {
      flex: none;
    }
    li:first-child img {
      height: 100%;
      min-height: 420px;
      /* Its own, by which it makes its row as high before it is loaded. */
      aspect-ratio: 16 / 9;
    }
    li:first-child h3 {
      font-size: ${token('type.size-39')};
    }
    li:not(:first-child) img {
      aspect-ratio: 3 / 2;
    }
  }
`;

/** Links as a table of contents has them: large words between lines. */
export const Contents = styled.div`
  ${S.Choices} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(10em, 22%)), 1fr));
    gap: 0 ${token('space.32')};
  }
  ${S.Choices} a {
    border-radius: 0;
  }
  ${S.Choices} picture {
    display: none;
  }
  ${S.Choices} span {
    padding: 0;
  }
  li {
    border-top: ${token('size.line')} solid ${token('color.line-strong')};
  }
  a {
    min-height: 64px;
    padding: ${token('space.12')} 0;
    border: 0;
    border-radius: 0;
    background: none;
    ${display}
    font-size: ${token('type.size-25')};
  }
  ${S.SectionHead} a {
    font-size: ${token('type.size-16')};
  }
  a:hover {
    color: ${token('color.accent')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  small {
    font-family: ${token('type.family')};
    font-style: normal;
    letter-spacing: 0;
    text-transform: none;
  }
  li svg {
    display: none;
  }
`;

/** Three pictures of three sizes, on one line of ground. */
export const Features = styled.div`
  ${photo}
  @media (min-width: 720px) {
    ${S.Tiles}[data-row][data-count='3'] {
      grid-template-columns: 5fr 4fr 3fr;
      align-items: start;
    }
    li:nth-child(2) {
      padding-top: ${token('space.64')};
    }
    li:nth-child(2) img {
      aspect-ratio: 4 / 5;
    }
    li:nth-child(3) img {
      aspect-ratio: 3 / 4;
    }
  }
`;

/* The partner's mark has a row of its own, as the name of a magazine does. */
rule(`${H.Header} {
  border-bottom: 3px double ${token('color.line-strong')};
  background: ${token('color.page')};
}
@media (min-width: 1024px) {
  ${H.Bar}:has(> ${H.PartnerLink}) {
    flex-wrap: wrap;
    height: auto;
  }
  ${H.Bar} > ${H.PartnerLink} {
    order: -1;
    flex: 0 0 100%;
    max-width: none;
    justify-content: center;
    padding-top: ${token('space.24')};
  }
  ${H.Bar} > ${H.PartnerLink} img {
    height: 64px;
    max-width: 340px;
    object-position: center;
  }
  ${H.PartnerLink} + ${H.Flows} {
    margin-inline-start: 0;
  }
}`);
rule(`${Footer} {
  border-top: 3px double ${token('color.line-strong')};
  background: ${token('color.page')};
}`);
/* One large picture of a stay, and the others in a column beside it. */
rule(`@media (min-width: 768px) {
  ${Pictures} > [data-pictures] {
    grid-template-columns: 3fr 1fr;
    grid-template-rows: repeat(3, 1fr);
    height: min(440px, 36vw);
  }
  ${Pictures} > [data-pictures] > li:nth-child(n + 2) {
    grid-column: 2 / -1;
  }
}`);

/** The rules of this layout alone: those of a page are in the sheets that all pages link. */
export const magazineRules = collectCss().slice(first);
