import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Whether a stay that was booked will be, beside its name. */
export const Status = styled.span`
  align-self: start;
  padding: 2px ${token('space.8')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent-soft')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};

  &[data-status='confirmed'] {
    background: ${token('color.positive-soft')};
    color: ${token('color.positive')};
  }
`;
