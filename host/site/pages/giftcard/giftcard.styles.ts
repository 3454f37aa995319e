import { styled } from 'styled-components';
import { CARD_AMOUNTS_MOST } from '@staykit/core/gift/card/gift-card-terms.ts';
import { token } from '@staykit/themes/token.ts';
import { GIFT_DESIGNS } from '@staykit/values/gift/gift-design.ts';
import { chip } from '@staykit/ui/primitives/chip/chip.styles.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { buttonLooks } from '@staykit/ui/primitives/button/button.styles.ts';

/** The picture and the amount that are chosen in the form; of none that is, the first picture. */
const chosen = [
  ...GIFT_DESIGNS.map((design) => [`input[value='${design}']`, `[data-face='${design}']`]),
  ...[...Array.from({ length: CARD_AMOUNTS_MOST }).keys(), ''].map((at) => [
    `input[data-pick='${at}']`,
    `[data-worth='${at}']`,
  ]),
]
  .map(([input, shown]) => `&:has(${input}:checked) ${shown}`)
  .join(', ');

/* The card beside its form where there is room, above it on a phone. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
  padding-block: ${token('space.24')} ${token('space.64')};

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space.48')};
    align-items: start;
    padding-top: ${token('space.48')};

    > div:first-child {
      position: sticky;
      top: ${token('space.24')};
    }
  }
  h1 {
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-39')};
    font-weight: ${token('type.weight-display')};
    letter-spacing: ${token('type.spacing-display')};
    line-height: ${token('type.line-heading')};
    overflow-wrap: anywhere;
  }
  h1 + p {
    margin-top: ${token('space.12')};
    max-width: 52ch;
  }
  [data-face],
  [data-worth] {
    display: none;
  }
  ${chosen} {
    display: block;
  }
`;

/** The card as it looks when it is given. */
export const Card = styled.div`
  overflow: hidden;
  max-width: 520px;
  margin-top: ${token('space.24')};
  border: ${token('size.line')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.float')};

  [data-face] svg {
    aspect-ratio: 2;
  }
`;

/** What it is worth, below its picture. */
export const Strip = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.16')};
  padding: ${token('space.16')} ${token('space.24')};
  color: ${token('color.text-muted')};

  strong {
    color: ${token('color.gift')};
    font-family: ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
    font-size: ${token('type.size-31')};
    font-weight: ${token('type.weight-display')};
    font-variant-numeric: tabular-nums;
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
  legend,
  h2 {
    margin-bottom: ${token('space.12')};
    padding: 0;
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
  }
  fieldset label {
    ${chip}
    position: relative;
    max-width: 100%;
    min-height: ${token('size.touch')};
  }
  fieldset label:has(:checked) {
    font-weight: ${token('type.weight-medium')};
  }
  fieldset label:has(:focus-visible) {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
  /* The whole pill is the button. */
  fieldset input {
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
