import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Amounts = styled.div`
  margin-block-end: ${token('space.16')};
  padding-block-end: ${token('space.16')};
  border-block-end: ${token('size.line')} solid ${token('color.line')};
`;

export const Buy = styled.form`
  display: grid;
  gap: ${token('space.12')};
  margin-block-start: ${token('space.16')};
`;

export const Choice = styled.div`
  label {
    padding: ${token('space.12')} ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.accent')};
    border-radius: ${token('radius.control')};
    background: ${token('color.accent-soft')};
  }
  strong {
    display: block;
  }
`;

export const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin-block-start: ${token('space.8')};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: 32px;
    padding: ${token('space.4')} ${token('space.12')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.accent-soft')};
    color: ${token('color.accent')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
  }
`;

/* Three steps side by side, each with its number. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    gap: ${token('space.8')};
    padding: ${token('space.16')};
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
    counter-increment: step;
  }
  li::before {
    display: grid;
    place-content: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: ${token('color.gift-soft')};
    color: ${token('color.gift')};
    font-weight: ${token('type.weight-bold')};
    content: counter(step);
  }
`;
