import { mix, shade } from '../colour.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import { HEIGHT, WIDTH, circle, ellipse, heightAt, line, r, rect, ridgePoints, rounded, shape, softRidge } from '../drawing.ts';
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
  return shape(leaves, leaf) + shape(`M${r(x - size * 0.26)} ${r(y - size * 0.42)}h${r(size * 0.52)}l${r(-size * 0.08)} ${r(size * 0.42)}h${r(-size * 0.36)}z`, pot);
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
  drawing.add(rect(0, 0, WIDTH, HEIGHT, drawing.gradient([[shade(wall, -0.12), 0], [wall, 100]], 'across')));
  const floor = evening ? mix(palette.floor, '#2b2233', 0.3) : palette.floor;
  drawing.add(rect(0, 600, WIDTH, 200, drawing.gradient([[shade(floor, -0.2), 0], [floor, 100]])), rect(0, 590, WIDTH, 12, shade(wall, 0.25)));
  const flip = number % 2 === 0;
  const windowX = flip ? 70 : 850;
  // The view: sky and two hills, behind the panes.
  const far = ridgePoints(drawing, 400, 40, 2, 5);
  drawing.add(
    rect(windowX, 120, 280, 380, drawing.gradient([[light.sky[0], 0], [light.sky[1], 55], [light.sky[2], 100]])),
    shape(`M${windowX} ${r(heightAt(far, 100))}q70 -60 140 -14t140 -26V500H${windowX}z`, lit('#6f93a0', light, 0.4)),
    shape(`M${windowX} 440q90 -50 160 -6t120 -30V500H${windowX}z`, lit('#5b8560', light, 0.15)),
    line(`M${windowX} 120h280v380h-280zM${windowX + 140} 120v380M${windowX} 300h280`, shade(wall, evening ? 0.15 : 0.55), 12),
    shape(`M${windowX - 58} 84h96q-6 220 -70 450h-40z`, mix(palette.cloth, '#ffffff', 0.55), " opacity='.85'"),
    shape(`M${windowX + 338} 84h-96q6 220 70 450h40z`, mix(palette.cloth, '#ffffff', 0.55), " opacity='.85'"),
    line(`M${windowX - 80} 84h440`, shade(palette.accent, -0.4), 9),
  );
  if (!evening) drawing.add(shape(`M${windowX} 600h280l${flip ? 240 : -240} 200h-330z`, '#fff6dd', " opacity='.28'"));
  const bed = flip ? 470 : 110;
  const head = random.pick([shade(palette.cloth, -0.25), '#8a6242', '#6f5442', palette.accent]);
  const sheet = evening ? '#e9dccb' : '#fbf7f0';
  drawing.add(
    rounded(bed - 20, 330, 640, 240, number % 3 === 0 ? 90 : 18, head),
    rounded(bed, 470, 600, 170, 30, sheet),
    [40, 320].map((dx) => rounded(bed + dx, 408, 236, 96, 40, shade(sheet, evening ? -0.04 : 0.3)) + rounded(bed + dx + 44, 446, 150, 68, 30, dx === 40 ? palette.cloth : palette.accent)).join(''),
    shape(`M${bed - 10} 560q300 -50 620 0v130q0 24 -24 24h-572q-24 0 -24 -24z`, drawing.gradient([[shade(palette.cloth, 0.12), 0], [shade(palette.cloth, -0.22), 100]])),
    shape(`M${bed - 10} 556q300 -50 620 0v44q-310 -46 -620 0z`, sheet),
    ellipse(bed + 300, 735, 380, 26, '#000000', " opacity='.14'"),
  );
  const lampX = flip ? bed - 78 : bed + 668;
  drawing.add(circle(lampX, 400, evening ? 300 : 150, drawing.glow([['#ffd58f', 0, evening ? 0.75 : 0.35], ['#ffd58f', 100, 0]])), rect(lampX - 52, 540, 104, 110, shade('#8a6242', evening ? -0.3 : 0)), line(`M${lampX} 540v-96`, '#5f4a3b', 9), shape(`M${lampX - 44} 446l18 -82h52l18 82z`, '#ffeac2'));
  const pictureX = bed + 210;
  if (number % 3 !== 0) drawing.add(rect(pictureX, 140, 180, 130, mix(palette.accent, sheet, 0.45)), shape(`M${pictureX} 236q50 -60 90 -20t90 -30v84h-180z`, palette.cloth), circle(pictureX + 128, 180, 17, sheet), line(`M${pictureX} 140h180v130h-180z`, shade('#8a6242', -0.1), 8));
  else drawing.add(line(`M${pictureX + 90} 0v120`, '#4a3b33', 5), shape(`M${pictureX + 20} 190q6 -76 70 -76t70 76z`, palette.accent), circle(pictureX + 90, 190, 130, drawing.glow([['#ffe1a8', 0, 0.5], ['#ffe1a8', 100, 0]])));
  if (number % 4 < 2) drawing.add(plant(drawing, flip ? 1130 : 70, 720, 190, shade(palette.accent, -0.12)));
  else drawing.add(ellipse(bed + 300, 775, 470, 44, mix(palette.accent, floor, 0.5)));
  return mix(wall, palette.cloth, 0.3);
};

/** A spa: a basin under arches, or stones, towels and candles. */
export const spa: Scene = (drawing, number) => {
  const { random } = drawing;
  const tone = random.pick([['#2f4f55', '#7fb3b0'], ['#4a3f3a', '#8fb8b4'], ['#5a4a40', '#79aeb5'], ['#38505f', '#8cc3c8'], ['#6b5a4c', '#93bdb0']]);
  const [dark = '#2f4f55', water = '#7fb3b0'] = tone;
  const candle = (x: number, y: number, size: number): string =>
    rounded(x - size * 0.4, y - size, size * 0.8, size, 6, '#f6ead2') + shape(`M${r(x)} ${r(y - size * 1.75)}q${r(size * 0.28)} ${r(size * 0.4)} 0 ${r(size * 0.66)}q${r(-size * 0.28)} ${r(-size * 0.26)} 0 ${r(-size * 0.66)}z`, '#ffc766');
  drawing.add(rect(0, 0, WIDTH, HEIGHT, drawing.gradient([[shade(dark, -0.35), 0], [dark, 60], [shade(dark, 0.15), 100]])));
  const glow = drawing.glow([['#ffd28a', 0, 0.75], ['#ffd28a', 100, 0]]);
  if (number % 2 === 0) {
    const count = 3;
    for (let arch = 0; arch < count; arch += 1) {
      const x = 110 + arch * 350;
      drawing.add(circle(x + 140, 330, 300, glow, " opacity='.8'"), shape(`M${x} 520V270q0 -140 140 -140t140 140V520z`, drawing.gradient([[mix('#ffdca4', dark, 0.25), 0], [mix('#e0a56a', dark, 0.35), 100]])), shape(`M${x + 40} 520V290q0 -100 100 -100t100 100V520z`, mix(dark, '#20343a', 0.3)), shape(`M${x + 40} 520q60 -60 100 -20t100 -10v30z`, mix('#6f8f5e', dark, 0.35)));
    }
    drawing.add(rect(0, 500, WIDTH, 30, mix('#d9b98c', dark, 0.25)), rect(0, 526, WIDTH, 274, drawing.gradient([[mix(water, '#ffe2b0', 0.35), 0], [water, 40], [shade(water, -0.35), 100]])));
    let ripples = '';
    for (let row = 0; row < 14; row += 1) ripples += `M${random.int(0, 1000)} ${548 + row * 17}q${random.int(40, 90)} -9 ${random.int(110, 200)} 0`;
    drawing.add(line(ripples, '#ffffff', 4, " opacity='.4' stroke-linecap='round'"));
    for (const x of [60, 1130]) drawing.add(circle(x, 460, 110, glow), candle(x, 502, 38));
    drawing.add(line(`M380 470q40 -60 0 -120t20 -110M760 470q-40 -60 0 -120t-10 -120`, '#ffffff', 34, " opacity='.1' stroke-linecap='round'"));
    return mix(dark, water, 0.55);
  }
  const boards = mix('#b98a5c', dark, 0.2);
  drawing.add(circle(random.int(300, 900), 220, 480, glow, " opacity='.5'"));
  for (let i = 0; i < 7; i += 1) drawing.add(circle(random.int(40, 1160), random.int(60, 420), random.int(24, 70), mix('#ffd9a0', water, random.unit()), ` opacity='.${random.int(12, 32)}'`));
  drawing.add(rect(0, 590, WIDTH, 210, drawing.gradient([[shade(boards, 0.12), 0], [shade(boards, -0.3), 100]])), line('M0 655h1200M0 728h1200', shade(boards, -0.35), 4));
  const x = random.int(220, 420);
  const stone = mix('#4d5358', dark, 0.2);
  [[0, 130, 44], [8, 104, 36], [-4, 78, 30], [4, 50, 22]].forEach(([dx = 0, w = 60, h = 20], index, all) => {
    const y = 600 - all.slice(0, index).reduce((sum, [, , height = 0]) => sum + height * 1.55, 0);
    drawing.add(ellipse(x + dx, y, w, h, shade(stone, index * 0.07)), ellipse(x + dx - w * 0.2, y - h * 0.4, w * 0.5, h * 0.3, '#ffffff', " opacity='.14'"));
  });
  const towel = random.pick(['#f5efe4', '#e4d3bf', '#cfe0dd']);
  [0, 1, 2].forEach((fold) => drawing.add(rounded(620 + fold * 12, 560 - fold * 62, 320 - fold * 24, 60, 30, shade(towel, -0.1 * fold)), line(`M${660 + fold * 12} ${590 - fold * 62}h${240 - fold * 24}`, shade(towel, -0.22), 4)));
  for (const [cx, size] of [[1030, 62], [1110, 44]] as const) drawing.add(circle(cx, 560, size * 4, glow), candle(cx, 620, size));
  const petal = random.pick(['#f3a9bd', '#fff1e6', '#d9a7e0']);
  drawing.add([0, 72, 144, 216, 288].map((turn) => `<ellipse cx='540' cy='618' rx='17' ry='40' fill='${petal}' transform='rotate(${turn} 540 650)'/>`).join(''), circle(540, 650, 14, '#f5c451'));
  return mix(dark, '#d9a76c', 0.35);
};

/** A laid table: seen from above, or by candle light at a window. */
export const table: Scene = (drawing, number) => {
  const { random } = drawing;
  if (number % 2 === 0) {
    const wood = random.pick(['#9c6b43', '#6f4b34', '#c79a66', '#44535a', '#e2d8c8']);
    drawing.add(rect(0, 0, WIDTH, HEIGHT, drawing.gradient([[shade(wood, 0.08), 0], [shade(wood, -0.18), 100]])));
    drawing.add(line([0, 1, 2, 3, 4].map((row) => `M0 ${150 + row * 150}h1200`).join(''), shade(wood, -0.28), 5));
    const plate = (x: number, y: number, size: number): void => {
      const food = random.pick([['#c7643f', '#7f9f4b', '#f0c04f'], ['#d98ba0', '#8fae5a', '#fff3dc'], ['#8a4b32', '#e2a24a', '#6f9350'], ['#e8765a', '#f6d8a0', '#5f8a4a']]);
      drawing.add(ellipse(x + 10, y + 16, size * 1.02, size, '#000000', " opacity='.22'"), circle(x, y, size, '#fbf8f1'), circle(x, y, size * 0.72, '#efe9dd'), circle(x, y, size * 0.68, '#fdfbf6'));
      for (let bite = 0; bite < 6; bite += 1) {
        const turn = bite * 1.05 + random.unit();
        drawing.add(ellipse(x + Math.cos(turn) * size * 0.28, y + Math.sin(turn) * size * 0.26, size * (0.14 + random.unit() * 0.12), size * (0.1 + random.unit() * 0.09), food[bite % 3] ?? '#c7643f'));
      }
      drawing.add(line(`M${r(x - size * 0.4)} ${r(y + size * 0.36)}q${r(size * 0.35)} ${r(size * 0.22)} ${r(size * 0.75)} ${r(-size * 0.1)}`, food[0] ?? '#c7643f', 7, " stroke-linecap='round' opacity='.7'"));
      drawing.add(line(`M${r(x - size * 1.25)} ${r(y - size * 0.6)}v${r(size * 1.2)}M${r(x + size * 1.22)} ${r(y - size * 0.6)}v${r(size * 1.2)}`, '#d9dde0', 11, " stroke-linecap='round'"));
    };
    const cloth = random.pick(['#8fa38c', '#b9543f', '#41607a', '#e9dcc2']);
    drawing.add(`<g transform='rotate(${random.int(-16, 16)} 600 400)'>${rect(380, -80, 420, 960, cloth)}${line('M410 -80v960M770 -80v960', shade(cloth, 0.35), 6)}</g>`);
    plate(random.int(270, 330), random.int(300, 480), 178);
    plate(random.int(850, 920), random.int(300, 480), 178);
    for (const [x, y] of [[560, 150], [650, 640]] as const) drawing.add(circle(x + 8, y + 10, 62, '#000000', " opacity='.2'"), circle(x, y, 60, '#ffffff', " opacity='.5'"), circle(x, y, 46, random.pick(['#8a2438', '#f1cf7a', '#f6dfa6'])), circle(x - 16, y - 16, 12, '#ffffff', " opacity='.7'"));
    drawing.add(line('M600 330q-40 60 0 130M600 380q40 -22 66 -14M596 420q-44 -20 -70 -8', '#4f7a4a', 9, " stroke-linecap='round'"), circle(600, 320, 22, '#f3ede0'), circle(672, 364, 15, '#f0b7a4'));
    return wood;
  }
  const light = daylightOf(number, ['golden', 'sunset', 'dusk', 'noon']);
  paintSky(drawing, light, 520);
  drawing.add(shape(softRidge(ridgePoints(drawing, 430, 60, 2, 7)), lit('#587a78', light, 0.42)), shape(softRidge(ridgePoints(drawing, 500, 30, 2, 7)), lit('#3f6658', light, 0.2)));
  for (let lamp = 0; lamp < 9; lamp += 1) drawing.add(circle(60 + lamp * 138, 120 + Math.sin(lamp * 0.8) * 34, 13, '#ffe3a3'));
  drawing.add(line('M-20 80Q300 220 620 120T1220 90', lit('#40343a', light, 0), 4));
  const cloth = lit('#f7f0e4', light, 0);
  drawing.add(shape('M-20 800V640Q600 560 1220 640V800z', drawing.gradient([[cloth, 0], [shade(cloth, -0.2), 100]])));
  const wine = random.pick(['#8a2438', '#e9b94f', '#d9788a']);
  const glass = (x: number): string => shape(`M${x - 52} 380h104q6 116 -52 128q-58 -12 -52 -128z`, '#ffffff', " opacity='.34'") + shape(`M${x - 53} 424h106q-4 74 -53 84q-49 -10 -53 -84z`, wine, " opacity='.9'") + line(`M${x} 506v110M${x - 40} 620h80`, '#ffffff', 7, " opacity='.75' stroke-linecap='round'");
  const left = random.int(250, 420);
  drawing.add(ellipse(left + 300, 650, 190, 34, '#ffffff'), ellipse(left + 300, 644, 140, 22, shade(cloth, -0.08)), ellipse(left + 290, 630, 84, 24, '#b5653f'), ellipse(left + 345, 634, 44, 15, '#7f9f4b'), ellipse(left + 250, 636, 30, 12, '#f0c04f'));
  drawing.add(glass(left), glass(left + 110), circle(left + 560, 480, 240, drawing.glow([['#ffd68c', 0, 0.8], ['#ffd68c', 100, 0]])), rounded(left + 536, 500, 48, 130, 8, '#fbf1dc'), shape(`M${left + 560} 430q18 30 0 56q-18 -26 0 -56z`, '#ffb84d'));
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
    drawing.add(rect(x, 270, 380, 230, wall), shape(`M${x - 20} 272l60 -64h300l60 64z`, lit('#b86a48', light, 0.08)), [40, 150, 260].map((dx) => rounded(x + dx, 330, 80, 150, 40, light.lamps ? '#ffd98c' : lit('#5f7f8c', light, 0.1))).join(''));
  }
  const stone = lit('#eadcc4', light, 0.03);
  drawing.add(rect(0, 480, WIDTH, 320, drawing.gradient([[shade(stone, 0.1), 0], [shade(stone, -0.12), 100]])));
  const water = light.lamps ? '#3fb6c4' : lit('#35b8cc', light, 0);
  drawing.add(shape('M150 560H1010Q1120 660 1230 800H-40Q60 640 150 560z', shade(stone, 0.35)), shape('M176 574H990Q1090 670 1180 800H10Q90 650 176 574z', drawing.gradient([[shade(water, 0.35), 0], [water, 40], [shade(water, -0.2), 100]])));
  let ripples = '';
  for (let row = 0; row < 13; row += 1) ripples += `M${random.int(140, 820)} ${596 + row * 16}q${random.int(30, 60)} -12 ${random.int(70, 120)} 0t${random.int(60, 110)} 0`;
  drawing.add(line(ripples, '#ffffff', 5, " opacity='.5' stroke-linecap='round'"));
  const cloth = random.pick(['#f4efe4', '#e4572e', '#f2b441', '#2f7f96']);
  for (const x of [random.int(230, 330), random.int(800, 880)]) {
    drawing.add(line(`M${x} 560V330`, lit('#8a6a4a', light, 0), 9), shape(`M${x - 130} 352q130 -100 260 0q-130 -26 -260 0z`, lit(cloth, light, 0)), shape(`M${x - 46} 344q20 -38 46 -42q30 8 48 42q-50 -8 -94 0z`, lit(shade(cloth, 0.4), light, 0)));
    drawing.add(shape(`M${x - 150} 552l16 -14h150l52 -54 14 10 -48 58h-24v16h-12v-16H${x - 120}v16h-12v-16z`, lit('#ffffff', light, 0.02)));
  }
  if (number % 2 === 0) {
    const at = number % 4 === 0 ? 90 : 1110;
    const leaf = lit('#28694a', light, 0);
    drawing.add(line(`M${at} 760q${at < 600 ? 24 : -24} -260 ${at < 600 ? 60 : -60} -480`, lit('#6d5238', light, 0), 24));
    const top = at + (at < 600 ? 60 : -60);
    drawing.add(shape([[-190, 60], [-150, -70], [-30, -140], [110, -110], [190, 10], [120, 110], [-100, 120]].map(([dx = 0, dy = 0]) => `M${top} 284q${r(dx * 0.45)} ${r(dy * 0.4 - 64)} ${dx} ${dy}q${r(-dx * 0.5)} ${r(-dy * 0.5 - 8)} ${-dx} ${-dy}z`).join(''), leaf));
  }
  return mix(water, light.sky[1], 0.35);
};
