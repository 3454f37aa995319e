import { css, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

export const Dropdown = styled.div`
  position: absolute;
  z-index: ${token('z.overlay')};
  top: calc(100% + 4px);
  inset-inline-end: 0;
  width: 280px;
  padding: ${token('space.16')} ${token('space.24')};
  border: ${token('size.line')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  font-size: ${token('type.size-16')};
`;

export const Who = styled.p`
  margin: 0 0 ${token('space.8')};
  font-weight: ${token('type.weight-bold')};
`;

export const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-fixed] {
    margin-top: ${token('space.16')};
    padding-top: ${token('space.16')};
    border-top: ${token('size.line')} solid ${token('color.line')};
  }
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.8')};
    width: 100%;
    min-height: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: ${token('color.accent')};
  }
  :focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;

export const Back = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: ${token('size.touch')};
  margin: 0 0 ${token('space.8')} -4px;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text-muted')};
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
  }
`;

export const Theme = styled.a`
  display: grid;
  align-content: start;
  gap: ${token('space.4')};
  margin-top: ${token('space.16')};
  padding: ${token('space.16')};
  border-radius: ${token('radius.card')};
  background: ${token('color.accent-soft')};
  color: ${token('color.text')};
  text-decoration: none;

  small {
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

export const Sites = styled.div`
  display: grid;
  gap: ${token('space.4')};
  margin-top: ${token('space.16')};

  select {
    min-height: ${token('size.field')};
    padding-inline: ${token('space.12')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: inherit;
    font: inherit;
  }
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')} ${token('space.24')};
  margin: ${token('space.16')} 0 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: ${token('size.touch')};
    color: ${token('color.text')};
  }
`;

/* Below the header, over the page, as wide as what the page holds. */
export const Mega = styled.nav`
  position: absolute;
  z-index: ${token('z.overlay')};
  top: 100%;
  inset-inline: 0;
  box-sizing: border-box;
  min-height: 400px;
  padding: ${token('space.8')} max(${token('space.24')}, calc(50% - 596px)) ${token('space.32')};
  border-block: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};

  > a {
    position: absolute;
    top: 64px;
    inset-inline-end: max(${token('space.24')}, calc(50% - 596px));
    width: 220px;
  }
`;

export const Level = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-level='1'] {
    display: flex;
    gap: ${token('space.32')};
    border-bottom: ${token('size.line')} solid ${token('color.line')};
    font-weight: ${token('type.weight-medium')};
  }
  /* Each level stands beside the one above, whatever entry of it is selected. */
  &:not([data-level='1']) {
    position: absolute;
    top: 0;
    inset-inline-start: 244px;
    width: 220px;
    font-weight: ${token('type.weight-regular')};
  }
  &[data-level='2'] {
    top: 80px;
    inset-inline-start: max(${token('space.24')}, calc(50% - 596px));
  }
  &[data-columns] {
    columns: 2;
    width: 300px;
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token('size.touch')};
  padding-inline: ${token('space.8')};
  border-radius: ${token('radius.control')};

  [data-level='1'] > li > & {
    padding-inline: 0;
    border-radius: 0;
    border-block-end: 3px solid transparent;
  }
  [data-level='1'] > [data-selected] > & {
    border-color: ${token('color.accent')};
  }
  [data-level]:not([data-level='1']) > [data-selected] > & {
    background: ${token('color.accent-soft')};
  }
  /* A border that is not drawn is drawn here. */
  @media (forced-colors: active) {
    [data-level='1'] > :not([data-selected]) > & {
      border-color: Canvas;
    }
    [data-level]:not([data-level='1']) > [data-selected] > & {
      background: Highlight;
      color: HighlightText;
    }
  }
  &:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: -2px;
  }
`;

export const Entry = styled.div`
  ${entry}
`;

/* An entry that leads nowhere by itself. */
export const EntryButton = styled.button`
  ${entry}
  width: 100%;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;
