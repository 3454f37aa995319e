import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Detail = styled.div`
  display: grid;
  gap: ${token('space.32')};
  padding-block: 0 ${token('space.32')};

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;
    align-items: start;
    row-gap: 0;
  }
`;

export const Gallery = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space.8')};

  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
    background: ${token('color.skeleton')};
  }
  picture:first-child {
    grid-column: 1 / -1;
  }
  picture:first-child img {
    max-height: 460px;
    border-radius: ${token('radius.card')};
  }
`;

export const DetailText = styled.div`
  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  h2 {
    margin-block: ${token('space.32')} ${token('space.8')};
    font-size: ${token('type.size-20')};
  }
  p {
    max-width: 68ch;
  }
  address {
    font-style: normal;
  }
  ul {
    margin-top: ${token('space.8')};
    padding-inline-start: ${token('space.16')};
  }
  [data-muted] {
    color: ${token('color.text-muted')};
  }
`;

/* After the pictures on a phone: what a visitor came to learn. Beside pictures and text where there is room. */
export const PriceBox = styled.aside`
  position: sticky;
  top: ${token('space.24')};
  padding: ${token('space.24')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.float')};

  @media (min-width: 1024px) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  @media (max-width: 1023px) {
    position: static;
    box-shadow: ${token('shadow.card')};
  }
  [data-price] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space.8')};
  }
  [data-total] {
    color: ${token('color.price')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
    line-height: ${token('type.line-heading')};
  }
  s {
    color: ${token('color.price-old')};
  }
  h2 {
    margin-top: ${token('space.24')};
    font-size: ${token('type.size-16')};
  }
  p {
    margin-top: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  a {
    width: 100%;
  }
`;

export const Splash = styled.div`
  display: grid;
  gap: ${token('space.24')};
  max-width: 720px;
  margin: 0 auto;
  padding-block: ${token('space.64')};

  @media (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
  }
  section {
    padding: ${token('space.32')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    text-align: center;
  }
  h2 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
  }
`;

export const PageTop = styled.div`
  padding-block: ${token('space.24')} ${token('space.16')};
`;
