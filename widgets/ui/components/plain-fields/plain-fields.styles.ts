import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** Plain fields of a form, shown only on a page without script. */
export const PlainFields = styled.div`
  display: none;

  @media (scripting: none) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: ${token('space.12')};
    padding: ${token('space.16')} ${token('space.8')};
  }

  label {
    display: grid;
    gap: ${token('space.4')};
    font-size: ${token('type.size-14')};
  }

  button {
    grid-column: 1 / -1;
  }

  input,
  select,
  button {
    box-sizing: border-box;
    width: 100%;
    min-height: ${token('size.touch')};
    padding: 0 ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: inherit;
    font: inherit;
  }
`;
