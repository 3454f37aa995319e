import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* The colours of an announcement are the editor's choice of six: they are the same in every theme, and carry their own letters. */
export const Announcement = styled.aside`
  position: relative;
  background: #211e1b;
  color: #fff;
  font-size: ${token('type.size-14')};

  &[data-color='grey'] {
    background: light-dark(#e9e5df, #3b3733);
    color: light-dark(#211e1b, #f5f1eb);
  }
  &[data-color='red'] {
    background: #97251a;
  }
  &[data-color='yellow'] {
    background: light-dark(#ffe08a, #564400);
    color: light-dark(#2b2100, #fff1c2);
  }
  &[data-color='blue'] {
    background: #1c4270;
  }
  &[data-color='green'] {
    background: #0f5a4c;
  }
  > div {
    padding: ${token('space.8')} 56px ${token('space.8')} ${token('space.16')};
    max-width: 1240px;
    margin-inline: auto;
    min-height: ${token('size.touch')};
    display: flex;
    align-items: center;

    @media (min-width: 768px) {
      padding-inline: ${token('space.24')} 56px;
    }
  }
  p {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space.8')};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a > :first-child,
  a:hover > * {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* One line on a phone: the title leads to the rest. */
  @media (max-width: 479px) {
    a > strong + span {
      display: none;
    }
  }
  strong {
    font-weight: ${token('type.weight-bold')};
  }
  button {
    position: absolute;
    inset: 0 0 auto auto;
    width: ${token('size.touch')};
    height: ${token('size.touch')};
    display: grid;
    place-items: center;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;

    @media (min-width: 768px) {
      inset-inline-end: ${token('space.12')};
    }
  }
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;

export const PromoBar = styled.aside`
  position: relative;
  isolation: isolate;
  background: ${token('color.accent-soft')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};

  /* One bar at a time above the search of a phone: this one once the announcement is closed. */
  @media (max-width: 767px) {
    ${Announcement} ~ & {
      display: none;
    }
  }
  &[data-font='dark'] {
    color: light-dark(#211e1b, #f5f1eb);
  }
  &[data-font='light'] {
    color: #fff;
  }
  > svg {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }
  /* A bright colour would glare in the dark: there it is a tint of the ground, under light letters. */
  @media (prefers-color-scheme: dark) {
    &[data-font='dark'] > svg {
      opacity: 0.14;
    }
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${token('space.24')};
    max-width: 1240px;
    margin-inline: auto;
    padding: 0 ${token('space.16')};
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    padding-block: ${token('space.4')};
    color: inherit;
    font-weight: ${token('type.weight-medium')};
    text-align: center;
    text-underline-offset: 3px;
  }
  a[data-variation='black'] {
    min-height: 32px;
    margin-block: 6px;
    padding-inline: ${token('space.16')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.text')};
    color: ${token('color.page')};
    text-decoration: none;
  }
  /* On a ground that its editors chose. */
  &[data-font] a[data-variation='black'] {
    background: #211e1b;
    color: #fff;
  }
  &[data-font='dark'] a[data-variation='black'] {
    background: light-dark(#211e1b, #f5f1eb);
    color: light-dark(#fff, #211e1b);
  }
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;

/* Fills the place that its page gives it: a third of a row of cards, or a whole row. */
export const Banner = styled.div`
  container-type: inline-size;
  position: relative;
  height: 100%;
  border-radius: ${token('radius.card')};
  overflow: hidden;
  background: ${token('color.surface')};
  border: ${token('size.line')} solid ${token('color.line')};

  &[data-tone='gift'] {
    background: ${token('color.gift-soft')};
    border-color: transparent;
  }
  > div {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  [data-words] {
    display: flex;
    flex: 1;
    flex-direction: column;
    justify-content: center;
    align-items: flex-start;
    gap: ${token('space.8')};
    padding: ${token('space.24')};
  }
  h3 {
    font: ${token('type.weight-bold')} ${token('type.size-20')} / ${token('type.line-heading')}
      ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    text-wrap: balance;
  }
  p {
    color: ${token('color.text-muted')};
  }
  &[data-tone='gift'] p {
    color: ${token('color.text')};
  }
  [data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')} ${token('space.16')};
    margin-top: ${token('space.8')};
  }
  [data-links] a {
    position: relative;
    z-index: 1;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-bold')};
    text-underline-offset: 3px;
  }
  &[data-tone='gift'] a {
    color: ${token('color.gift')};
  }
  /* The whole banner is one link, and no link holds another. */
  a[data-whole] {
    min-height: 0;
    color: inherit;
    text-decoration: none;
  }
  a[data-whole]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &[data-placeholder] {
    min-height: 160px;
    background: ${token('color.skeleton')};
  }
  &:hover a[data-whole] {
    text-decoration: underline;
  }
  @container (min-width: 560px) {
    > div[data-position='left'] {
      flex-direction: row;
    }
    > div[data-position='right'] {
      flex-direction: row-reverse;
    }
    > div:not([data-position='center']) picture {
      position: relative;
      flex: 0 0 38%;
      min-height: 200px;
    }
    > div:not([data-position='center']) img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
    > div[data-position='center'] img {
      max-height: 240px;
    }
  }
`;
