import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The box takes the width that it is given. */
export const Root = styled.div`
  container-type: inline-size;
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-regular')};
  line-height: ${token('type.line-text')};
  text-align: start;

  form {
    margin: 0;
  }
`;

/** The ground that the box stands on. */
export const ground = css`
  box-sizing: border-box;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
  box-shadow: ${token('shadow.float')};
`;

/** The fields on the page: a stack where it is narrow, two in a row, or one line. */
export const Fields = styled.div`
  ${ground}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};
  padding: ${token('space.8')};

  > * {
    flex: 1 1 100%;
  }

  @container (min-width: 560px) {
    > :not(:last-child) {
      flex-basis: 40%;
    }
  }

  @container (min-width: 900px) {
    flex-wrap: nowrap;

    > :not(:last-child) {
      flex-basis: 0;
    }

    /* Named: a rule that counts children of any kind has browsers style all of them again with each that is added. */
    > div:nth-child(-n + 2) {
      flex-grow: 1.15;
    }

    > :last-child {
      flex: none;
    }

    > div + div:not(:last-child)::before {
      content: '';
      position: absolute;
      inset: ${token('space.12')} auto ${token('space.12')} -3px;
      width: 1px;
      background: ${token('color.line')};
    }
  }

  @media (scripting: none) {
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
