import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Root = styled.div`
  container-type: inline-size;
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};

  &:focus {
    outline: none;
  }
`;

/** What guests think on the whole. */
export const Summary = styled.div`
  display: grid;
  gap: ${token('space.16')};
  margin-block-end: ${token('space.24')};
`;

export const Choices = styled.div`
  display: grid;
  gap: ${token('space.12')} ${token('space.16')};
  padding-block: ${token('space.16')} ${token('space.24')};
  border-block-start: ${token('size.line')} solid ${token('color.line')};

  @container (min-width: 420px) {
    grid-template-columns: 1fr 1fr;
  }

  @container (min-width: 640px) {
    grid-template-columns: 240px 240px;
  }
`;

/** What stands in the place of the reviews, or after them. */
export const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.12')};

  &:not(:empty) {
    padding-block-start: ${token('space.8')};
  }

  & > p {
    margin: 0;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
    font-variant-numeric: tabular-nums;
  }

  & > button {
    min-width: min(100%, 280px);
  }

  & > div {
    width: 100%;
    box-sizing: border-box;
  }
`;

/** The place of a review that is on its way. */
export const Coming = styled.div`
  display: grid;
  gap: ${token('space.8')};
  max-width: ${token('size.measure')};
  padding-block: ${token('space.24')};
  border-block-end: ${token('size.line')} solid ${token('color.line')};

  &:first-child {
    padding-block-start: 0;
  }
`;
