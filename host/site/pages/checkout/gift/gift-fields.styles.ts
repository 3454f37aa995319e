import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { chip } from '@staykit/ui/primitives/chip/chip.styles.ts';

/** A code and the button that takes it; its hint and its error stand below the field. */
export const Code = styled.div`
  display: grid;
  gap: ${token('space.12')};
  justify-items: start;

  > div {
    width: 100%;
    max-width: 360px;
  }
  input {
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

/** Ways to enter a code: beside each other until one is opened. */
export const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};

  > div {
    flex: 1 0 100%;
    min-width: 0;
  }
`;

/** An amount that is offered with one press. */
export const Amount = styled.button`
  ${chip}
  min-height: ${token('size.touch')};

  &[aria-pressed='true'] {
    font-weight: ${token('type.weight-bold')};
  }
`;

/** The card of a gift and what it costs, beside the form where there is room; both stay in sight. */
export const Aside = styled.div`
  min-width: 0;

  @media (min-width: 1024px) {
    && {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    position: sticky;
    top: ${token('space.24')};

    /* The card is the picture of what is given. */
    > [aria-labelledby='checkout-stay'] {
      position: static;

      > :not(:last-child) {
        display: none;
      }
    }
  }
`;
