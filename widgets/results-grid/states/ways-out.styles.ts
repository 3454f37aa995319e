import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Ways = styled.section`
  display: grid;
  gap: ${token('space.4')};
  margin-block-end: ${token('space.24')};
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: ${token('space.12')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Way = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  box-sizing: border-box;
  block-size: 100%;
  min-block-size: 44px;
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  line-height: ${token('type.line-text')};
  text-decoration: none;
  &:hover {
    border-color: ${token('color.accent')};
  }
  & > span {
    display: grid;
    gap: ${token('space.4')};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  & b {
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-bold')};
  }
  & svg {
    flex: none;
    color: ${token('color.accent')};
  }
`;
