import { mix, shade } from '../colour.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import { HEIGHT, WIDTH, circle, ellipse, line, r, rect, rounded, shape } from '../drawing.ts';
import type { Scene } from './nature.ts';

const LOOKS = [
  { walls: ['#ece0c8', '#e6d7bd', '#f0e7d6'], roof: '#5f6d7b', blind: '#8fa3a8' },
  { walls: ['#e0a878', '#d98e66', '#e9c48c'], roof: '#a8573d', blind: '#4f7a5e' },
  { walls: ['#b5614c', '#9c5444', '#c27a5c'], roof: '#4c4b50', blind: '#efe6d6' },
  { walls: ['#d7c9b4', '#c9d2cf', '#e7cdb4'], roof: '#80563f', blind: '#3f6a86' },
] as const;

/** A square with tall fronts: shutters, balconies, awnings of cafés, tables under trees. */
export const street: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  const look = LOOKS[number % LOOKS.length] ?? LOOKS[0];
  paintSky(drawing, light, 380);
  const ground = 640;
  const glass = light.lamps ? '#ffd78a' : lit('#5b6f7e', light, 0.1);
  let panes = '';
  let blinds = '';
  let rails = '';
  let roofs = '';
  for (let x = -random.int(0, 90); x < WIDTH;) {
    const columns = random.int(2, 3);
    const width = columns * 84 + 24;
    const floors = random.int(3, 4);
    const top = ground - 130 - floors * 96;
    const wall = lit(random.pick(look.walls), light, 0.06);
    drawing.add(
      rect(
        x,
        top,
        width,
        ground - top,
        drawing.gradient([
          [shade(wall, 0.1), 0],
          [shade(wall, -0.14), 100],
        ]),
      ),
      rect(x, top - 8, width, 14, shade(wall, 0.25)),
      rect(x, ground - 136, width, 10, shade(wall, -0.2)),
    );
    roofs += `M${x} ${top - 6}l16 -58h${width - 32}l16 58z`;
    for (let floor = 0; floor < floors; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        const left = x + 30 + column * 84;
        const y = top + 20 + floor * 96;
        if (!light.lamps || random.chance(0.55)) panes += `M${left} ${y}h36v58h-36z`;
        blinds += `M${left - 14} ${y - 2}h12v62h-12zM${left + 38} ${y - 2}h12v62h-12z`;
      }
      if (floor % 2 === 1) rails += `M${x + 10} ${top + 80 + floor * 96}h${width - 20}m0 -18h${20 - width}`;
    }
    const cloth = lit(random.pick(['#a8402f', '#2f5f4f', '#2e4f72', '#c78a3a']), light, 0.02);
    const shop = light.lamps ? '#ffcf7d' : lit('#4a4640', light, 0.05);
    drawing.add(
      rect(x + 18, ground - 104, width - 36, 104, shop),
      shape(`M${x + 10} ${ground - 118}h${width - 20}l14 44h${8 - width}z`, cloth),
    );
    x += width;
  }
  drawing.add(
    shape(roofs, lit(look.roof, light, 0.06)),
    shape(panes, glass),
    shape(blinds, lit(look.blind, light, 0.06)),
    line(rails, lit('#37383d', light, 0.02), 4),
  );
  const stone = lit('#b9ad9c', light, 0.04);
  drawing.add(
    rect(
      0,
      ground,
      WIDTH,
      HEIGHT - ground,
      drawing.gradient([
        [stone, 0],
        [shade(stone, -0.3), 100],
      ]),
    ),
  );
  let paving = '';
  for (let row = 0; row < 7; row += 1)
    paving += `M0 ${ground + 14 + row * row * 3.6}H1200`.replace(/\.\d+/g, '');
  drawing.add(line(paving, shade(stone, -0.2), 2, " opacity='.5'"));
  const iron = lit('#2f3237', light, 0);
  for (const x of [random.int(60, 260), random.int(900, 1120)]) {
    if (number % 2 === 0) {
      drawing.add(
        rect(x - 9, 500, 18, 240, lit('#5b4634', light, 0)),
        ellipse(x, 440, random.int(100, 130), 120, lit('#3f6b48', light, 0)),
        ellipse(x + 40, 400, 76, 70, lit('#55845a', light, 0)),
      );
    } else {
      drawing.add(
        line(`M${x} 740V420M${x - 40} 424h80`, iron, 8),
        circle(x - 40, 446, 16, light.lamps ? '#ffe2a0' : '#f3efe4'),
        circle(x + 40, 446, 16, light.lamps ? '#ffe2a0' : '#f3efe4'),
      );
      if (light.lamps)
        drawing.add(
          circle(
            x,
            446,
            150,
            drawing.glow([
              ['#ffdf9c', 0, 0.55],
              ['#ffdf9c', 100, 0],
            ]),
          ),
        );
    }
  }
  const cloth = lit(random.pick(['#f3ede0', '#d98e5c', '#8fa97f']), light, 0);
  for (let table = 0; table < 3; table += 1) {
    const x = random.int(300, 480) + table * 190;
    drawing.add(
      line(`M${x} 740v-66M${x - 72} 746v-92M${x + 72} 746v-92M${x - 72} 706h32M${x + 72} 706h-32`, iron, 6),
      ellipse(x, 672, 48, 10, cloth),
    );
  }
  return mix(lit(look.walls[0], light, 0.1), light.sky[1], 0.4);
};

/** A hall of a museum: pictures on the wall, a bench, a statue. */
export const museum: Scene = (drawing, number) => {
  const { random } = drawing;
  const wall = random.pick(['#5b3a3f', '#37505a', '#e9e3d8', '#46563f', '#d8d2c4']);
  const bright = wall === '#e9e3d8' || wall === '#d8d2c4';
  const floor = random.pick(['#a87c52', '#8b6a4b', '#b9a78d']);
  drawing.add(
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      drawing.gradient([
        [shade(wall, bright ? 0 : 0.12), 0],
        [shade(wall, -0.12), 100],
      ]),
    ),
    rect(
      0,
      620,
      WIDTH,
      180,
      drawing.gradient([
        [shade(floor, -0.25), 0],
        [floor, 100],
      ]),
    ),
    rect(0, 606, WIDTH, 18, shade(wall, bright ? 0.5 : 0.3)),
    shape('M180 0h160l90 620H60zM820 0h160l90 620H720z', '#fff3d6', " opacity='.1'"),
  );
  const paints = ['#3f7fa6', '#d98e5c', '#e9c07a', '#7d8f69', '#a5482f', '#34507a', '#e7d8bd'];
  let x = random.int(60, 130);
  for (let frame = 0; x < 1060 && frame < 4; frame += 1) {
    const width = random.int(170, 290);
    const height = random.int(170, 290);
    const y = 320 - height / 2;
    const [sky, land, sun] = random.sample(paints, 3);
    drawing.add(
      rect(x - 14, y - 14, width + 28, height + 28, random.pick(['#b98a45', '#d8b468', '#2e2622'])),
      rect(x, y, width, height, sky ?? '#3f7fa6'),
      frame % 2 === 0
        ? shape(
            `M${x} ${r(y + height * 0.7)}q${r(width * 0.3)} ${r(-height * 0.4)} ${r(width * 0.55)} ${r(-height * 0.1)}t${r(width * 0.45)} ${r(-height * 0.1)}V${r(y + height)}H${x}z`,
            land ?? '#7d8f69',
          )
        : rect(x + width * 0.2, y + height * 0.3, width * 0.36, height * 0.5, land ?? '#7d8f69'),
      circle(x + width * 0.72, y + height * 0.28, height * 0.12, sun ?? '#e9c07a'),
    );
    x += width + random.int(70, 110);
  }
  const marble = '#efe9df';
  const at = number % 2 === 0 ? 180 : 1010;
  drawing.add(
    rounded(at - 54, 590, 108, 140, 4, shade(marble, -0.18)),
    circle(at, 408, 34, marble),
    shape(`M${at - 62} 590q-6 -120 40 -142h44q46 22 40 142z`, marble),
  );
  const bench = random.int(430, 640);
  drawing.add(
    ellipse(bench + 130, 742, 190, 14, '#1c1614', " opacity='.3'"),
    line(`M${bench + 24} 740v-50M${bench + 236} 740v-50`, '#2e2622', 12),
    rounded(bench, 664, 260, 32, 8, random.pick(['#6b4a34', '#34507a', '#8c4a52'])),
  );
  return mix(wall, floor, 0.3);
};
