import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** What is below the picture of a card: of chosen dates or a gift, of a list without dates, and of an activity. */
const BODY = '328px';
const UNDATED_BODY = '304px';
const SHORT_BODY = '236px';
/** What the place of a card has there: as much, and what the borders of the card add to its picture. */
export const PLACE = '328.65px';
export const UNDATED_PLACE = '304.65px';
export const SHORT_PLACE = '236.65px';

export const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  box-shadow: ${token('shadow.card')};
  transition: box-shadow ${token('motion.medium')} ${token('motion.ease')};
  &:hover {
    box-shadow: ${token('shadow.card-hover')};
  }
  &:has(h3 a:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;

/*
 * Room for one line of title, and as many of advantages as a card of its kind has. Those of a grid are alike so, and a row
 * with more is higher as a whole. The places of cards in a grid have the same height.
 */
export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  box-sizing: content-box;
  min-block-size: ${BODY};
  padding: ${token('card.padding')};
  [data-undated] > & {
    min-block-size: ${UNDATED_BODY};
  }
  [data-kind='activity'] > & {
    min-block-size: ${SHORT_BODY};
  }
  & > [part='price'] {
    padding-block-start: ${token('space.12')};
    border-block-start: ${token('size.line')} solid ${token('color.line')};
  }
  & > [part='score']:has(+ [part='price']) {
    margin-block-end: ${token('space.12')};
  }
  & > [part='score'] + [part='price'] {
    margin-block-start: auto;
  }
`;

const oneLine = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

export const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  margin: 0;
  color: ${token('color.text-muted')};
  white-space: nowrap;
  & > span {
    ${oneLine}
  }
  & > [data-distance] {
    flex: none;
    margin-inline-start: auto;
    padding-inline-start: ${token('space.8')};
  }
`;

export const Title = styled.h3`
  margin: ${token('space.4')} 0 0;
  overflow: hidden;
  flex: none;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-bold')};
  line-height: 24px;
  & > a {
    /* As high as its line: what is pressed is 24 px. */
    padding-block: 2px;
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

export const Hotel = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: 24px;
  margin: ${token('space.4')} 0;
  & > span:first-child {
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-medium')};
    ${oneLine}
  }
`;

export const Eco = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space.4')};
  margin-inline-start: auto;
  padding: 0 ${token('space.8')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.positive-soft')};
  color: ${token('color.positive')};
  font-size: ${token('type.size-12')};
  line-height: 24px;
  /*
   * By the size of the text, so that a large one makes room as well: 343 px where the line's is 14 px, so that the word
   * for the score is whole in wide letters too.
   */
  @container (max-width: 24.5em) {
    & > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export const Perks = styled.ul`
  /* Directly above the price: what shorter names and fewer advantages leave free stands before it. */
  margin: auto 0 ${token('space.12')};
  padding: ${token('space.8')} 0 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: flex-start;
    gap: ${token('space.8')};
    color: ${token('color.text-muted')};
    line-height: 24px;
    & svg {
      flex: none;
      margin-block: 4px;
    }
    &[data-includes] > span {
      ${oneLine}
    }
    &[data-tone='promo'] {
      color: ${token('color.promo')};
      font-weight: ${token('type.weight-medium')};
    }
  }
`;

export const Action = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${token('size.touch')};
  margin-block-start: ${token('space.12')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent')};
  color: ${token('color.text-on-accent')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-medium')};
  letter-spacing: ${token('type.spacing-label')};
  text-transform: ${token('type.case-label')};
  transition: background ${token('motion.fast')} ${token('motion.ease')};
  /* Its frame where colours are forced. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  &[data-tone='gift'] {
    background: ${token('color.gift')};
    color: ${token('color.text-on-gift')};
  }
  ${Card}:hover &:not([data-tone='gift']) {
    background: ${token('color.accent-hover')};
  }
`;

export const Others = styled.a`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: ${token('size.touch')};
  box-sizing: border-box;
  padding-block: ${token('space.8')};
  margin-block-end: calc(-1 * ${token('space.8')});
  /* Quieter than the button above it. */
  color: ${token('color.text-muted')};
  text-align: center;
  text-decoration: none;
  text-underline-offset: 3px;
  &:hover {
    color: ${token('color.accent')};
    text-decoration: underline;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
    border-radius: ${token('radius.control')};
  }
`;

/** What a page puts over the picture: above its dots, beside its buttons. */
export const Badge = styled.div`
  position: absolute;
  inset-block-end: ${token('space.32')};
  inset-inline: ${token('space.12')} ${token('space.64')};
  pointer-events: none;
`;

/** What a page adds to a card: above the link that covers it. */
export const Footer = styled.div`
  position: relative;
  z-index: 2;
`;
