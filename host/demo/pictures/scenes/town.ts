import { mix, shade } from '../colour.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import { HEIGHT, WIDTH, circle, ellipse, line, r, rect, rounded, shape } from '../drawing.ts';
import type { Scene } from './nature.ts';

const FACADES = [
  '#c8553d',
  '#d98b5f',
  '#e6b873',
  '#8f9f7a',
  '#6f8fa3',
  '#b56a5a',
  '#e8d6b3',
  '#a8503f',
  '#7a5c6b',
  '#d9a066',
];

/** A row of gabled houses on the water, with a bridge or a boat. */
export const canal: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  const quay = 540;
  paintSky(drawing, light, 470);
  drawing.add(
    rect(
      0,
      quay,
      WIDTH,
      HEIGHT - quay,
      drawing.gradient([
        [mix(light.sky[2], '#5d8791', 0.4), 0],
        [lit('#3b6a78', light, 0.06), 100],
      ]),
    ),
  );
  const panes: string[] = [];
  const dark = light.lamps ? '#ffd98c' : lit('#31424f', light, 0.1);
  let reflections = '';
  let x = -random.int(10, 60);
  while (x < WIDTH) {
    const width = random.int(92, 138);
    const height = random.int(240, 370);
    const top = quay - height;
    const colour = lit(random.pick(FACADES), light, 0.08);
    const gable = random.int(0, 2);
    const roof =
      gable === 0
        ? `M${x} ${top + 2}v-20h18v-26h18v-24h${width - 72}v24h18v26h18v20z`
        : gable === 1
          ? `M${x} ${top + 2}q4 -46 30 -50q6 -34 ${r(width / 2 - 30)} -40q${r(width / 2 - 36)} 6 ${r(width / 2 - 30)} 40q26 4 30 50z`
          : `M${x} ${top + 2}l${r(width / 2)} -74 ${r(width - width / 2)} 74z`;
    drawing.add(shape(`M${x} ${quay}V${top}h${width}V${quay}z${roof}`, colour));
    const columns = width > 115 ? 3 : 2;
    const gap = width / columns;
    for (let floor = 0; top + 26 + floor * 66 < quay - 40; floor += 1) {
      for (let column = 0; column < columns; column += 1) {
        if (light.lamps && random.chance(0.35)) continue;
        panes.push(`M${r(x + gap * (column + 0.5) - 12)} ${top + 22 + floor * 66}h24v40h-24z`);
      }
    }
    reflections += rect(x, quay + 6, width, height * 0.52, colour);
    x += width;
  }
  drawing.add(
    shape(panes.join(''), dark),
    `<g opacity='.34'>${reflections}</g>`,
    rect(0, quay - 6, WIDTH, 16, lit('#8b8178', light, 0)),
  );
  if (number % 2 === 0) {
    const left = random.int(40, 240);
    const stone = lit('#8d7767', light, 0);
    drawing.add(
      shape(
        `M${left - 60} ${quay + 60}Q${left + 300} ${quay - 120} ${left + 660} ${quay + 60}V${quay + 130}H${left + 560}Q${left + 300} ${quay - 40} ${left + 40} ${quay + 130}H${left - 60}z`,
        stone,
      ),
      line(
        `M${left - 60} ${quay + 34}Q${left + 300} ${quay - 146} ${left + 660} ${quay + 34}`,
        lit('#3e3a3a', light, 0),
        6,
      ),
    );
  } else {
    const left = random.int(160, 700);
    drawing.add(
      ellipse(left + 150, 712, 220, 14, '#0d2530', " opacity='.35'"),
      shape(`M${left} 650q150 30 310 -6q-16 62 -60 66h-190q-46 -8 -60 -60z`, lit('#2c4c63', light, 0)),
      shape(`M${left + 70} 650v-44h120l20 42z`, lit('#f0e6d2', light, 0)),
    );
  }
  let ripples = '';
  for (let row = 0; row < 15; row += 1)
    ripples += `M${random.int(0, 1080)} ${quay + 30 + row * 16}h${random.int(40, 170)}`;
  drawing.add(line(ripples, '#ffffff', 4, " opacity='.3' stroke-linecap='round'"));
  return mix(lit('#a8705a', light, 0.1), light.sky[1], 0.4);
};

/** Roofs, domes and towers of a town in layers, or a square with arcades. */
export const city: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  paintSky(drawing, light, 560);
  const warm = number % 3 !== 2;
  for (let layer = 0; layer < 4; layer += 1) {
    const distance = 0.74 - layer * 0.22;
    const base = 430 + layer * 92;
    const wall = lit(
      warm ? random.pick(['#d9a878', '#cf9568', '#e3bf95']) : random.pick(['#9aa7b5', '#b7b9bd', '#8796a8']),
      light,
      distance,
    );
    const roof = lit(warm ? '#a6523a' : '#56697c', light, distance);
    let walls = '';
    let roofs = '';
    let windows = '';
    for (let x = -30; x < WIDTH;) {
      const width = random.int(60, 130) + layer * 12;
      const top = base - random.int(0, 70);
      walls += `M${x} 800V${top}h${width}V800z`;
      if (random.chance(0.72))
        roofs += `M${x - 5} ${top + 2}l${r(width * 0.16)} -30h${r(width * 0.68 + 10)}l${r(width * 0.16)} 30z`;
      for (let row = 0; row < 3 && layer > 1; row += 1) {
        for (let column = 0; column < 2; column += 1) {
          if (!light.lamps || random.chance(0.5))
            windows += `M${r(x + width * (0.2 + column * 0.36))} ${top + 20 + row * 44}h${8 + layer * 3}v${16 + layer * 3}h-${8 + layer * 3}z`;
        }
      }
      x += width;
    }
    if (layer < 3) {
      const x = random.int(120, 1050);
      const monument = (number + layer) % 3;
      if (monument === 0) {
        roofs += `M${x - 74} ${base - 40}q6 -110 74 -118q68 8 74 118z`;
        walls += `M${x - 80} 800V${base - 44}h160V800zM${x - 8} ${base - 150}v-34h16v34z`;
      } else if (monument === 1) {
        walls += `M${x - 26} 800V${base - 150}h52V800z`;
        roofs += `M${x - 32} ${base - 148}l32 -110 32 110z`;
      } else {
        walls += `M${x - 56} 800V${base - 110}h40V800zM${x + 16} 800V${base - 110}h40V800z`;
        roofs += `M${x - 60} ${base - 108}l24 -70 24 70zM${x + 12} ${base - 108}l24 -70 24 70z`;
      }
    }
    drawing.add(
      shape(
        walls,
        drawing.gradient([
          [shade(wall, 0.1), 20],
          [mix(wall, light.sky[2], 0.25), 100],
        ]),
      ),
      shape(roofs, roof),
    );
    if (windows !== '')
      drawing.add(
        shape(
          windows,
          light.lamps ? '#ffd283' : lit('#3f4a58', light, distance + 0.1),
          ` opacity='.${light.lamps ? 95 : 75}'`,
        ),
      );
  }
  const front = lit('#3a3640', light, 0);
  if (number % 2 === 0) {
    // A balcony in the foreground: railing and pots.
    let rail = `M0 690h1200`;
    for (let x = 12; x < WIDTH; x += 44) rail += `M${x} 690v120`;
    drawing.add(line(rail, front, 9));
    for (const x of [random.int(60, 260), random.int(880, 1060)]) {
      drawing.add(
        ellipse(x + 45, 655, 78, 52, lit('#3d6b46', light, 0)),
        line(
          `M${x} 640h.1M${x + 40} 620h.1M${x + 78} 646h.1M${x + 20} 668h.1M${x + 62} 664h.1`,
          lit(random.pick(['#e2566b', '#f4c15d', '#f0f0f0']), light, 0),
          22,
          " stroke-linecap='round'",
        ),
        rounded(x, 672, 92, 70, 8, lit('#b5623f', light, 0)),
      );
    }
  } else {
    // The trees of a park below: higher to one side.
    const rises = random.chance(0.5) ? 1 : -1;
    for (let x = -40; x < WIDTH + 60; x += random.int(48, 96)) {
      const radius = 74 + rises * ((x - WIDTH / 2) / WIDTH) * 70 + random.int(0, 26);
      drawing.add(circle(x, 790, radius, lit(random.pick(['#35583f', '#3c6145', '#426a49']), light, 0)));
    }
  }
  return mix(lit(warm ? '#cf9568' : '#9aa7b5', light, 0.2), light.sky[1], 0.4);
};
