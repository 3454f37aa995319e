import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* What floats over the page: the browser opens and closes it, with the Escape key too, and no script is needed. */
export const Popover = styled.div`
  &[popover] {
    width: min(100vw - ${token('space.32')}, 640px);
    max-height: min(100dvh - ${token('space.32')}, 760px);
    margin: auto;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border: ${token('card.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface-raised')};
    color: ${token('color.text')};
    box-shadow: ${token('shadow.float')};
  }
  &[data-wide][popover] {
    width: min(100vw - ${token('space.32')}, 960px);
    max-height: calc(100dvh - ${token('space.32')});
  }
  &[data-full][popover] {
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
  &[data-full] > div {
    max-width: 1200px;
    margin-inline: auto;
  }
  &::backdrop {
    background: ${token('color.overlay')};
  }
  > header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.16')};
    padding: ${token('space.8')} ${token('space.8')} ${token('space.8')} ${token('space.24')};
    border-bottom: ${token('size.line')} solid ${token('color.line')};
    background: inherit;
  }
  > header h2 {
    margin: 0;
    font-size: ${token('type.size-20')};
  }
  > header h2:focus {
    outline: none;
  }
  > div {
    display: grid;
    gap: ${token('space.24')};
    padding: ${token('space.24')};
  }
  h3 {
    margin-bottom: ${token('space.4')};
    font-size: ${token('type.size-16')};
  }
  ul {
    padding-inline-start: ${token('space.24')};
  }
  [data-slides] {
    display: grid;
    gap: ${token('space.16')};
    padding: 0;
    list-style: none;
  }
  [data-slides] img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: min(${token('radius.control')}, ${token('radius.card')});
    background: ${token('color.skeleton')};
  }
  [data-caption] {
    margin: ${token('space.4')} 0 0;
    color: ${token('color.text-muted')};
    font-size: ${token('type.size-14')};
  }
`;
