import { mix, shade } from '../colour.ts';
import type { Daylight } from '../daylight.ts';
import { daylightOf, lit, paintSky } from '../daylight.ts';
import type { Drawing } from '../drawing.ts';
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
  sharpRidge,
  softRidge,
} from '../drawing.ts';
import { firs } from '../trees.ts';

/** Paints a scene and returns its dominant colour. */
export type Scene = (drawing: Drawing, number: number) => string;

/** A flat ground line. */
export const flat = (level: number) => (): number => level;

export function peaks(
  drawing: Drawing,
  light: Daylight,
  level: number,
  layers: number,
  snow: number,
): [number, number][] {
  let last: [number, number][] = [];
  for (let layer = 0; layer < layers; layer += 1) {
    const distance = 0.66 - (layer / layers) * 0.56;
    const points = ridgePoints(
      drawing,
      level - (layers - 1 - layer) * 52,
      150 - layer * 22,
      3.2 + layer * 1.2,
      20,
    );
    const rock = lit(layer === 0 ? '#46648a' : '#3f5c74', light, distance);
    drawing.add(
      shape(
        sharpRidge(points),
        drawing.gradient([
          [rock, 25],
          [mix(rock, light.sky[2], 0.42), 100],
        ]),
      ),
    );
    if (layer < 2 && snow > 0) {
      // Snow lies on the sunny side below each summit.
      let d = '';
      points.forEach(([x, y], index) => {
        const [left, right] = [points[index - 1], points[index + 1]];
        if (left === undefined || right === undefined || left[1] < y || right[1] < y) return;
        const h = snow * (0.8 + drawing.random.unit() * 0.5);
        const a = Math.min(h, left[1] - y);
        const b = Math.min(h * 0.7, right[1] - y);
        d += `M${r(x)} ${r(y)}L${r(x - (a / Math.max(1, left[1] - y)) * 60)} ${r(y + a)}l22 -12 20 16 14 -18L${r(x + (b / Math.max(1, right[1] - y)) * 60)} ${r(y + b)}z`;
      });
      if (d !== '') drawing.add(shape(d, mix('#ffffff', light.sky[2], 0.18 + distance * 0.3)));
    }
    last = points;
  }
  return last;
}

function chalet(x: number, y: number, size: number, light: Daylight): string {
  const wood = lit('#7a4a2c', light, 0.05);
  const window = light.lamps ? '#ffd98a' : mix('#bcd3e0', wood, 0.2);
  const s = size / 100;
  const p = (dx: number, dy: number): string => `${r(x + dx * s)} ${r(y + dy * s)}`;
  return (
    shape(`M${p(-50, 0)}L${p(-50, -45)} ${p(0, -82)} ${p(50, -45)} ${p(50, 0)}z`, wood) +
    shape(
      `M${p(-66, -36)}L${p(0, -92)} ${p(66, -36)} ${p(60, -30)} ${p(0, -78)} ${p(-60, -30)}z`,
      lit('#3c2a26', light, 0),
    ) +
    [-32, -6, 20].map((dx) => rect(x + dx * s, y - 36 * s, 14 * s, 16 * s, window)).join('')
  );
}

/** A coast: water, headlands, sand and something on it. */
export const sea: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  const horizon = random.int(330, 400);
  const sun = paintSky(drawing, light, horizon);
  const deep = lit(random.pick(['#14788f', '#1b6f9c', '#158a8f']), light, 0.05);
  const shallow = lit('#6fd0c8', light, 0.1);
  drawing.add(
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      drawing.gradient([
        [mix(deep, light.sky[2], 0.55), 0],
        [deep, 38],
        [shallow, 85],
      ]),
    ),
  );
  const right = random.chance(0.5);
  for (const layer of [0, 1]) {
    const width = random.int(330, 560) - layer * 90;
    const h = 60 + layer * 55 + random.int(0, 40);
    const colour = lit('#5f7a66', light, 0.55 - layer * 0.32);
    const y = horizon + layer * 22;
    const path = right
      ? `M1200 ${y}V${y - h}q${-width * 0.35} ${-h * 0.25} ${-width * 0.6} ${h * 0.45}T${1200 - width} ${y}z`
      : `M0 ${y}V${y - h}q${width * 0.35} ${-h * 0.25} ${width * 0.6} ${h * 0.45}T${width} ${y}z`;
    drawing.add(
      shape(
        path.replace(/-?\d+\.\d+/g, (value) => r(Number(value))),
        colour,
      ),
    );
  }
  let glitter = '';
  for (let row = 0; row < 11; row += 1) {
    const y = horizon + 8 + row * row * 2.4;
    const w = 14 + row * 11;
    glitter += `M${r(sun.x + drawing.noise(row, 3) * row * 9 - w / 2)} ${r(y)}h${r(w)}`;
  }
  drawing.add(line(glitter, light.sun, 4, " opacity='.55' stroke-linecap='round'"));
  const shore = random.int(610, 680);
  const sand = lit('#ecd3a4', light, 0.04);
  const curve = `M0 ${shore + 40}Q300 ${shore - 50} 620 ${shore + 20}T1200 ${shore - 30}`;
  drawing.add(
    line(curve, '#ffffff', 26, " opacity='.5'"),
    shape(
      `${curve}V800H0z`,
      drawing.gradient([
        [mix(sand, deep, 0.2), 0],
        [sand, 30],
        [shade(sand, 0.18), 100],
      ]),
    ),
    line(curve, '#ffffff', 6, " opacity='.85'"),
  );
  const prop = number % 4;
  const x = random.int(240, 960);
  if (prop === 0) {
    const cloth = random.pick(['#e4572e', '#f2a541', '#2a7f9e', '#f6f1e7']);
    drawing.add(
      ellipse(x + 40, 765, 130, 14, light.shadow, " opacity='.25'"),
      line(`M${x} 770l-22 -170`, lit('#8a6a4a', light, 0), 7),
      shape(`M${x - 150} 640q110 -140 256 -38q-120 -22 -256 38z`, lit(cloth, light, 0)),
      shape(`M${x - 78} 612q40 -78 60 -82q26 20 44 68q-54 -8 -104 14z`, lit('#fff8ea', light, 0)),
    );
  } else if (prop === 1) {
    const y = horizon + random.int(40, 90);
    drawing.add(
      shape(`M${x} ${y}v-118q64 60 70 112zM${x - 10} ${y}v-96q-36 50 -50 92z`, lit('#fffaf0', light, 0.08)),
      shape(`M${x - 72} ${y + 6}h156q-14 26 -40 26h-78q-28 0 -38 -26z`, lit('#8f3b2e', light, 0.05)),
    );
  } else if (prop === 2) {
    const at = right ? 90 : 1110;
    const bend = right ? 1 : -1;
    const leaf = lit('#1f5a42', light, 0);
    drawing.add(line(`M${at} 800q${bend * 30} -260 ${bend * 110} -420`, lit('#5d4532', light, 0), 22));
    const top = at + bend * 110;
    drawing.add(
      shape(
        [
          [-210, 40],
          [-150, -90],
          [-10, -150],
          [130, -100],
          [210, 20],
          [120, 110],
          [-110, 120],
        ]
          .map(
            ([dx = 0, dy = 0]) =>
              `M${top} 380q${r(dx * 0.45)} ${r(dy * 0.4 - 70)} ${dx} ${dy}q${r(-dx * 0.5)} ${r(-dy * 0.5 - 8)} ${-dx} ${-dy}z`,
          )
          .join(''),
        leaf,
      ),
    );
  } else {
    const base = right ? 980 : 190;
    drawing.add(
      shape(`M${base - 17} ${horizon + 10}l7 -150h20l7 150z`, lit('#fff6ea', light, 0.12)),
      rect(base - 12, horizon - 96, 24, 22, lit('#c8452f', light, 0.12)),
      shape(`M${base - 14} ${horizon - 140}l14 -26 14 26z`, lit('#c8452f', light, 0.12)),
      circle(
        base,
        horizon - 132,
        light.lamps ? 60 : 8,
        drawing.glow([
          ['#fff3c0', 0, 0.9],
          ['#fff3c0', 100, 0],
        ]),
      ),
    );
    drawing.add(
      shape(
        `M${right ? 1200 : 0} 800V640q${right ? -90 : 90} -60 ${right ? -170 : 170} 20t${right ? -160 : 160} 140z`,
        lit('#56605c', light, 0.02),
      ),
    );
  }
  return mix(deep, light.sky[1], 0.4);
};

/** Summits with snow, woods and a meadow. */
export const mountain: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number);
  paintSky(drawing, light, 470);
  peaks(drawing, light, 420, 3, 80);
  const wood = ridgePoints(drawing, 570, 45, 2, 8);
  const green = lit('#2f5d4a', light, 0.2);
  drawing.add(shape(softRidge(wood) + firs(drawing, (x) => heightAt(wood, x), 0, WIDTH, 46, 70), green));
  const meadow = ridgePoints(drawing, 670, 40, 1.4, 6);
  const grass = lit('#86a95a', light, 0.04);
  drawing.add(shape(softRidge(meadow), drawing.gradient(fade(shade(grass, 0.12), shade(grass, -0.28)))));
  const x = random.int(260, 940);
  if (number % 3 !== 1) drawing.add(chalet(x, heightAt(meadow, x) + 26, random.int(120, 170), light));
  drawing.add(
    shape(
      firs(drawing, flat(HEIGHT), random.chance(0.5) ? 0 : 860, random.chance(0.5) ? 320 : WIDTH, 70, 260),
      lit('#1c4038', light, 0),
    ),
  );
  if (number % 2 === 0) {
    let d = '';
    for (let i = 0; i < 26; i += 1) d += `M${random.int(0, 1200)} ${random.int(715, 795)}h.1`;
    drawing.add(
      line(d, lit(random.pick(['#fff3b0', '#f7b2c4', '#c9b6f2']), light, 0), 9, " stroke-linecap='round'"),
    );
  }
  return mix(green, light.sky[1], 0.55);
};

/** A winter valley: white slopes, snowy firs, a chalet with lit windows. */
export const snow: Scene = (drawing, number) => {
  const { random } = drawing;
  const light = daylightOf(number, ['dawn', 'noon', 'golden', 'sunset', 'dusk', 'morning']);
  paintSky(drawing, light, 460);
  peaks(drawing, light, 390, 2, 130);
  const white = mix('#f4f8ff', light.sky[1], 0.3 * (1.2 - light.strength));
  const blue = mix(white, light.shadow, 0.28);
  for (const layer of [0, 1, 2]) {
    const points = ridgePoints(drawing, 520 + layer * 95, 55, 1.6, 7);
    if (layer > 0)
      drawing.add(
        shape(
          firs(
            drawing,
            (x) => heightAt(points, x),
            layer === 1 ? 0 : 700 - number * 20,
            layer === 1 ? WIDTH : 1180,
            layer === 1 ? 60 : 120,
            60 + layer * 45,
          ),
          lit('#2b4a55', light, 0.32 - layer * 0.12),
        ),
      );
    drawing.add(
      shape(
        softRidge(points),
        drawing.gradient([
          [shade(white, 0.2), 0],
          [mix(white, blue, 0.5 + layer * 0.2), 60],
          [blue, 100],
        ]),
      ),
    );
    if (layer === 1 || (layer === 2 && number % 2 === 0)) {
      const x = random.int(200, 1000);
      const y = heightAt(points, x) + 24;
      if (light.lamps)
        drawing.add(
          circle(
            x,
            y - 30,
            150,
            drawing.glow([
              ['#ffcf7d', 0, 0.5],
              ['#ffcf7d', 100, 0],
            ]),
          ),
        );
      drawing.add(
        chalet(x, y, 100 + layer * 35, light),
        shape(
          `M${x - 66 - layer * 22} ${y - 34 - layer * 14}Q${x} ${y - 128 - layer * 44} ${x + 66 + layer * 22} ${y - 34 - layer * 14}l-8 -10L${x} ${y - 84 - layer * 30}l${-58 - layer * 22} 40z`,
          shade(white, 0.3),
        ),
      );
    }
  }
  const d =
    firs(drawing, flat(HEIGHT + 10), 0, number % 2 === 0 ? 260 : 180, 90, 300) +
    firs(drawing, flat(HEIGHT + 10), 1010, WIDTH + 20, 90, 330);
  drawing.add(shape(d, lit('#1d3a46', light, 0.02)));
  let flakes = '';
  for (let i = 0; i < 34; i += 1) flakes += `M${random.int(0, 1200)} ${random.int(0, 780)}h.1`;
  if (number % 3 === 0) drawing.add(line(flakes, '#ffffff', 7, " stroke-linecap='round' opacity='.8'"));
  return mix(white, light.sky[1], 0.5);
};
