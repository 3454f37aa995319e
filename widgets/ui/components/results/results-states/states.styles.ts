import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.16')};
  padding: ${token('space.48')} ${token('space.16')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  text-align: center;
`;

export const Words = styled.p`
  max-inline-size: 560px;
  margin: 0;
  line-height: ${token('type.line-text')};
  &[data-size='large'] {
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-heading')};
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 64px;
  block-size: 64px;
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent-soft')};
  color: ${token('color.accent')};
  &[data-tone='danger'] {
    background: ${token('color.danger-soft')};
    color: ${token('color.danger')};
  }
`;
