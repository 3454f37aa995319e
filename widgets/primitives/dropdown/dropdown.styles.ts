import { keyframes, styled } from 'styled-components';
import { token } from '../../../themes/token.ts';

const drop = keyframes`
  from {
    opacity: 0;
    translate: 0 -8px;
  }
`;

export const Anchor = styled.div`
  position: relative;
  min-width: 0;
`;

export const Panel = styled.div`
  position: absolute;
  inset: auto;
  box-sizing: border-box;
  width: max-content;
  height: auto;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};
  text-align: start;
  animation: ${drop} ${token('motion.fast')} ${token('motion.ease')};

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
  flex: none;
  padding: ${token('space.12')} ${token('space.16')};
  border-top: 1px solid ${token('color.line')};
`;
