import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* Stays in sight: an agent always knows which site this is. */
export const CareBar = styled.section`
  position: sticky;
  top: 0;
  z-index: ${token('z.sticky')};
  background: ${token('color.text')};
  color: ${token('color.page')};
  font-size: ${token('type.size-14')};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space.16')};
    max-width: 1240px;
    min-height: 48px;
    margin-inline: auto;
    padding-inline: ${token('space.16')};

    @media (min-width: 768px) {
      padding-inline: ${token('space.24')};
    }
  }
  strong {
    flex: 1;
    min-width: max-content;
  }
  @media (max-width: 599px) {
    strong {
      flex: 1 0 100%;
      padding-top: ${token('space.8')};
    }
    button {
      padding-inline: 0;
    }
    button:last-child {
      margin-inline-start: auto;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
  }
  :is(a, button) {
    min-height: ${token('size.touch')};
    padding: 0 ${token('space.8')};
    border: 0;
    background: none;
    color: inherit;
    font: ${token('type.weight-bold')} ${token('type.size-14')} / 1.2 ${token('type.family')};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  button:disabled {
    opacity: 0.6;
    text-decoration: none;
    cursor: not-allowed;
  }
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;

export const SignIn = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.16')};
  max-width: 520px;
  margin: 12vh auto 0;
  padding: ${token('space.24')} ${token('space.16')};

  h1 {
    font: ${token('type.weight-bold')} ${token('type.size-31')} / ${token('type.line-heading')}
      ${token('type.family-display')};
  }
  button {
    min-height: 48px;
    padding: 0 ${token('space.24')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
    font: ${token('type.weight-bold')} ${token('type.size-16')} / 1.2 ${token('type.family')};
    cursor: pointer;
  }
  button:hover {
    background: ${token('color.accent-hover')};
  }
  button:disabled {
    opacity: 0.7;
    cursor: progress;
  }
  [role='alert'] {
    color: ${token('color.danger')};
  }
`;
