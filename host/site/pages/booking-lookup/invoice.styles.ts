import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Lines } from '../checkout/checkout.styles.ts';

/** Whom an invoice is made out to: a field on the screen, plain words on paper. */
export const Recipient = styled(Lines)`
  pre {
    display: none;
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-regular')};
  }
  @media print {
    textarea,
    small {
      display: none;
    }
    pre {
      display: block;
    }
  }
`;

export const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;
