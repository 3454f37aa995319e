import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';

const words = css`
  strong {
    display: block;
    font-weight: ${token('type.weight-medium')};
  }
  em {
    color: ${token('color.text-muted')};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: inline-block;
    margin-inline-start: ${token('space.8')};
    padding: 0 ${token('space.8')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.gift-soft')};
    color: ${token('color.gift')};
    font-size: ${token('type.size-12')};
    font-weight: ${token('type.weight-medium')};
  }
`;

/** One category: its name and what there is of it. */
export const Category = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${token('space.8')};
    padding: 0;
    font-weight: ${token('type.weight-bold')};
  }
`;

/** Cards of which one is chosen. */
export const Sleeves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space.12')};
`;

/** One card: all of it can be pressed. */
export const Sleeve = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('space.8')};
  padding: ${token('space.8')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface')};
  font-size: ${token('type.size-14')};
  line-height: 1.35;
  cursor: pointer;
  ${words}

  &:has(:checked) {
    border-color: ${token('color.gift')};
    box-shadow: inset 0 0 0 1px ${token('color.gift')};
  }

  input {
    position: absolute;
    inset-block-start: ${token('space.12')};
    inset-inline-end: ${token('space.12')};
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${token('color.gift')};
    cursor: inherit;
    ${focusRing}
  }
`;

/** The room of a picture; the standard has none. */
export const Picture = styled.span`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: 6px;
  background: ${token('color.skeleton')};
  aspect-ratio: 3 / 2;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &[data-plain] {
    border: 1px solid ${token('color.line')};
    background: ${token('color.gift-soft')};
  }
`;

/** A list of which several are chosen. */
export const Several = styled.div`
  display: grid;
  gap: ${token('space.8')};
  font-size: ${token('type.size-14')};
  line-height: 1.35;
  ${words}

  ${Picture} {
    width: 60px;
  }
`;
