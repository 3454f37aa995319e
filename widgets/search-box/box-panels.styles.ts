import { styled } from 'styled-components';

/** What keeps a narrow panel wide enough for its steppers. */
export const Wide = styled.div`
  min-width: 288px;
`;
