import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The place of the last searches: empty for most visitors; `early.ts` has it kept before they come. */
export const SearchesPlace = styled.div`
  :root[data-searches] & {
    min-height: 176px;
  }

  @media (max-width: 599px) {
    :root[data-searches] & {
      min-height: 200px;
    }
  }
`;

/** One row of searches, however many: it scrolls sideways where they do not fit. */
export const Searches = styled.section`
  display: grid;
  gap: ${token('space.12')};
  padding-block: ${token('space.24')};

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.16')};
  }

  h2 {
    margin: 0;
    font-size: ${token('type.size-20')};
  }

  > div button {
    padding: ${token('space.4')} 0;
    border: 0;
    background: none;
    color: ${token('color.text-muted')};
    font: inherit;
    text-align: end;
    text-decoration: underline;
    cursor: pointer;
  }

  ul {
    display: flex;
    gap: ${token('space.12')};
    margin: 0 calc(-1 * ${token('space.4')});
    padding: ${token('space.4')};
    overflow-x: auto;
    list-style: none;
  }

  li {
    display: flex;
    flex: none;
    align-items: center;
    padding-inline-end: ${token('space.4')};
    border: ${token('size.line')} solid ${token('color.line')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
  }

  a {
    padding: ${token('space.8')} ${token('space.12')};
    color: inherit;
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }

  small {
    display: block;
    color: ${token('color.text-muted')};
    font-weight: ${token('type.weight-regular')};
  }
`;
