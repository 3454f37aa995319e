import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The form takes the width that it is given. */
export const Root = styled.div`
  container-type: inline-size;
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  font-weight: ${token('type.weight-regular')};
  line-height: ${token('type.line-text')};
  text-align: start;

  p {
    margin: 0;
  }
`;

const below = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};
  margin: 0;
`;

/** Everything below each other; fields that are short beside each other where there is room. */
export const All = styled.div`
  ${below}
`;

export const Form = styled.form`
  ${below}
`;

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};

  @container (min-width: 460px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** A better address than the one that was typed. */
export const Suggestion = styled.div`
  button {
    min-height: ${token('size.touch')};
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.accent')};
    font: inherit;
    font-size: ${token('type.size-14')};
    font-weight: ${token('type.weight-medium')};
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};

  p {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;
