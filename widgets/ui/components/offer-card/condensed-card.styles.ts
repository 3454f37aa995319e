import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  overflow: hidden;
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  line-height: ${token('type.line-text')};
  transition: box-shadow ${token('motion.medium')} ${token('motion.ease')};
  &:hover {
    box-shadow: ${token('shadow.card-hover')};
  }
  &:has(h3 a:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;

/* As high as the words beside it, whatever the picture's own height is. */
export const Media = styled.div`
  position: relative;
  background: ${token('color.skeleton')};
  & > picture {
    position: absolute;
    inset: 0;
  }
`;

export const Body = styled.div`
  padding: ${token('space.12')} ${token('space.16')};
  & > h3 {
    margin: 0;
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > h3 > a {
    color: inherit;
    text-decoration: none;
    outline: none;
  }
  & > h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    margin: 0 0 ${token('space.4')};
    color: ${token('color.text-muted')};
  }
  /* Spaced or large text goes on below rather than out of the card. */
  & > [part='score'] {
    flex-wrap: wrap;
    gap: 0 ${token('space.8')};
  }
  & > [part='price'] {
    margin-block: ${token('space.8')} 0;
  }
`;

export const Line = styled.span`
  display: block;
  block-size: 12px;
  inline-size: 80%;
  margin-block: 6px;
  border-radius: ${token('space.4')};
  background: ${token('color.skeleton')};
  &[data-size='short'] {
    inline-size: 40%;
  }
`;
