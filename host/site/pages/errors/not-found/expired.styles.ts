import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Expired = styled.section`
  padding-bottom: ${token('space.32')};

  [role='status'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.8')};
    margin-bottom: ${token('space.24')};
    padding: ${token('space.16')};
    border-radius: ${token('radius.card')};
    background: ${token('color.warning-soft')};
    color: ${token('color.text')};
  }
  article {
    width: min(300px, 80vw);
  }
`;
