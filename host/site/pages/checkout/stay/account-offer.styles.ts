import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Offer = styled.section`
  display: grid;
  gap: ${token('space.12')};
  justify-items: start;
  /* Also where parts of a page stand closer. */
  && {
    margin-top: ${token('space.32')};
  }
  padding-top: ${token('space.24')};
  border-top: ${token('size.line')} solid ${token('color.line')};

  h2 {
    font-size: ${token('type.size-20')};
  }
  p {
    max-width: 60ch;
    overflow-wrap: anywhere;
  }
  [tabindex] {
    outline: none;
  }
  @media print {
    display: none;
  }
`;
