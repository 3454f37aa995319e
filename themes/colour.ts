import { COLOUR_NAMES } from './colour-names.ts';
import { fromHsl, fromOklab, held, type Channels } from './colour-spaces.ts';

/** Light is what a visitor sees by day, dark by night. */
export type Scheme = 'light' | 'dark';

/** A colour in sRGB, every part from 0 to 1. */
export interface Colour extends Channels {
  alpha: number;
}

/**
 * What a CSS colour is in a scheme: `unmeasured` where CSS knows it and only a page can tell (a colour of the system, a
 * wide space), `undefined` where it is none.
 */
export function readColour(text: string, scheme: Scheme): Colour | 'unmeasured' | undefined {
  const value = text.trim().toLowerCase();
  if (value.startsWith('#')) return fromHex(value.slice(1));
  if (value === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  const named = COLOUR_NAMES.get(value);
  if (named !== undefined) return fromHex(named);
  if (OF_THE_PAGE.has(value)) return 'unmeasured';
  const [, name = '', body = ''] = /^([a-z-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === 'light-dark') {
    const sides = splitTop(body, ',');
    const read = sides.map((side) => readColour(side, scheme));
    return sides.length === 2 && !read.includes(undefined) ? read[scheme === 'light' ? 0 : 1] : undefined;
  }
  return name === 'color-mix' ? mixed(body, scheme) : fromFunction(name, body);
}

/** The parts of a text between the separators that stand in no bracket. */
export function splitTop(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text.replaceAll(/\s+/g, ' ')) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === separator && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.map((part) => part.trim()).filter((part) => separator === ',' || part !== '');
}

/** A colour as a person writes it, without what shines through it. */
export function hexOf({ red, green, blue }: Colour): string {
  const two = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}

const OF_THE_PAGE = new Set(
  (
    'currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext ' +
    'field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext'
  ).split(' '),
);
const NUMBER = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|deg|grad|rad|turn)?$/;
const TURNS: Readonly<Record<string, number>> = { deg: 1 / 360, grad: 1 / 400, rad: 0.5 / Math.PI, turn: 1 };
const SPACES = /^(srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65) /;

function fromHex(hex: string): Colour | undefined {
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(hex)) return undefined;
  const long = hex.length < 6 ? [...hex].map((sign) => sign + sign).join('') : hex;
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2) || 'ff', 16) / 255;
  return { red: at(0), green: at(2), blue: at(4), alpha: at(6) };
}

function fromFunction(name: string, body: string): Colour | 'unmeasured' | undefined {
  const wide = name === 'color';
  if (wide && !SPACES.test(body)) return undefined;
  const words = splitTop(
    (wide ? body.replace(SPACES, '') : body).replaceAll('/', ' ').replaceAll(',', ' '),
    ' ',
  );
  const parts = words.map((word) => (word === 'none' ? (['', '0'] as const) : NUMBER.exec(word)));
  if (words.length < 3 || words.length > 4 || parts.includes(null)) return undefined;
  /** A part from 0 to 1, where `whole` is 1 and 100% is `full` of it. */
  const part = (index: number, whole = 1, full = 1) => {
    const [, number = '1', unit] = parts[index] ?? [];
    return unit === '%' ? (Number(number) / 100) * full : Number(number) / whole;
  };
  const turn = (index: number) => {
    const [, number = '0', unit = 'deg'] = parts[index] ?? [];
    return Number(number) * (TURNS[unit] ?? 0);
  };
  const alpha = held(part(3));
  switch (name) {
    case 'rgb':
    case 'rgba':
      return { red: held(part(0, 255)), green: held(part(1, 255)), blue: held(part(2, 255)), alpha };
    case 'hsl':
    case 'hsla':
      return { ...fromHsl(turn(0), held(part(1, 100)), held(part(2, 100))), alpha };
    case 'hwb': {
      const [white, black] = [held(part(1, 100)), held(part(2, 100))];
      const pure = fromHsl(turn(0), 1, 0.5);
      const over = Math.max(1, white + black);
      const channel = (one: number) => one * Math.max(0, 1 - white - black) + white / over;
      return { red: channel(pure.red), green: channel(pure.green), blue: channel(pure.blue), alpha };
    }
    case 'oklab':
      return { ...fromOklab(part(0), part(1, 1, 0.4), part(2, 1, 0.4)), alpha };
    case 'oklch': {
      const [chroma, angle] = [part(1, 1, 0.4), turn(2) * 2 * Math.PI];
      return { ...fromOklab(part(0), chroma * Math.cos(angle), chroma * Math.sin(angle)), alpha };
    }
    default:
      return wide || name === 'lab' || name === 'lch' ? 'unmeasured' : undefined;
  }
}

/** `color-mix()`: measured in sRGB alone, which is what the shop's own looks mix in. */
function mixed(body: string, scheme: Scheme): Colour | 'unmeasured' | undefined {
  const [space = '', ...sides] = splitTop(body, ',');
  if (!/^in [a-z\d- ]+$/.test(space) || sides.length !== 2) return undefined;
  const shares = sides.map((side) => /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(side)?.[1]);
  const [one, other] = sides.map((side) => readColour(side.replace(/(^|\s)[\d.]+%(\s|$)/, ' '), scheme));
  if (one === undefined || other === undefined) return undefined;
  if (one === 'unmeasured' || other === 'unmeasured' || space !== 'in srgb') return 'unmeasured';
  const [first, second] = shares.map((share) => (share === undefined ? undefined : Number(share) / 100));
  const ofOne = first ?? 1 - (second ?? 0.5);
  const sum = ofOne + (second ?? 1 - ofOne);
  return between(one, other, sum === 0 ? 0.5 : ofOne / sum, Math.min(1, sum));
}

function between(one: Colour, other: Colour, share: number, whole: number): Colour {
  const alpha = one.alpha * share + other.alpha * (1 - share);
  const channel = (name: keyof Channels) =>
    alpha === 0 ? 0 : (one[name] * one.alpha * share + other[name] * other.alpha * (1 - share)) / alpha;
  return { red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: alpha * whole };
}
