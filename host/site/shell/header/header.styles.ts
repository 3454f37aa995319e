import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Wrap } from '../shell.styles.ts';
import { STICKY_HEADER_OFFSET_MOBILE } from './sticky.ts';

export const SkipLink = styled.a`
  position: fixed;
  inset-inline-start: ${token('space.16')};
  top: -100px;
  z-index: ${token('z.dialog')};
  padding: ${token('space.12')} ${token('space.16')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.float')};

  &:focus-visible {
    top: ${token('space.8')};
  }
`;

/* On a phone the row with the logo stays in view; the row above it goes away with the page. [HEADER-08] */
export const Header = styled.header`
  position: relative;
  z-index: ${token('z.sticky')};
  background: ${token('color.surface')};
  border-bottom: ${token('size.line')} solid ${token('color.line')};

  @media (max-width: 767px) {
    &:not([data-care]) {
      position: sticky;
      top: 0;
    }
    &[data-rows]:not([data-care]) {
      top: -45px;
    }
  }
`;

/* Where the header stands on the page: it is held once this is gone. [HEADER-09] */
export const Place = styled.div`
  position: absolute;
  width: 1px;
  height: ${STICKY_HEADER_OFFSET_MOBILE}px;
  visibility: hidden;
`;

export const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  height: ${STICKY_HEADER_OFFSET_MOBILE}px;

  [data-arrow] {
    display: grid;
    place-items: center;
    width: ${token('size.touch')};
    height: ${token('size.touch')};
    margin-inline-start: -10px;
    color: ${token('color.text')};
  }
  /* Where a reader has doubled the size of text, by the browser or text alone. */
  @media (min-width: 768px) {
    flex-wrap: wrap;
    height: auto;
    min-height: ${STICKY_HEADER_OFFSET_MOBILE}px;
    row-gap: 0;
  }
  /* The languages of Belgium fit beside the rest. */
  @media (min-width: 768px) and (max-width: 819px) {
    column-gap: ${token('space.4')};
  }
  /* Where a minisite is set in wider letters, and where a page alone has larger ones. */
  @media (min-width: 1200px) {
    &:has(> [data-shop]) {
      flex-wrap: wrap;
      height: auto;
      min-height: ${STICKY_HEADER_OFFSET_MOBILE}px;
    }
  }
  @media (max-width: 767px) {
    height: ${STICKY_HEADER_OFFSET_MOBILE - 1}px;

    [data-rows] > & {
      flex-wrap: wrap;
      height: auto;
      row-gap: 0;
    }
    /* The line between the two rows. */
    [data-rows] > &::before {
      content: '';
      order: -1;
      width: 100%;
      margin-inline: calc(-1 * ${token('space.16')});
      flex: 0 0 calc(100% + 2 * ${token('space.16')});
      border-bottom: ${token('size.line')} solid ${token('color.line')};
    }
  }
`;

export const HomeLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${token('size.touch')};
  text-decoration: none;

  @media (max-width: 359px) {
    svg {
      width: 102px;
      height: 24px;
    }
  }
`;

export const PartnerLink = styled(HomeLink)`
  flex: 0 1 auto;
  min-width: 72px;

  picture {
    display: contents;
  }
  img {
    width: auto;
    height: 40px;
    max-width: min(200px, 100%);
    object-fit: contain;
    object-position: left;
  }

  /* The bar wraps for large text alone: a wide logo gets smaller first. */
  @media (min-width: 768px) {
    flex: 1 1 72px;
    max-width: max-content;
  }
  /* Beside the icons in one row of a phone, however wide it is. */
  @media (max-width: 599px) {
    flex: 1 1 0;

    img {
      height: 32px;
      max-width: min(150px, 100%);
    }
  }

  /* A logo drawn for paper keeps its paper in the dark; one with another for the dark stands in a picture. */
  @media (prefers-color-scheme: dark) {
    > img {
      box-sizing: content-box;
      padding: ${token('space.4')} ${token('space.8')};
      border-radius: ${token('radius.control')};
      background: #fdfbf7;
    }
  }
  @media (prefers-color-scheme: dark) and (max-width: 599px) {
    > img {
      max-width: min(150px, calc(100% - 2 * ${token('space.8')}));
    }
  }
`;

export const Flows = styled.nav`
  display: flex;
  align-self: stretch;
  gap: ${token('space.24')};
  margin-inline-start: ${token('space.24')};

  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }
  /* Beside a partner's logo and the shop's there is room for words alone. */
  @media (min-width: 768px) and (max-width: 819px) {
    &:has(~ [data-shop]) svg {
      display: none;
    }
  }
  a:hover {
    color: ${token('color.text')};
  }
  a[aria-current] {
    color: ${token('color.accent')};
  }
  a[data-flow='gifting'][aria-current] {
    color: ${token('color.gift')};
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: currentcolor;
  }
  @media (forced-colors: active) {
    a[aria-current]::after {
      background: Highlight;
    }
  }
  @media (max-width: 767px) {
    order: -3;
    gap: ${token('space.16')};
    margin-inline-start: 0;
    font-size: ${token('type.size-14')};

    svg {
      display: none;
    }
  }
`;

/* The whole menu, where there is room for it. */
export const Inspirations = styled.div`
  align-self: stretch;
  margin-inline-start: ${token('space.12')};

  > a {
    display: flex;
    align-items: center;
    gap: ${token('space.4')};
    height: 100%;
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }
  > a:hover,
  > a[aria-expanded='true'] {
    color: ${token('color.text')};
  }
  @media (max-width: 1023px) {
    display: none;
  }
`;

export const Languages = styled.nav`
  display: flex;
  gap: ${token('space.12')};
  margin-inline-start: auto;
  font-size: ${token('type.size-14')};

  a {
    display: flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text')};
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${token('color.text')};
    font-weight: ${token('type.weight-bold')};
  }
  @media (max-width: 767px) {
    order: -2;
  }
`;

/* The shop behind a minisite: on a phone in the row above the partner's logo. */
export const ShopLink = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.8')};
  min-height: ${token('size.touch')};
  margin-inline-start: auto;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  text-decoration: none;

  ${Languages} + & {
    margin-inline-start: ${token('space.8')};
  }
  @media (max-width: 1199px) {
    > span:first-child {
      display: none;
    }
  }
  @media (max-width: 767px) {
    order: -2;
  }
  @media (max-width: 479px) {
    ${Languages} + & {
      display: none;
    }
  }
`;

export const Icons = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 69px;
  margin-inline: auto -10px;
  font-size: ${token('type.size-14')};

  ${Languages} + &, ${ShopLink} + & {
    margin-inline-start: ${token('space.8')};
  }
  > a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.8')};
    min-width: ${token('size.touch')};
    min-height: ${token('size.touch')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text')};
    text-decoration: none;
  }
  > a:hover {
    background: ${token('color.accent-soft')};
  }
  [data-phone] {
    padding-inline: ${token('space.8')};
    color: ${token('color.text-muted')};
  }
  @media (max-width: 1199px) {
    [data-phone] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    [data-menu='burger'] {
      display: none;
    }
  }
  @media (max-width: 767px) {
    ${Languages} + &, ${ShopLink} + & {
      margin-inline-start: auto;
    }
  }
  /* Somebody is signed in. */
  a[data-menu='account'] {
    position: relative;
  }
  a[data-menu='account']::after {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    width: 10px;
    height: 10px;
    border: 2px solid ${token('color.surface')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.positive')};
    content: '';
  }
  @media (forced-colors: active) {
    a[data-menu='account']::after {
      background: Highlight;
    }
  }
`;
