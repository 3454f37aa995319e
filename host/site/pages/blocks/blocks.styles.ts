import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** A picture with words beside it. */
export const Story = styled.div`
  display: grid;
  gap: ${token('space.24')};

  picture {
    overflow: hidden;
    padding: ${token('picture.mat')};
    border: ${token('picture.frame')};
    border-radius: ${token('picture.radius')};
    background: ${token('color.surface')};
  }
  picture::after {
    inset: ${token('picture.mat')};
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    background: ${token('color.skeleton')};
    object-fit: cover;
  }
  p {
    max-width: 60ch;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-medium')};
  }
  h1 {
    margin-bottom: ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  h2 {
    margin-bottom: ${token('space.12')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: ${token('space.48')};
  }
`;

/** A line at the top of a landing page. */
export const Bar = styled.p`
  padding: ${token('space.12')} ${token('space.16')};
  background: ${token('color.accent-soft')};
  text-align: center;
`;

/** A line of words below the heading of a block. */
export const Lead = styled.div`
  max-width: 60ch;
  margin-top: -16px;
  margin-bottom: ${token('space.24')};
  color: ${token('color.text-muted')};
`;

/** How wide a block of a landing page is. [LANDING-08] */
export const Wrapper = styled.div`
  width: 100%;
  margin-inline: auto;

  &[data-wrapper='l'] {
    max-width: 1240px;
  }
  &[data-wrapper='xl'] {
    max-width: 1480px;
  }
  /* Colours reach from edge to edge; what is read does not. */
  &:not([data-wrapper='full']),
  &[data-wrapper='full'] > section {
    padding-inline: ${token('space.16')};
  }
  &[data-wrapper='full'] section {
    max-width: 1240px;
    margin-inline: auto;
  }
  @media (min-width: 768px) {
    &:not([data-wrapper='full']),
    &[data-wrapper='full'] > section {
      padding-inline: ${token('space.24')};
    }
  }
`;

/** A block on colours of its own. */
export const Painted = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  margin-top: ${token('space.64')};
  padding: ${token('space.32')} ${token('space.24')};
  border-radius: ${token('radius.card')};

  &[data-font='dark'] {
    color: light-dark(#211e1b, #f5f1eb);
  }
  /* Below its ground, for whoever looks for what the letters stand on. */
  &[data-font='light'] {
    background: #2b2622;
    color: #fff;
  }
  > [data-ground] {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }
  > section {
    margin-top: 0;
    padding: 0;
    background: none;
  }
  &[data-font='light'] > section > :not(ul) a,
  &[data-font] > section > p {
    color: inherit;
  }
  /* A filled button would stand on nearly its own colour. */
  &[data-font] > section > a {
    border: ${token('size.line')} solid currentcolor;
    background: none;
    color: inherit;
  }
  /* A bright colour would glare in the dark: there it is a tint of the ground, under light letters. */
  @media (prefers-color-scheme: dark) {
    &[data-font='dark'] > [data-ground] {
      opacity: 0.14;
    }
  }
  @media (min-width: 768px) {
    padding: ${token('space.48')};
  }
  [data-wrapper='full'] > & {
    border-radius: 0;
  }
`;

/** A line that is shorter on a phone. */
export const Cut = styled.p`
  [data-long] {
    display: none;
  }
  @media (min-width: 768px) {
    [data-short] {
      display: none;
    }
    [data-long] {
      display: inline;
    }
  }
`;

/** How long something lasts yet. */
export const TimeLeft = styled.p`
  margin-top: ${token('space.12')};
  font-weight: ${token('type.weight-medium')};

  [role='timer'] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
