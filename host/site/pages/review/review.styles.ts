import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Sheet = styled.div`
  display: grid;
  gap: ${token('space.24')};
  max-width: 640px;
  margin: ${token('space.32')} auto ${token('space.64')};

  h1 {
    font: ${token('type.weight-display')} ${token('type.size-31')} / ${token('type.line-heading')}
      ${token('type.family-display')};
    font-style: ${token('type.style-display')};
    text-transform: ${token('type.case-display')};
  }
  > p a {
    color: ${token('color.accent')};
  }
`;

/** The stay that it is about. */
export const Stay = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.16')};
  border: ${token('card.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  h2 {
    font-size: ${token('type.size-20')};
  }
  p {
    color: ${token('color.text-muted')};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${token('space.32')};

  fieldset {
    display: grid;
    gap: ${token('space.8')};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: ${token('space.8')};
    padding: 0;
    font-weight: ${token('type.weight-medium')};
  }
  [data-fault] {
    color: ${token('color.danger')};
    font-size: ${token('type.size-14')};
  }
  > button {
    justify-self: start;
  }
  @media (max-width: 599px) {
    > button {
      justify-self: stretch;
    }
  }
`;

/**
 * Stars, which are radio buttons: the keys of the arrows move the choice, and what was chosen is drawn up to itself.
 * They stand in the order of reading, so that the ones before the chosen one are those with a chosen one behind them.
 */
export const Stars = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * ${token('space.8')});

  label {
    position: relative;
    display: grid;
    place-items: center;
    width: ${token('size.touch')};
    height: ${token('size.touch')};
    color: ${token('color.line-strong')};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: 28px;
    height: 28px;
  }
  label:has(input:checked),
  label:has(~ label input:checked) {
    color: ${token('color.star')};
  }
  label:has(input:checked) path,
  label:has(~ label input:checked) path {
    fill: currentColor;
  }
  label:has(input:focus-visible) {
    border-radius: ${token('radius.control')};
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
  }
`;

/** One below the other, and from a certain width on two beside each other. */
export const Criteria = styled.div`
  display: grid;
  gap: ${token('space.16')};

  legend {
    margin-bottom: 0;
    font-weight: inherit;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Choices as lines that can be pressed. */
export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};

  label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: ${token('size.touch')};
    padding-inline: ${token('space.16')};
    border: 1px solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    cursor: pointer;
  }
  label:has(input:checked) {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${token('color.accent')};
  }
`;

export const Consent = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.12')};
  align-items: start;
  min-height: ${token('size.touch')};
  cursor: pointer;

  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${token('color.accent')};
  }
`;
