import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';

/** The flows to choose from. */
export const Flows = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.8')};

  a {
    display: flex;
    align-items: center;
    min-height: ${token('size.touch')};
    padding: 0 ${token('space.16')};
    border: 2px solid transparent;
    border-radius: ${token('radius.pill')};
    color: inherit;
    font-weight: ${token('type.weight-medium')};
    text-decoration: none;
  }

  a:hover {
    background: ${token('color.accent-soft')};
  }

  a[aria-current] {
    background: ${token('color.accent')};
    color: ${token('color.text-on-accent')};
  }

  /* Where the system chooses the colours, a line says which is chosen. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border: 0;
    }
  }

  a:focus-visible {
    outline: ${token('size.ring')} solid ${token('color.focus')};
    outline-offset: 2px;
  }
`;
