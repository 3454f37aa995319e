import type { Plugin } from 'vite';

/** What Leaflet asks of a browser that is the same in every browser of ours. */
const KNOWN: Readonly<Record<string, boolean>> = {
  any3d: true,
  edge: false,
  ie3d: false,
  ielt9: false,
  mobileOpera: false,
  msPointer: false,
  passiveEvents: true,
  pointer: false,
  touch: true,
};

/** The rest of it. Leaflet's own module looks for SVG through `innerHTML`, which Trusted Types forbid. */
const BROWSER = `
const agent = navigator.userAgent.toLowerCase();
const chrome = agent.includes('chrome');
export default {
  chrome,
  safari: !chrome && agent.includes('safari'),
  mobile: agent.includes('mobile'),
  mac: navigator.platform.startsWith('Mac'),
  linux: navigator.platform.startsWith('Linux'),
  retina: devicePixelRatio > 1,
  touchNative: 'ontouchstart' in window,
};`;

/**
 * Leaflet's sources without what browsers of another time needed, and loadable under Trusted Types. A module of it
 * that nothing is taken from does nothing.
 */
export function leanLeaflet(): Plugin {
  return {
    name: 'staykit-lean-leaflet',
    enforce: 'pre',
    transform(code, id) {
      const path = /\/leaflet\/src\/(.*)\.js$/.exec(id.split('?')[0] ?? id)?.[1];
      if (path === undefined) return undefined;
      if (path === 'core/Browser') return { code: BROWSER, map: null };
      const known = code.replace(/\bBrowser\.(\w+)/g, (whole, name: string) => String(KNOWN[name] ?? whole));
      return { code: known, map: null };
    },
  };
}
