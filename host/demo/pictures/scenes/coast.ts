import { mix, shade } from '../colour.ts';
import type { Daylight } from '../daylight.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import {
  HEIGHT,
  WIDTH,
  circle,
  ellipse,
  heightAt,
  line,
  r,
  rect,
  ridgePoints,
  shape,
  softRidge,
} from '../drawing.ts';
import type { Scene } from './nature.ts';

const FRONTS = ['#e8b27a', '#d97b5f', '#f0d9a8', '#c9d3c4', '#d8a0a0', '#8fb0bd', '#f2ece0', '#e3c25f'];

/** A boat at its mooring: hull, mast and a furled sail. */
function yacht(x: number, y: number, size: number, hull: string, light: Daylight): string {
  const s = size / 100;
  const mast = lit('#f6f1e6', light, 0.05);
  return (
    ellipse(x, y + 10 * s, 96 * s, 8 * s, '#0d2a38', " opacity='.3'") +
    line(
      `M${r(x - 6 * s)} ${r(y - 20 * s)}V${r(y - 250 * s)}M${r(x - 6 * s)} ${r(y - 48 * s)}h${r(86 * s)}`,
      mast,
      6 * s,
    ) +
    line(`M${r(x - 6 * s)} ${r(y - 246 * s)}L${r(x - 84 * s)} ${r(y - 22 * s)}`, mast, 2) +
    shape(
      `M${r(x - 96 * s)} ${r(y - 26 * s)}h${r(192 * s)}q${r(-20 * s)} ${r(36 * s)} ${r(-52 * s)} ${r(36 * s)}h${r(-96 * s)}q${r(-32 * s)} 0 ${r(-44 * s)} ${r(-36 * s)}z`,
      hull,
    ) +
    shape(`M${r(x - 30 * s)} ${r(y - 26 * s)}v${r(-20 * s)}h${r(62 * s)}l${r(18 * s)} ${r(20 * s)}z`, mast)
  );
}

/** A harbour: coloured fronts along the quay, boats at their moorings, a tower. */
export const harbour: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  const quay = random.int(455, 500);
  paintSky(drawing, light, quay - 60);
  const hill = ridgePoints(drawing, quay - 130, 80, 1.7, 7);
  drawing.add(shape(softRidge(hill, quay), lit('#6f8a68', light, 0.5)));
  const tower = random.int(180, 1020);
  const stone = lit('#e7d8bd', light, 0.25);
  const roof = lit(number % 2 === 0 ? '#b0573c' : '#5d6b78', light, 0.12);
  drawing.add(
    rect(tower, quay - 300, 62, 300, stone),
    shape(`M${tower - 8} ${quay - 298}l39 -86 39 86z`, roof),
    rect(tower + 22, quay - 262, 18, 40, shade(stone, -0.4)),
  );
  const glass = light.lamps ? '#ffd98c' : lit('#42525e', light, 0.15);
  let panes = '';
  let mirror = '';
  let roofs = '';
  for (let x = -random.int(0, 50); x < WIDTH;) {
    const width = random.int(66, 112);
    const height = random.int(110, 205);
    const wall = lit(random.pick(FRONTS), light, 0.1);
    drawing.add(rect(x, quay - height, width, height, wall));
    mirror += rect(x, quay + 16, width, height * 0.6, wall);
    roofs += `M${x - 4} ${quay - height + 2}l14 -24h${width - 20}l14 24z`;
    for (let floor = 0; floor * 46 + 70 < height; floor += 1)
      for (let column = 0; column < (width > 88 ? 3 : 2); column += 1) {
        if (light.lamps && random.chance(0.4)) continue;
        panes += `M${r(x + 14 + (column * (width - 24)) / (width > 88 ? 3 : 2))} ${quay - height + 16 + floor * 46}h14v24h-14z`;
      }
    x += width;
  }
  drawing.add(shape(roofs, roof), shape(panes, glass));
  const water = lit(random.pick(['#2c7f93', '#23698c', '#358f8d']), light, 0.06);
  drawing.add(
    rect(0, quay, WIDTH, 18, lit('#8f877c', light, 0.05)),
    rect(
      0,
      quay + 18,
      WIDTH,
      HEIGHT - quay,
      drawing.gradient([
        [mix(water, light.sky[2], 0.45), 0],
        [shade(water, -0.25), 100],
      ]),
    ),
    `<g opacity='.26'>${mirror}</g>`,
  );
  let ripples = '';
  for (let row = 0; row < 14; row += 1)
    ripples += `M${random.int(0, 1080)} ${quay + 42 + row * 20}h${random.int(40, 170)}`;
  drawing.add(line(ripples, '#ffffff', 4, " opacity='.28' stroke-linecap='round'"));
  const hulls = ['#f4f0e6', '#2d5877', '#a5432f', '#e9e2d0'];
  let at = random.int(60, 200);
  for (let boat = 0; at < 1180 && boat < 5; boat += 1) {
    drawing.add(
      yacht(at, quay + random.int(70, 230), random.int(78, 112), lit(random.pick(hulls), light, 0.03), light),
    );
    at += random.int(210, 330);
  }
  return mix(water, light.sky[1], 0.4);
};

/** A northern beach: cabins in a row, dunes with grass, the open sea. */
export const dunes: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  const horizon = random.int(360, 410);
  paintSky(drawing, light, horizon);
  const water = lit('#4d8496', light, 0.1);
  const sand = lit('#e6d3aa', light, 0.05);
  const shore = horizon + 96;
  drawing.add(
    rect(
      0,
      horizon,
      WIDTH,
      160,
      drawing.gradient([
        [mix(water, light.sky[2], 0.5), 0],
        [water, 100],
      ]),
    ),
    line(
      [0, 1, 2].map((row) => `M0 ${shore - 46 + row * 22}q300 ${-8 + row * 4} 600 2t600 -4`).join(''),
      '#ffffff',
      7,
      " opacity='.65'",
    ),
    shape(
      `M0 ${shore + 12}q400 -18 720 4t480 -8V800H0z`,
      drawing.gradient([
        [shade(sand, 0.2), 0],
        [shade(sand, -0.16), 100],
      ]),
    ),
  );
  if (number % 3 === 0) {
    // A pier into the sea, with a house at its end.
    const wood = lit('#6c5a4a', light, 0.12);
    const left = random.chance(0.5);
    const end = left ? 660 : 540;
    const posts = Array.from(
      { length: 9 },
      (_, i) => `M${left ? i * 82 : WIDTH - i * 82} ${horizon + 8}v110`,
    );
    drawing.add(
      line(posts.join(''), wood, 9),
      rect(left ? 0 : end, horizon - 6, left ? end : WIDTH - end, 16, wood),
      rect(left ? end - 130 : end, horizon - 76, 130, 72, lit('#efe7d8', light, 0.14)),
      shape(`M${left ? end - 144 : end - 14} ${horizon - 74}l79 -50 79 50z`, lit('#5d6f86', light, 0.14)),
    );
  }
  const stripes = random.pick([
    ['#d9604c', '#3f7fa6', '#e0b04c'],
    ['#4f8f86', '#e58f65', '#34507a'],
    ['#3f7fa6', '#f0ece0', '#c9524a'],
  ]);
  const base = shore + 96;
  const size = random.int(92, 116);
  const from = random.int(-40, 260);
  for (let cabin = 0; cabin < random.int(5, 8); cabin += 1) {
    const x = from + cabin * (size + 16);
    const colour = lit(stripes[cabin % 3] ?? '#d9604c', light, 0.04);
    const white = lit('#f7f2e8', light, 0.04);
    const top = base - size * 1.15;
    drawing.add(
      shape(
        `M${r(x)} ${base}V${r(top)}l${r(size / 2)} ${r(-size * 0.45)} ${r(size / 2)} ${r(size * 0.45)}V${base}z`,
        white,
      ),
      line(
        [0.12, 0.3, 0.7, 0.88].map((share) => `M${r(x + size * share)} ${base}V${r(top + 4)}`).join(''),
        colour,
        Math.round(size * 0.11),
      ),
      rect(x + size * 0.34, base - size * 0.78, size * 0.32, size * 0.78, shade(colour, -0.2)),
      line(
        `M${r(x - 8)} ${r(top + 6)}L${r(x + size / 2)} ${r(top - size * 0.47)}L${r(x + size + 8)} ${r(top + 6)}`,
        colour,
        9,
      ),
    );
  }
  for (const layer of [0, 1]) {
    const dune = ridgePoints(drawing, 690 + layer * 60, 42, 1.6, 6);
    const ground = shade(sand, -0.06 - layer * 0.1);
    drawing.add(shape(softRidge(dune), ground));
    let grass = '';
    for (let blade = 0; blade < 46; blade += 1) {
      const x = random.int(0, 1190);
      const tall = random.int(26, 52) + layer * 16;
      grass += `M${x} ${r(heightAt(dune, x) + 10)}q${random.int(-4, 8)} ${r(-tall * 0.6)} ${random.int(8, 24)} ${-tall}`;
    }
    drawing.add(
      line(grass, lit(layer === 0 ? '#8e9a5c' : '#6d7f4c', light, 0), 4, " stroke-linecap='round'"),
    );
  }
  if (number % 2 === 0) {
    const x = random.int(700, 1080);
    drawing.add(
      circle(x, 190, 4, '#333333'),
      shape(`M${x} 120l42 60 -42 74 -42 -74z`, lit(random.pick(['#d9604c', '#e0b04c', '#3f7fa6']), light, 0)),
      line(`M${x} 254q-30 90 -12 150t-40 160`, light.shadow, 2),
    );
  }
  return mix(sand, light.sky[1], 0.4);
};
