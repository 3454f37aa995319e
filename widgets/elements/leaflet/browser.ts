/*
 * Stands for Leaflet's own `core/Browser`, which looks for SVG through `innerHTML`: Trusted Types forbid that. The names
 * are Leaflet's, the answers those of every browser that elements run in, which the build's target lists.
 */
const agent = navigator.userAgent.toLowerCase();
const says = (word: string): boolean => agent.includes(word);

const webkit = says('webkit');
const chrome = says('chrome');
const gecko = says('gecko') && !webkit;
const mobile = says('mobile') || 'orientation' in window;

export default {
  ie: false,
  ielt9: false,
  edge: false,
  webkit,
  android: says('android'),
  android23: false,
  androidStock: false,
  opera: false,
  chrome,
  gecko,
  safari: !chrome && says('safari'),
  phantom: false,
  opera12: false,
  win: navigator.platform.startsWith('Win'),
  ie3d: false,
  webkit3d: true,
  gecko3d: gecko,
  any3d: true,
  mobile,
  mobileWebkit: mobile && webkit,
  mobileWebkit3d: mobile && webkit,
  msPointer: false,
  pointer: true,
  touch: true,
  touchNative: 'ontouchstart' in window || 'TouchEvent' in window,
  mobileOpera: false,
  mobileGecko: mobile && gecko,
  retina: devicePixelRatio > 1,
  passiveEvents: true,
  canvas: true,
  svg: true,
  vml: false,
  inlineSvg: true,
  mac: navigator.platform.startsWith('Mac'),
  linux: navigator.platform.startsWith('Linux'),
};
