import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const List = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Said = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.16')};
  padding-block: ${token('space.48')};
  text-align: center;
  & > p {
    margin: 0;
    font-weight: ${token('type.weight-medium')};
  }
  & > svg {
    color: ${token('color.text-muted')};
  }
`;
