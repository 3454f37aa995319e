import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { base } from '@staykit/themes/base.ts';
import { settled } from '@staykit/themes/contrast.ts';
import { hexOf, readColour } from '@staykit/themes/colour.ts';
import type { TokenPath } from '@staykit/themes/tokens.ts';

/** A token of the shop's base theme as a value that MUI can calculate with. */
function hex(path: TokenPath): string {
  const value = settled(base, path, 'light');
  const colour = readColour(value, 'light');
  return colour && colour !== 'unmeasured' ? hexOf(colour) : value;
}

const line = hex('color.line');

/** The shop's palette for staff: calm grounds, the accent for what is done. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: {
      main: hex('color.accent'),
      dark: hex('color.accent-hover'),
      contrastText: hex('color.text-on-accent'),
    },
    secondary: { main: hex('color.accent'), contrastText: hex('color.text-on-accent') },
    error: { main: hex('color.danger') },
    warning: { main: hex('color.warning') },
    success: { main: hex('color.positive') },
    text: { primary: hex('color.text'), secondary: hex('color.text-muted') },
    background: { default: hex('color.page'), paper: hex('color.surface') },
    divider: line,
  },
  typography: {
    fontFamily: settled(base, 'type.family', 'light'),
    h6: { fontWeight: 600 },
  },
  shape: { borderRadius: 8 },
  components: {
    ...defaultTheme.components,
    // What is wide scrolls in its own frame: on a phone the page itself stays as wide as the screen.
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
      },
    },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: 'none', border: `1px solid ${line}` } } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: hex('color.surface'),
          color: hex('color.text'),
          borderBottom: `1px solid ${line}`,
          boxShadow: 'none',
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiButton: { styleOverrides: { root: { textTransform: 'none' } } },
    // Long words break: the box of a message that scrolled could not be reached by keyboard.
    MuiAlert: { styleOverrides: { message: { overflow: 'visible', overflowWrap: 'anywhere', minWidth: 0 } } },
  },
};
