import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Days = styled.div`
  display: grid;
  gap: ${token('space.16')};

  ul {
    margin: ${token('space.4')} 0 0;
    padding-inline-start: ${token('space.16')};
  }

  /* What is to be heard later has to be there before; it takes no room until then. */
  [role='status']:empty {
    margin-block-start: calc(-1 * ${token('space.16')});
  }
`;

export const Missing = styled.p`
  margin: 0;
  font-weight: ${token('type.weight-bold')};
`;
