import { styled } from 'styled-components';
import { token } from '../../themes/token.ts';

/** The plain fields, for a page without script. */
export const Native = styled.div`
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

  input,
  select {
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
