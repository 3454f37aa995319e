import { mix } from '../colour.ts';
import type { Daylight } from '../daylight.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import { WIDTH, circle, ellipse, line, r, rect, rounded, shape } from '../drawing.ts';
import type { Scene } from './nature.ts';

/** A park for a day out: a wheel, tents with flags, balloons over the trees. */
export const fair: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number, ['morning', 'noon', 'golden', 'sunset']);
  paintSky(drawing, light, 560);
  const [x, y, radius] = [number % 2 === 0 ? 830 : 370, 350, 250];
  const iron = lit('#f2efe9', light, 0.1);
  let spokes = `M${x - 130} 690L${x} ${y}L${x + 130} 690`;
  let cabins = '';
  const colours = ['#e4572e', '#f2a541', '#2a7f9e', '#7c9c4c'];
  for (let i = 0; i < 12; i += 1) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * radius, Math.sin((i * Math.PI) / 6) * radius];
    spokes += `M${x} ${y}L${r(x + dx)} ${r(y + dy)}`;
    cabins += rounded(x + dx - 24, y + dy + 4, 48, 38, 14, lit(colours[i % 4] ?? '#e4572e', light, 0.02));
  }
  drawing.add(
    line(spokes, iron, 7),
    `<circle cx='${x}' cy='${y}' r='${radius}' fill='none' stroke='${iron}' stroke-width='12'/>`,
    circle(x, y, 22, lit('#c8452f', light, 0)),
    cabins,
  );
  const wood = treeLine(random.int(0, 60), 640);
  drawing.add(
    shape(wood, lit('#3f7050', light, 0.14)),
    rect(
      0,
      680,
      WIDTH,
      120,
      drawing.gradient([
        [lit('#a9bd6e', light, 0.04), 0],
        [lit('#7c9c4c', light, 0), 100],
      ]),
    ),
  );
  for (const tent of [0, 1, 2]) {
    const left = (number % 2 === 0 ? 40 : 560) + tent * 200 + random.int(-20, 20);
    const colour = lit(colours[(tent + number) % 4] ?? '#e4572e', light, 0);
    const white = lit('#fbf5ea', light, 0);
    drawing.add(
      rect(left + 14, 620, 152, 110, white),
      line([36, 76, 116, 150].map((dx) => `M${left + dx} 620v110`).join(''), colour, 16),
      shape(`M${left - 6} 626q60 -20 96 -110q36 90 96 110z`, colour),
      shape(`M${left + 90} 518v-56l40 14 -36 14v28z`, lit('#f2a541', light, 0)),
    );
  }
  for (let balloon = 0; balloon < 3; balloon += 1) {
    const bx = (number % 2 === 0 ? 120 : 700) + balloon * 150 + random.int(-30, 30);
    const by = random.int(110, 300);
    drawing.add(
      shape(
        `M${bx - 44} ${by}a44 48 0 0 1 88 0q0 40 -34 72h-20q-34 -32 -34 -72z`,
        lit(colours[balloon] ?? '#e4572e', light, 0.08),
      ),
      rounded(bx - 13, by + 86, 26, 20, 4, lit('#7a4a2c', light, 0.08)),
    );
  }
  return mix(lit('#7c9c4c', light, 0.1), light.sky[1], 0.4);
};

/** A giraffe that looks over the trees. */
function giraffe(x: number, y: number, size: number, side: 1 | -1, light: Daylight): string {
  const s = size / 100;
  const at = (dx: number, dy: number): string => `${r(x + dx * s * side)} ${r(y + dy * s)}`;
  const coat = lit('#e3b35f', light, 0.02);
  const spot = lit('#9a6332', light, 0.02);
  const legs = [-58, -38, 34, 54].map((dx) => `M${at(dx, -110)}L${at(dx, 0)}`).join('');
  const spots = [
    [-50, -150],
    [-18, -140],
    [14, -156],
    [40, -136],
    [62, -190],
    [78, -236],
    [92, -282],
  ].map(([dx = 0, dy = 0]) => `M${at(dx, dy)}h.1`);
  return (
    line(legs, coat, 15 * s) +
    line(`M${at(48, -150)}L${at(104, -330)}`, coat, 40 * s, " stroke-linecap='round'") +
    ellipse(x, y - 145 * s, 78 * s, 44 * s, coat) +
    ellipse(x + 124 * s * side, y - 342 * s, 40 * s, 20 * s, coat) +
    line(
      `M${at(104, -350)}v${r(-30 * s)}M${at(118, -352)}v${r(-28 * s)}`,
      spot,
      6 * s,
      " stroke-linecap='round'",
    ) +
    line(spots.join(''), spot, 22 * s, " stroke-linecap='round'")
  );
}

/** A park of animals: giraffes behind a fence, trees, a pond. */
export const zoo: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number, ['morning', 'noon', 'golden']);
  paintSky(drawing, light, 520);
  drawing.add(
    shape(treeLine(random.int(0, 60), 590), lit('#5f8a5e', light, 0.3)),
    rect(
      0,
      600,
      WIDTH,
      200,
      drawing.gradient([
        [lit('#c9c07a', light, 0.06), 0],
        [lit('#9fae5c', light, 0), 100],
      ]),
    ),
    ellipse(random.int(300, 900), 690, 240, 26, lit('#6fb1c4', light, 0.1)),
  );
  const left = random.int(240, 380);
  drawing.add(
    giraffe(left, 700, random.int(116, 136), 1, light),
    giraffe(left + random.int(330, 460), 690, random.int(86, 104), number % 2 === 0 ? -1 : 1, light),
  );
  let fence = 'M0 730H1200M0 764H1200';
  for (let x = 20; x < WIDTH; x += 90) fence += `M${x} 708v92`;
  drawing.add(line(fence, lit('#7a5a3c', light, 0), 12));
  const trunk = number % 2 === 0 ? 1080 : 110;
  drawing.add(
    rect(trunk - 14, 380, 28, 400, lit('#5b4634', light, 0)),
    ellipse(trunk, 330, 190, 90, lit('#44724c', light, 0)),
    ellipse(trunk - 60, 282, 110, 66, lit('#5a8a5a', light, 0)),
  );
  return mix(lit('#9fae5c', light, 0.1), light.sky[1], 0.4);
};

/** The tops of trees in a row, from `level` down. */
function treeLine(shift: number, level: number): string {
  let d = `M${-shift} 800V${level}`;
  for (let x = -shift; x < WIDTH; x += 80) d += `Q${x + 40} ${level - 80} ${x + 80} ${level}`;
  return `${d}V800z`;
}
