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

export const Panel = styled.div.attrs({ role: 'dialog' })`
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

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${token('space.16')};
  overflow: auto;
  overscroll-behavior: contain;

  &[data-flush] {
    padding: 0;
  }
`;

export const Foot = styled.div`
  flex: none;
  padding: ${token('space.12')} ${token('space.16')};
  border-top: 1px solid ${token('color.line')};
`;
