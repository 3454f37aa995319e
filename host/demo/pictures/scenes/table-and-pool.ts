import { mix, shade } from '../colour.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import {
  HEIGHT,
  WIDTH,
  circle,
  ellipse,
  fade,
  line,
  r,
  rect,
  ridgePoints,
  rounded,
  shape,
  softRidge,
} from '../drawing.ts';
import type { Scene } from './nature.ts';

/** A laid table: seen from above, or by candle light at a window. */
export const table: Scene = (drawing, number) => {
  const { random } = drawing;
  if (number % 2 === 0) {
    const wood = random.pick(['#9c6b43', '#6f4b34', '#c79a66', '#44535a', '#e2d8c8']);
    drawing.add(rect(0, 0, WIDTH, HEIGHT, drawing.gradient(fade(shade(wood, 0.08), shade(wood, -0.18)))));
    drawing.add(
      line([0, 1, 2, 3, 4].map((row) => `M0 ${150 + row * 150}h1200`).join(''), shade(wood, -0.28), 5),
    );
    const plate = (x: number, y: number, size: number): void => {
      const food = random.pick([
        ['#c7643f', '#7f9f4b', '#f0c04f'],
        ['#d98ba0', '#8fae5a', '#fff3dc'],
        ['#8a4b32', '#e2a24a', '#6f9350'],
        ['#e8765a', '#f6d8a0', '#5f8a4a'],
      ]);
      drawing.add(
        ellipse(x + 10, y + 16, size * 1.02, size, '#000000', " opacity='.22'"),
        circle(x, y, size, '#fbf8f1'),
        circle(x, y, size * 0.72, '#efe9dd'),
        circle(x, y, size * 0.68, '#fdfbf6'),
      );
      for (let bite = 0; bite < 6; bite += 1) {
        const turn = bite * 1.05 + random.unit();
        drawing.add(
          ellipse(
            x + Math.cos(turn) * size * 0.28,
            y + Math.sin(turn) * size * 0.26,
            size * (0.14 + random.unit() * 0.12),
            size * (0.1 + random.unit() * 0.09),
            food[bite % 3] ?? '#c7643f',
          ),
        );
      }
      drawing.add(
        line(
          `M${r(x - size * 0.4)} ${r(y + size * 0.36)}q${r(size * 0.35)} ${r(size * 0.22)} ${r(size * 0.75)} ${r(-size * 0.1)}`,
          food[0] ?? '#c7643f',
          7,
          " stroke-linecap='round' opacity='.7'",
        ),
      );
      drawing.add(
        line(
          `M${r(x - size * 1.25)} ${r(y - size * 0.6)}v${r(size * 1.2)}M${r(x + size * 1.22)} ${r(y - size * 0.6)}v${r(size * 1.2)}`,
          '#d9dde0',
          11,
          " stroke-linecap='round'",
        ),
      );
    };
    const cloth = random.pick(['#8fa38c', '#b9543f', '#41607a', '#e9dcc2']);
    drawing.add(
      `<g transform='rotate(${random.int(-16, 16)} 600 400)'>${rect(380, -80, 420, 960, cloth)}${line('M410 -80v960M770 -80v960', shade(cloth, 0.35), 6)}</g>`,
    );
    plate(random.int(270, 330), random.int(300, 480), 178);
    plate(random.int(850, 920), random.int(300, 480), 178);
    for (const [x, y] of [
      [560, 150],
      [650, 640],
    ] as const)
      drawing.add(
        circle(x + 8, y + 10, 62, '#000000', " opacity='.2'"),
        circle(x, y, 60, '#ffffff', " opacity='.5'"),
        circle(x, y, 46, random.pick(['#8a2438', '#f1cf7a', '#f6dfa6'])),
        circle(x - 16, y - 16, 12, '#ffffff', " opacity='.7'"),
      );
    drawing.add(
      line(
        'M600 330q-40 60 0 130M600 380q40 -22 66 -14M596 420q-44 -20 -70 -8',
        '#4f7a4a',
        9,
        " stroke-linecap='round'",
      ),
      circle(600, 320, 22, '#f3ede0'),
      circle(672, 364, 15, '#f0b7a4'),
    );
    return wood;
  }
  const light = daylightOf(number, ['golden', 'sunset', 'dusk', 'noon']);
  paintSky(drawing, light, 520);
  drawing.add(
    shape(softRidge(ridgePoints(drawing, 430, 60, 2, 7)), lit('#587a78', light, 0.42)),
    shape(softRidge(ridgePoints(drawing, 500, 30, 2, 7)), lit('#3f6658', light, 0.2)),
  );
  for (let lamp = 0; lamp < 9; lamp += 1)
    drawing.add(circle(60 + lamp * 138, 120 + Math.sin(lamp * 0.8) * 34, 13, '#ffe3a3'));
  drawing.add(line('M-20 80Q300 220 620 120T1220 90', lit('#40343a', light, 0), 4));
  const cloth = lit('#f7f0e4', light, 0);
  drawing.add(shape('M-20 800V640Q600 560 1220 640V800z', drawing.gradient(fade(cloth, shade(cloth, -0.2)))));
  const wine = random.pick(['#8a2438', '#e9b94f', '#d9788a']);
  const glass = (x: number): string =>
    shape(`M${x - 52} 380h104q6 116 -52 128q-58 -12 -52 -128z`, '#ffffff', " opacity='.34'") +
    shape(`M${x - 53} 424h106q-4 74 -53 84q-49 -10 -53 -84z`, wine, " opacity='.9'") +
    line(`M${x} 506v110M${x - 40} 620h80`, '#ffffff', 7, " opacity='.75' stroke-linecap='round'");
  const left = random.int(250, 420);
  drawing.add(
    ellipse(left + 300, 650, 190, 34, '#ffffff'),
    ellipse(left + 300, 644, 140, 22, shade(cloth, -0.08)),
    ellipse(left + 290, 630, 84, 24, '#b5653f'),
    ellipse(left + 345, 634, 44, 15, '#7f9f4b'),
    ellipse(left + 250, 636, 30, 12, '#f0c04f'),
  );
  drawing.add(
    glass(left),
    glass(left + 110),
    circle(
      left + 560,
      480,
      240,
      drawing.glow([
        ['#ffd68c', 0, 0.8],
        ['#ffd68c', 100, 0],
      ]),
    ),
    rounded(left + 536, 500, 48, 130, 8, '#fbf1dc'),
    shape(`M${left + 560} 430q18 30 0 56q-18 -26 0 -56z`, '#ffb84d'),
  );
  return mix(cloth, light.sky[1], 0.5);
};

/** A pool with loungers, parasols and palms, by day and by evening. */
export const pool: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  paintSky(drawing, light, 400);
  drawing.add(shape(softRidge(ridgePoints(drawing, 390, 50, 2, 7)), lit('#6a8f86', light, 0.5)));
  const hedge = ridgePoints(drawing, 440, 14, 5, 16);
  drawing.add(shape(softRidge(hedge), lit('#3f7350', light, 0.16)));
  if (number % 3 !== 2) {
    const x = random.chance(0.5) ? 40 : 780;
    const wall = lit(random.pick(['#f3e6d0', '#fbf6ec', '#e9c9a4']), light, 0.08);
    drawing.add(
      rect(x, 270, 380, 230, wall),
      shape(`M${x - 20} 272l60 -64h300l60 64z`, lit('#b86a48', light, 0.08)),
      [40, 150, 260]
        .map((dx) => rounded(x + dx, 330, 80, 150, 40, light.lamps ? '#ffd98c' : lit('#5f7f8c', light, 0.1)))
        .join(''),
    );
  }
  const stone = lit('#eadcc4', light, 0.03);
  drawing.add(rect(0, 480, WIDTH, 320, drawing.gradient(fade(shade(stone, 0.1), shade(stone, -0.12)))));
  const water = light.lamps ? '#3fb6c4' : lit('#35b8cc', light, 0);
  drawing.add(
    shape('M150 560H1010Q1120 660 1230 800H-40Q60 640 150 560z', shade(stone, 0.35)),
    shape(
      'M176 574H990Q1090 670 1180 800H10Q90 650 176 574z',
      drawing.gradient([
        [shade(water, 0.35), 0],
        [water, 40],
        [shade(water, -0.2), 100],
      ]),
    ),
  );
  let ripples = '';
  for (let row = 0; row < 13; row += 1)
    ripples += `M${random.int(140, 820)} ${596 + row * 16}q${random.int(30, 60)} -12 ${random.int(70, 120)} 0t${random.int(60, 110)} 0`;
  drawing.add(line(ripples, '#ffffff', 5, " opacity='.5' stroke-linecap='round'"));
  const cloth = random.pick(['#f4efe4', '#e4572e', '#f2b441', '#2f7f96']);
  for (const x of [random.int(230, 330), random.int(800, 880)]) {
    drawing.add(
      line(`M${x} 560V330`, lit('#8a6a4a', light, 0), 9),
      shape(`M${x - 130} 352q130 -100 260 0q-130 -26 -260 0z`, lit(cloth, light, 0)),
      shape(`M${x - 46} 344q20 -38 46 -42q30 8 48 42q-50 -8 -94 0z`, lit(shade(cloth, 0.4), light, 0)),
    );
    drawing.add(
      shape(
        `M${x - 150} 552l16 -14h150l52 -54 14 10 -48 58h-24v16h-12v-16H${x - 120}v16h-12v-16z`,
        lit('#ffffff', light, 0.02),
      ),
    );
  }
  if (number % 2 === 0) {
    const at = number % 4 === 0 ? 90 : 1110;
    const leaf = lit('#28694a', light, 0);
    drawing.add(
      line(
        `M${at} 760q${at < 600 ? 24 : -24} -260 ${at < 600 ? 60 : -60} -480`,
        lit('#6d5238', light, 0),
        24,
      ),
    );
    const top = at + (at < 600 ? 60 : -60);
    drawing.add(
      shape(
        [
          [-190, 60],
          [-150, -70],
          [-30, -140],
          [110, -110],
          [190, 10],
          [120, 110],
          [-100, 120],
        ]
          .map(
            ([dx = 0, dy = 0]) =>
              `M${top} 284q${r(dx * 0.45)} ${r(dy * 0.4 - 64)} ${dx} ${dy}q${r(-dx * 0.5)} ${r(-dy * 0.5 - 8)} ${-dx} ${-dy}z`,
          )
          .join(''),
        leaf,
      ),
    );
  }
  return mix(water, light.sky[1], 0.35);
};
