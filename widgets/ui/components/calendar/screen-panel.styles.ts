import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { Foot, Legend, Month, Months, Panel, Shortcuts } from './calendar.styles.ts';

/** A panel that fills the screen of a phone; in it the months of a calendar stand one below the other. [CAL-02] */
export const ScreenPanel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  ${Panel} {
    gap: 0;
  }

  /* One line that scrolls sideways. */
  ${Shortcuts} {
    flex: none;
    flex-wrap: nowrap;
    padding: ${token('space.4')} ${token('space.4')} ${token('space.16')};
    margin: calc(-1 * ${token('space.4')});
    margin-bottom: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }

  ${Months} {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space.24')};
    padding-block: ${token('space.8')} ${token('space.24')};
    container-type: inline-size;
  }

  /* As wide as the screen, whatever the size of letters: prices grow as far as their columns have room. */
  ${Month} {
    width: 100%;
    scroll-margin-top: ${token('space.48')};
  }

  /* A day that gets the focus is scrolled to where the legend does not cover it. */
  ${Month} button {
    scroll-margin-bottom: ${token('space.48')};
  }

  ${Month} th,
  ${Month} small {
    font-size: min(${token('type.size-12')}, max(12px, 4cqi));
  }

  /* Where months are turned their names stand between the buttons. */
  [data-layout='scroll'] caption {
    text-align: start;
  }

  /* It keeps to the lower edge, whatever month is in sight. */
  ${Legend} {
    position: sticky;
    bottom: calc(-1 * ${token('space.16')});
    padding-block: ${token('space.8')};
    background: ${token('color.surface-raised')};
  }

  ${Legend}:empty {
    visibility: hidden;
  }

  ${Foot} p {
    flex-basis: 100%;
  }

  ${Foot} button {
    flex: 1;
  }
`;
