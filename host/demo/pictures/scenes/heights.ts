import { mix, shade } from '../colour.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import {
  HEIGHT,
  WIDTH,
  circle,
  heightAt,
  line,
  r,
  rect,
  ridgePoints,
  rounded,
  shape,
  softRidge,
} from '../drawing.ts';
import { cypresses, firs, roundTrees } from '../trees.ts';
import type { Scene } from './nature.ts';
import { flat, peaks } from './nature.ts';

/** Ski slopes: a broad white mountain, tracks, a lift and skiers. */
export const slopes: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number, ['morning', 'noon', 'golden', 'dawn']);
  paintSky(drawing, light, 420);
  peaks(drawing, light, 330, 2, 120);
  const white = mix('#f6f9ff', light.sky[1], 0.2);
  const blue = mix(white, light.shadow, 0.3);
  const right = number % 2 === 0;
  const side = (x: number): number => (right ? x : WIDTH - x);
  const face = ridgePoints(drawing, 420, 40, 1.5, 7);
  drawing.add(
    shape(
      softRidge(face),
      drawing.gradient([
        [shade(white, 0.3), 20],
        [mix(white, blue, 0.6), 100],
      ]),
    ),
    shape(
      firs(drawing, (x) => heightAt(face, x), 0, WIDTH, 46, 54),
      lit('#35545c', light, 0.3),
    ),
  );
  // The piste comes down in one wide bend, with tracks in it.
  const run = `M${side(860)} 440Q${side(380)} 520 ${side(720)} 620T${side(240)} 830`;
  drawing.add(line(run, shade(white, 0.6), 190, " stroke-linecap='round'"));
  let tracks = '';
  for (const shift of [-54, -22, 14, 50])
    tracks +=
      `M${side(860) + shift * 0.4} 446Q${side(380) + shift} 520 ${side(720) + shift} 620T${side(240) + shift * 1.6} 830`.replace(
        /\.\d+/g,
        '',
      );
  drawing.add(line(tracks, blue, 3, " opacity='.7'"));
  const cable = lit('#39434d', light, 0.08);
  let lift = `M${side(-20)} 640L${side(1220)} 250`;
  let seats = '';
  for (let post = 0; post < 4; post += 1) {
    const x = 120 + post * 310;
    const y = 640 - ((x + 20) * 390) / 1240;
    lift += `M${side(x)} ${r(y)}v${150 - post * 20}M${side(x) - 22} ${r(y)}h44`;
    for (const dx of [90, 200]) {
      const at = x + dx;
      const height = 640 - ((at + 20) * 390) / 1240;
      seats += rounded(
        side(at) - 22,
        height + 26,
        44,
        34,
        10,
        lit(random.pick(['#c8452f', '#2a6f9e', '#e0a83c']), light, 0.02),
      );
      lift += `M${side(at)} ${r(height)}v30`;
    }
  }
  drawing.add(line(lift, cable, 5), seats);
  for (let skier = 0; skier < 4; skier += 1) {
    const x = random.int(300, 900);
    const y = random.int(540, 720);
    const coat = random.pick(['#c8452f', '#2a6f9e', '#e0a83c', '#6b4b8c']);
    drawing.add(
      line(`M${x - 24} ${y + 40}l52 10M${x - 18} ${y + 46}l52 10`, cable, 4),
      shape(`M${x - 12} ${y + 40}l4 -44q10 -14 20 0l6 44z`, coat),
      circle(x + 4, y - 14, 10, '#2c2c34'),
      line(`M${x + 14} ${y + 4}l22 38`, cable, 3),
    );
  }
  drawing.add(
    shape(
      firs(drawing, flat(HEIGHT + 10), right ? 860 : 0, right ? WIDTH : 330, 80, 250),
      lit('#1d3a46', light, 0.02),
    ),
  );
  return mix(white, light.sky[1], 0.5);
};

/** A village on its hill: houses in steps around a church, a road between trees. */
export const village: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  paintSky(drawing, light, 460);
  const south = number % 2 === 0;
  const green = random.pick(['#86a35c', '#9cab5e', '#78995c']);
  drawing.add(
    shape(softRidge(ridgePoints(drawing, 440, 60, 2, 8)), lit('#6d8a78', light, 0.6)),
    shape(softRidge(ridgePoints(drawing, 500, 40, 1.6, 7)), lit('#7d9a68', light, 0.42)),
  );
  const centre = random.int(420, 780);
  const top = random.int(330, 370);
  drawing.add(
    shape(
      `M${centre - 560} 660Q${centre - 260} 640 ${centre - 150} ${top + 70}T${centre + 40} ${top}T${centre + 260} ${top + 150}T${centre + 600} 660z`,
      lit(green, light, 0.24),
    ),
  );
  const roof = lit(south ? '#b5623f' : '#566070', light, 0.14);
  const glass = light.lamps ? '#ffdc91' : lit('#5a4c44', light, 0.1);
  let roofs = '';
  let panes = '';
  const tower = (x: number, y: number): void => {
    const wall = lit('#e9dcc2', light, 0.18);
    drawing.add(
      rect(x - 24, y - 170, 48, 190, wall),
      shape(`M${x - 30} ${y - 168}l30 ${south ? -46 : -130} 30 ${south ? 46 : 130}z`, roof),
      rect(x - 7, y - 140, 14, 34, shade(wall, -0.45)),
    );
  };
  tower(centre + 24, top + 20);
  for (let row = 0; row < 5; row += 1) {
    const y = top + 52 + row * 44;
    const reach = 90 + row * 62;
    for (let x = centre - reach; x < centre + reach;) {
      const width = random.int(46, 70);
      const height = random.int(38, 62);
      const wall = lit(
        random.pick(south ? ['#ecd6ae', '#e2bf92', '#f0e3c8'] : ['#efe9dd', '#e4dccb', '#d9c9b0']),
        light,
        0.2 - row * 0.03,
      );
      drawing.add(rect(x, y - height, width, height + 14, wall));
      roofs += `M${x - 5} ${y - height + 1}l${r(width / 2 + 5)} -${south ? 20 : 34} ${r(width / 2 + 5)} ${south ? 20 : 34}z`;
      panes += `M${x + 10} ${y - height + 14}h10v15h-10zM${x + width - 20} ${y - height + 14}h10v15h-10z`;
      x += width + random.int(2, 26);
    }
  }
  drawing.add(shape(roofs, roof), shape(panes, glass));
  const front = ridgePoints(drawing, 640, 30, 1.3, 6);
  const ground = lit(green, light, 0.05);
  drawing.add(
    shape(
      softRidge(front),
      drawing.gradient([
        [shade(ground, 0.14), 0],
        [shade(ground, -0.22), 100],
      ]),
    ),
  );
  const road = lit('#e9dcc0', light, 0.04);
  drawing.add(shape(`M${centre - 10} 636q-60 40 20 80t-140 100h300q90 -70 -10 -110t-130 -70z`, road));
  const at = (x: number): number => heightAt(front, Math.min(1199, Math.max(0, x))) + 20;
  const xs = [80, 210, 330, 900, 1010, 1130].map((x) => x + random.int(-30, 30));
  drawing.add(
    shape(
      south ? cypresses(drawing, at, xs, 170) : roundTrees(drawing, at, xs, 70),
      lit('#2f5540', light, 0.04),
    ),
  );
  return mix(ground, light.sky[1], 0.4);
};
