import { keyframes, styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 16px;
  }
`;

const slideUp = keyframes`
  from {
    translate: 0 100%;
  }
`;

const slideFromLeft = keyframes`
  from {
    translate: -100% 0;
  }
`;

const slideFromRight = keyframes`
  from {
    translate: 100% 0;
  }
`;

export const Box = styled.dialog`
  position: fixed;
  box-sizing: border-box;
  width: calc(100% - 32px);
  max-width: 560px;
  max-height: calc(100% - 64px);
  margin: auto;
  padding: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  border: 1px solid transparent;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  box-shadow: ${token('shadow.float')};
  color: ${token('color.text')};
  font-family: ${token('type.family')};
  font-size: ${token('type.size-16')};
  line-height: ${token('type.line-text')};
  text-align: start;
  animation: ${rise} ${token('motion.medium')} ${token('motion.ease')};

  &[open] {
    display: flex;
  }

  &:focus {
    outline: none;
  }

  &::backdrop {
    background: ${token('color.overlay')};
  }

  &[data-side] {
    max-width: 400px;
    height: 100%;
    max-height: none;
    margin-block: 0;
    border-radius: 0;
  }

  &[data-side='left'] {
    margin-inline: 0 auto;
    animation-name: ${slideFromLeft};
  }

  &[data-side='right'] {
    margin-inline: auto 0;
    animation-name: ${slideFromRight};
  }

  &[data-side='bottom'] {
    width: 100%;
    max-width: none;
    height: fit-content;
    max-height: 85%;
    margin: auto 0 0;
    border-radius: ${token('radius.card')} ${token('radius.card')} 0 0;
    animation-name: ${slideUp};
  }

  /* For what is read at length: as high as it may be from the start, and all of a phone. */
  &[data-wide] {
    max-width: 720px;
    height: calc(100% - 64px);

    @media (max-width: 767px) {
      width: 100%;
      height: 100%;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
  }

  &[data-full] {
    inset: 0;
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

/** Fills the box, so that a press on the `<dialog>` element itself is a press on the veil. */
export const Sheet = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  container-type: inline-size;
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  padding: ${token('space.8')} ${token('space.8')} ${token('space.8')} ${token('space.24')};
  border-bottom: 1px solid ${token('color.line')};
`;

export const Title = styled.h2`
  margin: 0;
  color: inherit;
  font-family: inherit;
  font-size: ${token('type.size-20')};
  font-weight: ${token('type.weight-bold')};
  line-height: ${token('type.line-heading')};
`;

export const Body = styled.div`
  flex: 1;
  padding: ${token('space.24')};
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.footer`
  flex: none;
  padding: ${token('space.16')} ${token('space.24')};
  border-top: 1px solid ${token('color.line')};
`;
