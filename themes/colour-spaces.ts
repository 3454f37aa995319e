/** Red, green and blue in sRGB, from 0 to 1. */
export interface Channels {
  red: number;
  green: number;
  blue: number;
}

/** A part of a colour within 0 and 1. */
export const held = (part: number) => Math.min(1, Math.max(0, part));

/** A hue in turns, saturation and lightness from 0 to 1. */
export function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const channel = (shift: number) => {
    const at = (((shift + hue * 12) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return { red: channel(0), green: channel(8), blue: channel(4) };
}

/** A colour of OKLab; what no screen of sRGB shows is cut off. */
export function fromOklab(lightness: number, greenRed: number, blueYellow: number): Channels {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const middle = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const channel = (linear: number) =>
    held(linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
  return {
    red: channel(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    green: channel(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    blue: channel(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  };
}
