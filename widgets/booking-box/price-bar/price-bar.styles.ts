import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Where the box stands beside what is told of the stay. */
export const BESIDE = '(min-width: 1024px)';

/**
 * At the bottom of a screen that has the box below other things, whatever the page shows; where the box stands beside
 * them, once its button is out of sight (`data-away`). Not without script.
 */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('z.sticky')};
  display: grid;
  /* Half for the button, whatever it says: it stays where it is when the price comes. */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: ${token('space.16')};
  box-sizing: border-box;
  padding: ${token('space.8')} max(${token('space.16')}, calc(50% - 596px))
    calc(${token('space.8')} + env(safe-area-inset-bottom));
  border-top: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-regular')};
  line-height: ${token('type.line-heading')};
  box-shadow: ${token('shadow.float')};

  /* Words in spaced capitals have one line too. */
  button[data-size] {
    padding-inline: ${token('space.8')};
  }
  @media ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) 320px;

    &:not([data-away]) {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The total above its nights; where letters are large the amount, which is one piece, goes below its word. */
export const BarPrice = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  min-height: 40px;
  align-content: center;

  strong {
    color: ${token('color.price')};
    font-size: ${token('type.size-20')};
    font-weight: ${token('type.weight-bold')};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-regular')};
  }
  span {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;

/** The box fills the screen, at most as wide as it is read: its own frame would be one too many. */
export const Screen = styled.div`
  max-width: 560px;
  margin-inline: auto;

  [part='box'] {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;
