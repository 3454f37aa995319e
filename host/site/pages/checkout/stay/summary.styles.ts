import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Summary = styled.section`
  min-width: 0;
  overflow: hidden;
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.card')};

  @media (min-width: 1024px) {
    position: sticky;
    top: ${token('space.24')};
  }
  @media (min-width: 600px) and (max-width: 1023px) {
    display: grid;
    grid-template-columns: 1fr 2fr;

    > :only-child,
    > button + div:last-child {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 1023px) and (scripting: enabled) {
    &[data-folds='shut'] > div {
      display: none;
    }
    &[data-folds] > button {
      grid-column: 1 / -1;
    }
  }
  > div:last-child {
    padding: ${token('space.16')} ${token('space.24')} ${token('space.24')};
  }
  @media (max-width: 599px) {
    > div:last-child {
      padding: ${token('space.16')};
    }
  }
  h2 {
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.25;
  }
  h3 {
    margin-top: ${token('space.16')};
    padding-top: ${token('space.16')};
    border-top: ${token('size.line')} solid ${token('color.line')};
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
  }
  p,
  ul {
    margin-top: ${token('space.4')};
    font-size: ${token('type.size-14')};
  }
  ul {
    padding-inline-start: ${token('space.16')};
  }
  p[data-muted] {
    color: ${token('color.text-muted')};
  }
`;

/* The stay in one line; where there is room beside the form, all of it stands there and this does not. */
export const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  width: 100%;
  min-height: 56px;
  padding: ${token('space.12')} ${token('space.16')};
  border: 0;
  background: none;
  color: ${token('color.text')};
  font: inherit;
  text-align: start;
  cursor: pointer;

  > span:first-child {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  > span:first-child strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:first-child span {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  [data-sum] {
    color: ${token('color.price')};
    font-size: ${token('type.size-20')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
  }
  @media (min-width: 1024px) {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Picture = styled.div`
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 7;
    object-fit: cover;
    background: ${token('color.skeleton')};
  }
  /* On a tablet it stands beside the words: the form is what somebody came for. */
  @media (min-width: 600px) and (max-width: 1023px) {
    padding: ${token('space.24')} 0 0 ${token('space.24')};

    img {
      aspect-ratio: 4 / 3;
      border-radius: ${token('radius.control')};
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.12')};
  margin-block: ${token('space.16')};

  [data-wide] {
    grid-column: 1 / -1;
  }
  dt {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  dd {
    margin: 0;
    font-weight: ${token('type.weight-medium')};
  }
`;

export const Price = styled.dl`
  margin: ${token('space.8')} 0 0;
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.16')};
    padding-block: 2px;
    font-size: ${token('type.size-14')};
  }
  dd {
    margin: 0;
    white-space: nowrap;
  }
  [data-tone='positive'] {
    color: ${token('color.positive')};
  }
  [data-total] {
    align-items: baseline;
    padding-block: ${token('space.8')};
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
  }
  [data-total] dd {
    color: ${token('color.price')};
    font-size: ${token('type.size-25')};
  }
  [data-muted] {
    color: ${token('color.text-muted')};
  }
`;
