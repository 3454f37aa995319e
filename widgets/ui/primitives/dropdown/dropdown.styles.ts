import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { floating } from './floating.styles.ts';

/** What opens a panel, and the panel. */
export const Anchor = styled.div`
  position: relative;
  min-width: 0;
`;

/** A panel in the top layer. */
export const Panel = styled.div`
  ${floating}
  overflow: hidden;
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};
  text-align: start;

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  &:focus {
    outline: none;
  }
`;

/** The content of a panel; it scrolls where it is too long. */
export const PanelBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${token('space.16')};
  overflow: auto;
  overscroll-behavior: contain;
`;

/** What stays in view below the content of a panel. */
export const PanelFoot = styled.div`
  padding: ${token('space.12')} ${token('space.16')};
  border-top: 1px solid ${token('color.line')};
`;
