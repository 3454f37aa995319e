import { mix } from './colour.ts';
import type { Drawing } from './drawing.ts';
import { HEIGHT, WIDTH, circle, ellipse, rect } from './drawing.ts';

/** The light at a time of day. */
export interface Daylight {
  name: string;
  /** Sky from the zenith to the horizon. */
  sky: readonly [string, string, string];
  sun: string;
  /** Colour intensity: 0 at night to 1 at noon. */
  strength: number;
  /** Tint of shadows. */
  shadow: string;
  /** Whether lamps are lit. */
  lamps: boolean;
}

const TIMES: readonly Daylight[] = [
  {
    name: 'dawn',
    sky: ['#7d9cc9', '#e8b9b4', '#fde3c3'],
    sun: '#fff4dc',
    strength: 0.72,
    shadow: '#4a4a78',
    lamps: false,
  },
  {
    name: 'morning',
    sky: ['#6fb1e4', '#b4daf1', '#f7f0de'],
    sun: '#fffbe8',
    strength: 0.95,
    shadow: '#2f4f6f',
    lamps: false,
  },
  {
    name: 'noon',
    sky: ['#3f94d6', '#86c5ed', '#d9f0f7'],
    sun: '#ffffff',
    strength: 1,
    shadow: '#23506e',
    lamps: false,
  },
  {
    name: 'golden',
    sky: ['#6a8fc4', '#f0bd8c', '#ffe0a6'],
    sun: '#fff1c4',
    strength: 0.82,
    shadow: '#5a3f5c',
    lamps: false,
  },
  {
    name: 'sunset',
    sky: ['#4f4b8c', '#dd7583', '#ffbd7c'],
    sun: '#ffe2a0',
    strength: 0.58,
    shadow: '#3a2a5a',
    lamps: true,
  },
  {
    name: 'dusk',
    sky: ['#232f60', '#7a5f97', '#f0a791'],
    sun: '#ffd9b0',
    strength: 0.4,
    shadow: '#1f1f4a',
    lamps: true,
  },
];

/** The light of a picture; different for neighbouring numbers. */
export function daylightOf(number: number, choices: readonly string[] = []): Daylight {
  const times = choices.length === 0 ? TIMES : TIMES.filter((time) => choices.includes(time.name));
  // Seven is coprime to the lengths, so that light and motif do not repeat together.
  const light = times[(number * 7 + Math.floor(number / 6)) % times.length];
  if (light === undefined) throw new RangeError(`daylightOf: none of ${choices.join(', ')} is a time of day`);
  return light;
}

/** The colour of an object at a `distance` (0 near, 1 at the horizon) in this light, with haze. */
export function lit(colour: string, light: Daylight, distance: number): string {
  const inLight = mix(
    mix(colour, light.shadow, (1 - light.strength) * 0.72),
    light.sky[2],
    (1 - light.strength) * 0.12,
  );
  return mix(inLight, mix(light.sky[2], light.sky[1], 0.45), distance);
}

/** Paints sky, sun and clouds. Returns the sun's position. */
export function paintSky(drawing: Drawing, light: Daylight, horizon: number): { x: number; y: number } {
  const { random } = drawing;
  const end = Math.round((horizon / HEIGHT) * 100);
  drawing.add(
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      drawing.gradient([
        [light.sky[0], 0],
        [light.sky[1], Math.round(end * 0.62)],
        [light.sky[2], end],
      ]),
    ),
  );
  const low = light.strength < 0.9;
  const x = random.int(220, 980);
  const y = low ? horizon - random.int(30, 120) : random.int(70, 170);
  drawing.add(
    circle(
      x,
      y,
      low ? 420 : 300,
      drawing.glow([
        [light.sun, 0, 0.85],
        [light.sun, 22, 0.34],
        [light.sun, 100, 0],
      ]),
    ),
  );
  if (low) drawing.add(circle(x, y, random.int(30, 46), light.sun, " opacity='.95'"));
  const cloud = mix(light.sky[1], '#ffffff', light.strength * 0.75);
  for (let count = random.int(1, 3); count > 0; count -= 1) {
    const cx = random.int(80, 1120);
    const cy = random.int(60, Math.max(90, Math.round(horizon * 0.55)));
    const size = random.int(60, 130);
    drawing.add(
      `<g fill='${cloud}' opacity='.${random.int(35, 60)}'>${ellipse(cx, cy, size * 1.7, size * 0.17, cloud).replace(` fill='${cloud}'`, '')}` +
        `${ellipse(cx + size * 0.5, cy - size * 0.14, size * 0.8, size * 0.18, cloud).replace(` fill='${cloud}'`, '')}</g>`,
    );
  }
  return { x, y };
}
