import { css, styled } from 'styled-components';
import { token } from '../../themes/token.ts';

/** The box takes the width that it is given. */
export const Root = styled.div`
  container-type: inline-size;
  color: ${token('color.text')};
  font: ${token('type.weight-regular')} ${token('type.size-16')} / ${token('type.line-text')}
    ${token('type.family')};
  text-align: start;
`;

/** The ground that the box stands on. */
export const ground = css`
  box-sizing: border-box;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.float')};
`;

/** The form; a table of nothing but its fields. */
export const Form = styled.form`
  margin: 0;
`;

/** The fields on the page: a stack where it is narrow, two rows, or one line. */
export const Fields = styled.div`
  ${ground}
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.8')};

  @container (min-width: 560px) {
    grid-template-columns: 1fr 1fr;

    > :last-child,
    &[data-undated] > :first-child {
      grid-column: 1 / -1;
    }
  }

  @container (min-width: 900px) {
    grid-template-columns: 1.4fr 1.25fr 1.1fr 1.05fr auto;

    &[data-undated] {
      grid-template-columns: 1.6fr 1fr 1fr auto;
    }

    > :last-child,
    &[data-undated] > :first-child {
      grid-column: auto;
    }

    > * + :not(:last-child)::before {
      content: '';
      position: absolute;
      inset: ${token('space.12')} auto ${token('space.12')} -3px;
      width: 1px;
      background: ${token('color.line')};
    }
  }

  @media (scripting: none) {
    grid-template-columns: 1fr;

    > :not(:first-child, :last-child) {
      display: none;
    }
  }
`;

/** One field. */
export const Cell = styled.div`
  position: relative;
  min-width: 0;

  [type='submit'] {
    height: 100%;
    min-height: 52px;
  }
`;
