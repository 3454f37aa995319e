import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

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

/* Wide enough that a dropdown does not change its width while counts change. */
export const Range = styled.div`
  min-inline-size: min(320px, 70cqi);
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.16')};
  margin-block-start: ${token('space.16')};
  & label {
    display: grid;
    gap: ${token('space.4')};
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  & input {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: ${token('size.touch')};
    margin: 0;
    padding: 0 ${token('space.12')};
    border: 1px solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font-family: inherit;
    font-size: ${token('type.size-16')};
    font-variant-numeric: tabular-nums;
  }
  & input:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 1px;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.12')};
`;

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.4')};
  box-sizing: border-box;
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.12')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-family: inherit;
  font-size: ${token('type.size-14')};
  font-weight: ${token('type.weight-medium')};
  line-height: ${token('type.line-text')};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${token('motion.fast')} ${token('motion.ease')};
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${token('color.text')};
  }
  &[data-active='true'] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent-soft')};
    color: ${token('color.accent')};
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
  & > b {
    display: grid;
    place-items: center;
    min-inline-size: 20px;
    block-size: 20px;
    border-radius: ${token('radius.pill')};
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font-size: ${token('type.size-12')};
    font-weight: ${token('type.weight-bold')};
    line-height: 20px;
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Chip = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: 36px;
  padding: 0 ${token('space.12')};
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent-soft')};
  color: ${token('color.accent')};
  font-size: ${token('type.size-14')};
  text-decoration: none;
  &[data-quiet='true'] {
    background: none;
    color: ${token('color.text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;
