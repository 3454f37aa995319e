import { mix, shade } from '../colour.ts';
import { daylightOf, lit } from '../daylight.ts';
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
  rounded,
  shape,
} from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { Scene } from './nature.ts';

/** A plant in a pot. */
function plant(drawing: Drawing, x: number, y: number, size: number, pot: string): string {
  const leaf = drawing.random.pick(['#4a7a55', '#5d8a5e', '#3f6f5a']);
  const leaves = [-80, -48, -16, 16, 48, 80]
    .map((turn) => {
      const dx = turn * size * 0.011;
      const dy = -size * (1.05 - Math.abs(turn) / 160);
      return `M${r(x)} ${r(y - size * 0.4)}q${r(dx * 0.1 - 12)} ${r(dy * 0.7)} ${r(dx)} ${r(dy)}q${r(-dx * 0.2 + 26)} ${r(-dy * 0.5)} ${r(-dx)} ${r(-dy)}z`;
    })
    .join('');
  return (
    shape(leaves, leaf) +
    shape(
      `M${r(x - size * 0.26)} ${r(y - size * 0.42)}h${r(size * 0.52)}l${r(-size * 0.08)} ${r(size * 0.42)}h${r(-size * 0.36)}z`,
      pot,
    )
  );
}

const ROOMS = [
  { wall: '#e9e1d3', floor: '#b98d62', cloth: '#5b7f8c', accent: '#d98e5c' },
  { wall: '#d8e0dc', floor: '#a67b56', cloth: '#c9694f', accent: '#e9c07a' },
  { wall: '#f0e4d8', floor: '#8f6a4d', cloth: '#7d8f69', accent: '#c9785a' },
  { wall: '#d5dbe5', floor: '#b08a67', cloth: '#34507a', accent: '#e0a458' },
  { wall: '#e8d6c4', floor: '#94694a', cloth: '#8c4a52', accent: '#d9b27c' },
  { wall: '#3f5560', floor: '#9a7350', cloth: '#d8b98a', accent: '#e3924f' },
  { wall: '#54463f', floor: '#b48a5e', cloth: '#c7cfc4', accent: '#e1a95f' },
  { wall: '#dfe6dd', floor: '#c09a70', cloth: '#e0b7a4', accent: '#6f8f86' },
] as const;

/** A room with a bed, a lamp and a window on the surroundings. */
export const room: Scene = (drawing, number) => {
  const { random } = drawing;
  const palette = ROOMS[number % ROOMS.length] ?? ROOMS[0];
  const light = daylightOf(number);
  const evening = light.lamps;
  const wall = evening ? mix(palette.wall, '#2b2233', 0.34) : palette.wall;
  drawing.add(rect(0, 0, WIDTH, HEIGHT, drawing.gradient(fade(shade(wall, -0.12), wall), 'across')));
  const floor = evening ? mix(palette.floor, '#2b2233', 0.3) : palette.floor;
  drawing.add(
    rect(0, 600, WIDTH, 200, drawing.gradient(fade(shade(floor, -0.2), floor))),
    rect(0, 590, WIDTH, 12, shade(wall, 0.25)),
  );
  const flip = number % 2 === 0;
  const windowX = flip ? 70 : 850;
  // The view: sky and two hills, behind the panes.
  const far = ridgePoints(drawing, 400, 40, 2, 5);
  drawing.add(
    rect(
      windowX,
      120,
      280,
      380,
      drawing.gradient([
        [light.sky[0], 0],
        [light.sky[1], 55],
        [light.sky[2], 100],
      ]),
    ),
    shape(
      `M${windowX} ${r(heightAt(far, 100))}q70 -60 140 -14t140 -26V500H${windowX}z`,
      lit('#6f93a0', light, 0.4),
    ),
    shape(`M${windowX} 440q90 -50 160 -6t120 -30V500H${windowX}z`, lit('#5b8560', light, 0.15)),
    line(
      `M${windowX} 120h280v380h-280zM${windowX + 140} 120v380M${windowX} 300h280`,
      shade(wall, evening ? 0.15 : 0.55),
      12,
    ),
    shape(
      `M${windowX - 58} 84h96q-6 220 -70 450h-40z`,
      mix(palette.cloth, '#ffffff', 0.55),
      " opacity='.85'",
    ),
    shape(`M${windowX + 338} 84h-96q6 220 70 450h40z`, mix(palette.cloth, '#ffffff', 0.55), " opacity='.85'"),
    line(`M${windowX - 80} 84h440`, shade(palette.accent, -0.4), 9),
  );
  if (!evening)
    drawing.add(shape(`M${windowX} 600h280l${flip ? 240 : -240} 200h-330z`, '#fff6dd', " opacity='.28'"));
  const bed = flip ? 470 : 110;
  const head = random.pick([shade(palette.cloth, -0.25), '#8a6242', '#6f5442', palette.accent]);
  const sheet = evening ? '#e9dccb' : '#fbf7f0';
  drawing.add(
    rounded(bed - 20, 330, 640, 240, number % 3 === 0 ? 90 : 18, head),
    rounded(bed, 470, 600, 170, 30, sheet),
    [40, 320]
      .map(
        (dx) =>
          rounded(bed + dx, 408, 236, 96, 40, shade(sheet, evening ? -0.04 : 0.3)) +
          rounded(bed + dx + 44, 446, 150, 68, 30, dx === 40 ? palette.cloth : palette.accent),
      )
      .join(''),
    shape(
      `M${bed - 10} 560q300 -50 620 0v130q0 24 -24 24h-572q-24 0 -24 -24z`,
      drawing.gradient(fade(shade(palette.cloth, 0.12), shade(palette.cloth, -0.22))),
    ),
    shape(`M${bed - 10} 556q300 -50 620 0v44q-310 -46 -620 0z`, sheet),
    ellipse(bed + 300, 735, 380, 26, '#000000', " opacity='.14'"),
  );
  const lampX = flip ? bed - 78 : bed + 668;
  drawing.add(
    circle(
      lampX,
      400,
      evening ? 300 : 150,
      drawing.glow([
        ['#ffd58f', 0, evening ? 0.75 : 0.35],
        ['#ffd58f', 100, 0],
      ]),
    ),
    rect(lampX - 52, 540, 104, 110, shade('#8a6242', evening ? -0.3 : 0)),
    line(`M${lampX} 540v-96`, '#5f4a3b', 9),
    shape(`M${lampX - 44} 446l18 -82h52l18 82z`, '#ffeac2'),
  );
  const pictureX = bed + 210;
  if (number % 3 !== 0)
    drawing.add(
      rect(pictureX, 140, 180, 130, mix(palette.accent, sheet, 0.45)),
      shape(`M${pictureX} 236q50 -60 90 -20t90 -30v84h-180z`, palette.cloth),
      circle(pictureX + 128, 180, 17, sheet),
      line(`M${pictureX} 140h180v130h-180z`, shade('#8a6242', -0.1), 8),
    );
  else
    drawing.add(
      line(`M${pictureX + 90} 0v120`, '#4a3b33', 5),
      shape(`M${pictureX + 20} 190q6 -76 70 -76t70 76z`, palette.accent),
      circle(
        pictureX + 90,
        190,
        130,
        drawing.glow([
          ['#ffe1a8', 0, 0.5],
          ['#ffe1a8', 100, 0],
        ]),
      ),
    );
  if (number % 4 < 2) drawing.add(plant(drawing, flip ? 1130 : 70, 720, 190, shade(palette.accent, -0.12)));
  else drawing.add(ellipse(bed + 300, 775, 470, 44, mix(palette.accent, floor, 0.5)));
  return mix(wall, palette.cloth, 0.3);
};

/** A spa: a basin under arches, or stones, towels and candles. */
export const spa: Scene = (drawing, number) => {
  const { random } = drawing;
  const tone = random.pick([
    ['#2f4f55', '#7fb3b0'],
    ['#4a3f3a', '#8fb8b4'],
    ['#5a4a40', '#79aeb5'],
    ['#38505f', '#8cc3c8'],
    ['#6b5a4c', '#93bdb0'],
  ]);
  const [dark = '#2f4f55', water = '#7fb3b0'] = tone;
  const candle = (x: number, y: number, size: number): string =>
    rounded(x - size * 0.4, y - size, size * 0.8, size, 6, '#f6ead2') +
    shape(
      `M${r(x)} ${r(y - size * 1.75)}q${r(size * 0.28)} ${r(size * 0.4)} 0 ${r(size * 0.66)}q${r(-size * 0.28)} ${r(-size * 0.26)} 0 ${r(-size * 0.66)}z`,
      '#ffc766',
    );
  drawing.add(
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      drawing.gradient([
        [shade(dark, -0.35), 0],
        [dark, 60],
        [shade(dark, 0.15), 100],
      ]),
    ),
  );
  const glow = drawing.glow([
    ['#ffd28a', 0, 0.75],
    ['#ffd28a', 100, 0],
  ]);
  if (number % 2 === 0) {
    const count = 3;
    for (let arch = 0; arch < count; arch += 1) {
      const x = 110 + arch * 350;
      drawing.add(
        circle(x + 140, 330, 300, glow, " opacity='.8'"),
        shape(
          `M${x} 520V270q0 -140 140 -140t140 140V520z`,
          drawing.gradient(fade(mix('#ffdca4', dark, 0.25), mix('#e0a56a', dark, 0.35))),
        ),
        shape(`M${x + 40} 520V290q0 -100 100 -100t100 100V520z`, mix(dark, '#20343a', 0.3)),
        shape(`M${x + 40} 520q60 -60 100 -20t100 -10v30z`, mix('#6f8f5e', dark, 0.35)),
      );
    }
    drawing.add(
      rect(0, 500, WIDTH, 30, mix('#d9b98c', dark, 0.25)),
      rect(
        0,
        526,
        WIDTH,
        274,
        drawing.gradient([
          [mix(water, '#ffe2b0', 0.35), 0],
          [water, 40],
          [shade(water, -0.35), 100],
        ]),
      ),
    );
    let ripples = '';
    for (let row = 0; row < 14; row += 1)
      ripples += `M${random.int(0, 1000)} ${548 + row * 17}q${random.int(40, 90)} -9 ${random.int(110, 200)} 0`;
    drawing.add(line(ripples, '#ffffff', 4, " opacity='.4' stroke-linecap='round'"));
    for (const x of [60, 1130]) drawing.add(circle(x, 460, 110, glow), candle(x, 502, 38));
    drawing.add(
      line(
        `M380 470q40 -60 0 -120t20 -110M760 470q-40 -60 0 -120t-10 -120`,
        '#ffffff',
        34,
        " opacity='.1' stroke-linecap='round'",
      ),
    );
    return mix(dark, water, 0.55);
  }
  const boards = mix('#b98a5c', dark, 0.2);
  drawing.add(circle(random.int(300, 900), 220, 480, glow, " opacity='.5'"));
  for (let i = 0; i < 7; i += 1)
    drawing.add(
      circle(
        random.int(40, 1160),
        random.int(60, 420),
        random.int(24, 70),
        mix('#ffd9a0', water, random.unit()),
        ` opacity='.${random.int(12, 32)}'`,
      ),
    );
  drawing.add(
    rect(0, 590, WIDTH, 210, drawing.gradient(fade(shade(boards, 0.12), shade(boards, -0.3)))),
    line('M0 655h1200M0 728h1200', shade(boards, -0.35), 4),
  );
  const x = random.int(220, 420);
  const stone = mix('#4d5358', dark, 0.2);
  [
    [0, 130, 44],
    [8, 104, 36],
    [-4, 78, 30],
    [4, 50, 22],
  ].forEach(([dx = 0, w = 60, h = 20], index, all) => {
    const y = 600 - all.slice(0, index).reduce((sum, [, , height = 0]) => sum + height * 1.55, 0);
    drawing.add(
      ellipse(x + dx, y, w, h, shade(stone, index * 0.07)),
      ellipse(x + dx - w * 0.2, y - h * 0.4, w * 0.5, h * 0.3, '#ffffff', " opacity='.14'"),
    );
  });
  const towel = random.pick(['#f5efe4', '#e4d3bf', '#cfe0dd']);
  [0, 1, 2].forEach((fold) =>
    drawing.add(
      rounded(620 + fold * 12, 560 - fold * 62, 320 - fold * 24, 60, 30, shade(towel, -0.1 * fold)),
      line(`M${660 + fold * 12} ${590 - fold * 62}h${240 - fold * 24}`, shade(towel, -0.22), 4),
    ),
  );
  for (const [cx, size] of [
    [1030, 62],
    [1110, 44],
  ] as const)
    drawing.add(circle(cx, 560, size * 4, glow), candle(cx, 620, size));
  const petal = random.pick(['#f3a9bd', '#fff1e6', '#d9a7e0']);
  drawing.add(
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx='540' cy='618' rx='17' ry='40' fill='${petal}' transform='rotate(${turn} 540 650)'/>`,
      )
      .join(''),
    circle(540, 650, 14, '#f5c451'),
  );
  return mix(dark, '#d9a76c', 0.35);
};
