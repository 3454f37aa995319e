import { mix, shade } from '../colour.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import {
  HEIGHT,
  WIDTH,
  circle,
  ellipse,
  fade,
  heightAt,
  line,
  r,
  rect,
  ridgePoints,
  shape,
  softRidge,
} from '../drawing.ts';
import type { Scene } from './nature.ts';
import { flat, peaks } from './nature.ts';
import { cypresses, firs, roundTrees } from '../trees.ts';

/** Rolling fields with trees, a farm, lavender or corn. */
export const country: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  paintSky(drawing, light, 430);
  const hues = random.pick([
    ['#7f9d5a', '#a3b565', '#c9c06a'],
    ['#6f9a5e', '#8fb36a', '#b7c979'],
    ['#b79a55', '#cfb468', '#9fae62'],
  ]);
  let last: [number, number][] = [];
  for (let layer = 0; layer < 4; layer += 1) {
    const points = ridgePoints(drawing, 420 + layer * 78, 46 + layer * 8, 1.8, 7);
    const colour = lit(hues[layer % 3] ?? '#7f9d5a', light, 0.62 - layer * 0.19);
    drawing.add(
      shape(
        softRidge(points),
        drawing.gradient([
          [shade(colour, 0.1), 0],
          [shade(colour, -0.16), 70],
        ]),
      ),
    );
    const at = (x: number): number => heightAt(points, x) + 6;
    const xs = Array.from({ length: 4 }, () => random.int(0, 1200));
    const trees =
      number % 2 === 0
        ? cypresses(drawing, at, xs, 40 + layer * 26)
        : roundTrees(drawing, at, xs, 22 + layer * 16);
    if (layer < 3) drawing.add(shape(trees, lit('#2f5540', light, 0.5 - layer * 0.18)));
    if (layer === 2) {
      const x = random.int(250, 900);
      const y = heightAt(points, x) + 16;
      const wall = lit(random.pick(['#e9d3ab', '#e3c08f', '#d9b08a']), light, 0.12);
      drawing.add(
        rect(x, y - 62, 130, 70, wall),
        rect(x + 130, y - 38, 70, 46, shade(wall, -0.1)),
        shape(`M${x - 10} ${y - 60}l75 -38 75 38z`, lit('#b0583a', light, 0.1)),
        shape(`M${x + 128} ${y - 37}l38 -22 44 22z`, lit('#9a4c34', light, 0.1)),
        [18, 58, 98]
          .map((dx) => rect(x + dx, y - 44, 14, 18, light.lamps ? '#ffdc91' : shade(wall, -0.45)))
          .join(''),
        shape(cypresses(drawing, flat(y + 8), [x - 26, x + 222, x + 246], 130), lit('#25463a', light, 0.1)),
      );
    }
    last = points;
  }
  const crop = lit(random.pick(['#8f74b5', '#d8b04a', '#7fa050', '#c98a4b']), light, 0);
  let rows = '';
  for (let i = -7; i <= 7; i += 1)
    rows += `M${600 + i * 58} ${r(heightAt(last, 600 + i * 58) + 20)}Q${600 + i * 110} 720 ${600 + i * 230} 830`;
  drawing.add(line(rows, crop, 22, " opacity='.7' stroke-linecap='round'"));
  return mix(lit(hues[1] ?? '#8fb36a', light, 0.2), light.sky[1], 0.4);
};

/** Vines in rows over the hills, a village with its tower behind. */
export const vineyard: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number, ['morning', 'golden', 'sunset', 'noon', 'dawn']);
  paintSky(drawing, light, 420);
  const autumn = number % 3 === 0;
  const green = autumn ? '#b9893c' : '#7c9c4c';
  for (let layer = 0; layer < 2; layer += 1)
    drawing.add(
      shape(
        softRidge(ridgePoints(drawing, 400 + layer * 55, 60, 2, 8)),
        lit('#6d8a68', light, 0.66 - layer * 0.22),
      ),
    );
  const x = random.int(240, 860);
  const wall = lit('#ecd9b6', light, 0.22);
  const roof = lit('#b5623f', light, 0.2);
  let walls = '';
  let roofs = '';
  for (let house = 0; house < 6; house += 1) {
    const left = x - 120 + house * 46 + random.int(-8, 8);
    const top = 452 - random.int(0, 26);
    walls += `M${left} ${top}h44V520h-44z`;
    roofs += `M${left - 5} ${top + 2}l27 -20 27 20z`;
  }
  drawing.add(
    shape(`${walls}M${x} 520V372h30V520z`, wall),
    shape(`${roofs}M${x - 5} 374l20 -62 20 62z`, roof),
  );
  const front = ridgePoints(drawing, 520, 26, 1.2, 6);
  const ground = lit(shade(green, 0.12), light, 0.08);
  drawing.add(shape(softRidge(front), drawing.gradient(fade(shade(ground, 0.1), shade(ground, -0.25)))));
  const vanish = random.int(350, 850);
  for (let i = -9; i <= 9; i += 1) {
    const startX = vanish + i * 62;
    const d = `M${startX} ${r(heightAt(front, Math.min(1199, Math.max(0, startX))) + 8)}Q${r(vanish + i * 120)} 640 ${r(vanish + i * 260)} 860`;
    if (i === -9) drawing.add(`<g fill='none' stroke-linecap='round'>`);
    drawing.add(
      `<path d='${d}' stroke='${lit(i % 2 === 0 ? green : shade(green, -0.14), light, 0)}' stroke-width='24' stroke-dasharray='34 7'/>`,
    );
  }
  drawing.add('</g>');
  return mix(lit(green, light, 0.1), light.sky[1], 0.4);
};

/** A wood with light between the trunks. */
export const forest: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number, ['dawn', 'morning', 'golden', 'noon']);
  const leaf = number % 3 === 0 ? '#c98a3c' : number % 3 === 1 ? '#5d8a4e' : '#3f7a5e';
  const glow = mix(light.sky[2], leaf, 0.18);
  drawing.add(
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      drawing.gradient([
        [mix(leaf, light.sky[1], 0.45), 0],
        [glow, 55],
        [mix(leaf, '#ffffff', 0.3), 100],
      ]),
    ),
  );
  const x = random.int(380, 820);
  drawing.add(
    circle(
      x,
      330,
      460,
      drawing.glow([
        [light.sun, 0, 0.95],
        [light.sun, 100, 0],
      ]),
    ),
  );
  for (let layer = 0; layer < 4; layer += 1) {
    const colour = mix(lit('#3a3a34', light, 0), glow, 0.74 - layer * 0.24);
    let trunks = '';
    for (let i = 0; i < 9 - layer * 2; i += 1) {
      const at = random.int(-20, 1200);
      if (layer > 1 && Math.abs(at - x) < 150) continue;
      const w = 9 + layer * 15 + random.int(0, 8);
      trunks += `M${at} 0h${w}l${r(w * 0.25)} 800h${r(-w * 1.5)}z`;
    }
    drawing.add(shape(trunks, colour));
    const ground = ridgePoints(drawing, 600 + layer * 55, 22, 3, 9);
    drawing.add(shape(softRidge(ground), mix(lit(shade(leaf, -0.15), light, 0), glow, 0.6 - layer * 0.19)));
  }
  drawing.add(
    shape(
      `M${x - 30} 600q60 60 -70 110t-60 90h420q-60 -60 -130 -100t-90 -100z`,
      mix('#e8d2a4', leaf, 0.25),
      " opacity='.75'",
    ),
  );
  let canopy = '';
  for (let i = 0; i < 9; i += 1)
    canopy += `M${i * 150 - 60} -10q${random.int(20, 70)} ${random.int(120, 230)} ${random.int(110, 160)} ${random.int(20, 60)}t120 -70z`;
  drawing.add(shape(canopy, lit(shade(leaf, -0.3), light, 0), " opacity='.85'"));
  drawing.add(
    shape(
      [0, 1, 2].map((i) => `M${x - 20 + i * 40} 200L${x - 330 + i * 290} 800h110z`).join(''),
      light.sun,
      " opacity='.16'",
    ),
  );
  return mix(leaf, glow, 0.5);
};

/** A lake among mountains that mirrors them, with a jetty or a boat. */
export const lake: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  const shore = 470;
  const sun = paintSky(drawing, light, shore - 40);
  peaks(drawing, light, 380, 2, number % 2 === 0 ? 60 : 0);
  const wood = ridgePoints(drawing, 430, 34, 2.4, 9);
  drawing.add(
    shape(
      softRidge(wood, shore) + firs(drawing, (x) => heightAt(wood, x), 0, WIDTH, 60, 46),
      lit('#3d6a57', light, 0.3),
    ),
  );
  const water = lit('#3f8fa8', light, 0.1);
  drawing.add(
    rect(
      0,
      shore,
      WIDTH,
      HEIGHT - shore,
      drawing.gradient([
        [mix(water, light.sky[2], 0.5), 0],
        [mix(water, light.sky[1], 0.35), 40],
        [shade(water, -0.25), 100],
      ]),
    ),
  );
  const mirror = wood.map(([x, y]): [number, number] => [x, shore + (shore - y) * 0.9]);
  drawing.add(
    shape(
      `M0 ${shore}L${mirror.map(([x, y]) => `${r(x)} ${r(y)}`).join(' ')}V${shore}z`,
      lit('#2d5a52', light, 0.2),
      " opacity='.4'",
    ),
  );
  let ripples = '';
  for (let row = 0; row < 16; row += 1)
    ripples += `M${random.int(0, 1050)} ${shore + 16 + row * 19}h${random.int(60, 210)}`;
  let glitter = '';
  for (let row = 0; row < 10; row += 1)
    glitter += `M${r(sun.x - 12 - row * 4 + drawing.noise(row, 7) * 18)} ${shore + 12 + row * 24}h${24 + row * 8}`;
  drawing.add(
    line(ripples, '#ffffff', 3, " opacity='.28' stroke-linecap='round'"),
    line(glitter, light.sun, 5, " opacity='.5' stroke-linecap='round'"),
  );
  const x = random.int(320, 820);
  const wood2 = lit('#7b5a3e', light, 0);
  if (number % 2 === 0) {
    drawing.add(
      shape(`M${x - 150} 800L${x + 10} 590h60l120 210z`, wood2),
      line(
        [0, 1, 2, 3, 4, 5].map((i) => `M${x - 4 - i * 26} ${606 + i * 34}h${88 + i * 46}`).join(''),
        shade(wood2, -0.3),
        4,
      ),
    );
  } else {
    drawing.add(
      ellipse(x + 70, 668, 130, 10, shade(water, -0.4), " opacity='.4'"),
      shape(`M${x - 60} 630q130 26 260 0q-20 40 -60 40h-140q-40 0 -60 -40z`, lit('#a5482f', light, 0)),
      shape(`M${x - 60} 630q130 26 260 0l-4 8q-126 24 -252 0z`, lit('#f1e2c4', light, 0)),
    );
  }
  return mix(water, light.sky[1], 0.45);
};
