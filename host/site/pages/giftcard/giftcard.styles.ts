import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { chip } from '@staykit/ui/primitives/chip/chip.styles.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { buttonLooks } from '@staykit/ui/primitives/button/button.styles.ts';

/* The card beside its form where there is room, above it on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: ${token('space.24')};
  padding-block: ${token('space.24')} ${token('space.64')};

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space.48')};
    align-items: start;
    padding-top: ${token('space.48')};
  }
  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
  }
  h1 + p {
    margin-top: ${token('space.12')};
    max-width: 52ch;
  }
`;

/** The card as it looks when it is given. */
export const Card = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  box-sizing: border-box;
  max-width: 480px;
  aspect-ratio: 8 / 5;
  margin-top: ${token('space.24')};
  padding: ${token('space.24')};
  border-radius: ${token('radius.card')};
  background: ${token('color.gift')};
  color: ${token('color.text-on-gift')};
  box-shadow: ${token('shadow.float')};

  span {
    font-weight: ${token('type.weight-bold')};
  }
  strong {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    line-height: ${token('type.line-heading')};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${token('space.24')};
  padding: ${token('space.24')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: ${token('space.12')};
    padding: 0;
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
  }
  label {
    ${chip}
    position: relative;
    min-height: ${token('size.touch')};
  }
  label:has(:checked) {
    font-weight: ${token('type.weight-medium')};
  }
  label:has(:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
  /* The whole pill is the button. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  button {
    ${buttonLooks}
    ${focusRing}
  }
  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;
