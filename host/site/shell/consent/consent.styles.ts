import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/* Lies over the page and takes no room of it: nothing moves when it comes or goes. */
export const Consent = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('z.overlay')};
  max-height: 100vh;
  max-height: 100dvh;
  overflow: auto;
  padding: ${token('space.16')} ${token('space.16')} ${token('space.8')};
  border-top: ${token('size.line')} solid ${token('color.line')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  font-size: ${token('type.size-14')};
  box-shadow: ${token('shadow.float')};

  &[hidden] {
    display: none;
  }
  > div {
    display: grid;
    gap: ${token('space.12')} ${token('space.32')};
    max-width: 1192px;
    margin-inline: auto;
  }
  h2 {
    font: ${token('type.weight-bold')} ${token('type.size-16')} / ${token('type.line-heading')}
      ${token('type.family')};
    margin-bottom: ${token('space.4')};
  }
  p {
    max-width: 640px;
  }
  p a {
    display: inline-block;
    color: ${token('color.text')};
    text-underline-offset: 3px;
  }
  [data-choices] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token('space.8')} ${token('space.12')};
    align-content: center;
  }
  /* To refuse is as easy as to accept: the two are the same button. */
  button {
    min-height: ${token('size.touch')};
    padding: 0 ${token('space.16')};
    border: ${token('size.line')} solid ${token('color.line-strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: ${token('type.weight-bold')} ${token('type.size-14')} / 1.2 ${token('type.family')};
    cursor: pointer;
  }
  button:hover {
    border-color: ${token('color.text')};
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${token('size.touch')};
    color: ${token('color.text-muted')};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  details {
    grid-column: 1 / -1;
  }
  fieldset {
    display: grid;
    gap: ${token('space.8')};
    margin: 0 0 ${token('space.12')};
    padding: 0;
    border: 0;
  }
  fieldset div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${token('space.12')};
    align-items: center;
  }
  fieldset span {
    grid-column: 2;
    color: ${token('color.text-muted')};
  }
  label {
    display: flex;
    align-items: center;
    min-height: ${token('size.touch')};
    font-weight: ${token('type.weight-bold')};
  }
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${token('color.accent')};
  }
  @media (min-width: 768px) {
    padding: ${token('space.16')} ${token('space.24')};

    > div {
      grid-template-columns: 1fr auto;
      align-items: center;
    }
    [data-choices] {
      grid-template-columns: repeat(2, minmax(150px, auto));
    }
    > div:not(:has(details[open])) {
      grid-template-columns: 1fr auto auto;
    }
    details:not([open]) {
      grid-column: 2;
      grid-row: 1;
    }
    fieldset {
      grid-template-columns: repeat(3, 1fr);
      gap: ${token('space.24')};
    }
  }
`;
