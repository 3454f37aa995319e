import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Columns = styled.ul`
  columns: 3 220px;
  column-gap: ${token('space.32')};
  padding: 0;
  list-style: none;

  > li {
    margin-bottom: ${token('space.24')};
  }
`;

export const List = styled.ul`
  padding-inline-start: ${token('space.16')};
  /* A name at the foot of a column would stand without what it names. */
  break-before: avoid;
  list-style: none;

  & & {
    break-inside: avoid;
  }
`;

export const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: 36px;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  &[data-variant='highlight'] {
    color: ${token('color.gift')};
    font-weight: ${token('type.weight-bold')};
  }
`;

export const Heading = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: 36px;
  font-weight: ${token('type.weight-bold')};

  &[data-variant='highlight'] {
    color: ${token('color.gift')};
  }
`;

export const Count = styled.span`
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-regular')};
`;

export const Theme = styled.a`
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.16')};
  border-radius: ${token('radius.card')};
  background: ${token('color.accent-soft')};
  text-decoration: none;
`;
