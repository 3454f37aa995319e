import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Section = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
  }
  &[data-divided='true'] {
    padding-block: ${token('space.24')};
  }
  &[data-divided='true']:first-of-type {
    padding-block-start: 0;
  }
  &[data-divided='true'] + & {
    border-block-start: ${token('size.line')} solid ${token('color.line')};
  }
`;

export const Heading = styled.legend`
  float: inline-start;
  inline-size: 100%;
  margin-block-end: ${token('space.12')};
  padding: 0;
  & + * {
    clear: both;
  }
  & > h3 {
    margin: 0;
    font-size: ${token('type.size-16')};
    font-weight: ${token('type.weight-bold')};
    line-height: ${token('type.line-text')};
  }
`;

export const Group = styled.h4`
  margin: ${token('space.12')} 0 ${token('space.4')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
`;

export const Checks = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const None = styled.p`
  margin: 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};
`;

/** A list that is as high as it wants, or shows its beginning. [ACTIVITY-21] */
export const Folded = styled.div`
  &[data-folded] {
    max-height: 124px;
    overflow: clip;
  }
  /* A row that does not fit is not there at all: half of it could be pressed, beside the button below. */
  &[data-folded] [data-beyond] {
    visibility: hidden;
  }
  /* Its words stand below the boxes, its ground reaches into the panel's edge. */
  & + button {
    margin-inline-start: calc(-1 * ${token('space.16')});
  }
`;
