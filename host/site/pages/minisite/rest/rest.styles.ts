import { styled } from 'styled-components';

/** The footer stays below the first screen while the page is made: nothing on it moves. */
export const Waiting = styled.div`
  min-height: 100vh;
`;
