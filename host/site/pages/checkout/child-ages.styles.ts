import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The ages of children, each with its choice. */
export const Ages = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: ${token('type.weight-medium')};
  }
  > p {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  &[data-invalid] > p:last-child {
    margin-top: ${token('space.4')};
    color: ${token('color.danger')};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${token('space.12')};
    margin-top: ${token('space.8')};
  }
`;
