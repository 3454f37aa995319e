import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import { box, circle, draw, ellipse, fill, heart, leaf, star, strewn, type ArtShape } from './art-shapes.ts';

/** Size of the field of a picture. What counts stands between 40 and 160 of its height: a banner shows that part. */
export const ART = { width: 320, height: 200 } as const;

const all = box(0, 0, ART.width, ART.height);

/** Wrapped, with a ribbon and its bow. */
const plain: readonly ArtShape[] = [
  fill('soft', all),
  draw('mist', 9, ...Array.from({ length: 14 }, (_, place) => `M${place * 40 - 200} 210l210 -220`)),
  fill('mid', box(194, 0, 32, 200), box(0, 92, 320, 32)),
  draw('soft', 1.5, 'M199 0v200M221 0v200M0 97h320M0 119h320'),
  fill('deep', leaf(210, 108, 118, 74, 0.3), leaf(210, 108, 62, 74, 0.3)),
  fill(
    'deep',
    'M210 108C176 52 124 54 124 88C124 122 176 128 210 108z',
    'M210 108C244 52 296 54 296 88C296 122 244 128 210 108z',
  ),
  fill(
    'mid',
    'M204 105C182 78 144 74 141 90C139 105 176 113 204 105z',
    'M216 105C238 78 276 74 279 90C281 105 244 113 216 105z',
  ),
  fill('deep', box(197, 93, 26, 30, 9)),
  draw('mid', 2, 'M204 100c-2 6 -2 10 0 16M216 100c2 6 2 10 0 16'),
];

const CONFETTI = [
  [28, 40],
  [52, 92],
  [24, 138],
  [74, 54],
  [66, 164],
  [254, 44],
  [296, 66],
  [272, 104],
  [300, 142],
  [246, 158],
] as const;

/** Balloons and confetti. */
const birthday: readonly ArtShape[] = [
  fill('ground', all),
  fill('mist', circle(160, 100, 118)),
  draw(
    'mid',
    1.6,
    'M112 122C116 150 142 150 150 200',
    'M160 108C156 140 164 160 158 200',
    'M210 126C206 150 176 156 166 200',
  ),
  fill('leaf', ellipse(110, 84, 28, 35), 'M104 122l6 -8l6 8z'),
  fill('deep', ellipse(212, 88, 28, 35), 'M206 126l6 -8l6 8z'),
  fill('mid', ellipse(161, 66, 32, 40), 'M154 110l7 -9l7 9z'),
  draw('light', 3, 'M96 78c1 -9 5 -15 11 -18', 'M198 82c1 -9 5 -15 11 -18', 'M144 60c1 -11 6 -18 13 -21'),
  fill(
    'gold',
    strewn(CONFETTI, (x, y, place) => (place % 3 === 0 ? star(x, y, 6) : '')),
  ),
  fill(
    'mid',
    strewn(CONFETTI, (x, y, place) => (place % 3 === 1 ? circle(x, y, 4) : '')),
  ),
  fill(
    'leafSoft',
    strewn(CONFETTI, (x, y, place) => (place % 3 === 2 ? box(x - 5, y - 2.5, 10, 5, 2.5) : '')),
  ),
];

/** A flower of petals around its heart. */
const petals = (x: number, y: number, size: number): string =>
  Array.from({ length: 7 }, (_, place) => leaf(x, y, (place * 360) / 7 - 90, size, 0.52)).join('');

/** A bunch of flowers. */
const thanks: readonly ArtShape[] = [
  fill('ground', all),
  fill('mist', box(84, 18, 152, 164, 76)),
  draw(
    'leaf',
    2.6,
    'M160 196C160 150 160 120 160 74',
    'M160 190C152 150 128 132 112 100',
    'M160 190C168 150 192 132 208 100',
    'M160 192C156 168 142 158 122 146',
    'M160 192C164 168 178 158 198 146',
  ),
  fill(
    'leafSoft',
    leaf(140, 150, 214, 42),
    leaf(180, 150, -34, 42),
    leaf(160, 132, 244, 34),
    leaf(160, 132, -64, 34),
  ),
  fill(
    'leaf',
    leaf(126, 120, 190, 30),
    leaf(194, 120, -10, 30),
    leaf(152, 172, 196, 40),
    leaf(168, 172, -16, 40),
  ),
  fill('mid', petals(112, 96, 27), petals(208, 96, 27)),
  fill('deep', petals(160, 66, 34)),
  fill('gold', circle(160, 66, 9), circle(112, 96, 7), circle(208, 96, 7)),
  fill(
    'mid',
    strewn(
      [
        [120, 144],
        [200, 144],
      ],
      (x, y) => petals(x, y, 15),
    ),
  ),
  fill(
    'light',
    strewn(
      [
        [120, 144],
        [200, 144],
      ],
      (x, y) => circle(x, y, 4),
    ),
  ),
];

/** Leaves along a bow, mirrored about the middle. */
const sprig = (sign: 1 | -1): string =>
  [
    [52, 150, 250, 205],
    [46, 128, 232, 186],
    [47, 106, 262, 196],
    [55, 84, 280, 214],
    [68, 64, 300, 236],
  ]
    .map(([x = 0, y = 0, one = 0, other = 0]) => {
      const mirrored = (angle: number) => (sign === 1 ? angle : 180 - angle);
      const from = sign === 1 ? x : ART.width - x;
      return leaf(from, y, mirrored(one + 60), 26) + leaf(from, y, mirrored(other), 26);
    })
    .join('');

/** Two rings between sprigs. */
const love: readonly ArtShape[] = [
  fill('ground', all),
  fill('mist', circle(160, 104, 86)),
  draw('leaf', 2.4, 'M64 178C38 140 40 96 82 44', 'M256 178C282 140 280 96 238 44'),
  fill('leafSoft', sprig(1), sprig(-1)),
  draw('gold', 9, circle(138, 112, 38)),
  draw('mid', 9, circle(182, 112, 38)),
  // Over the first ring again where that one lies on top.
  draw('gold', 9, 'M169 90A38 38 0 0 1 176 114'),
  draw('light', 2, 'M110 98a32 32 0 0 1 14 -14', 'M196 84a32 32 0 0 1 14 14'),
  fill('deep', heart(160, 50, 14)),
  fill('mid', heart(130, 40, 6), heart(190, 40, 6)),
];

/** Two boats in the evening. */
const forTwo: readonly ArtShape[] = [
  fill('ground', all),
  fill('mist', circle(160, 96, 92)),
  fill('soft', circle(160, 96, 66)),
  fill('mid', circle(160, 96, 42)),
  fill('leafSoft', 'M0 128C30 96 60 92 92 114C112 126 120 128 140 128z'),
  fill('leaf', 'M320 128C296 104 268 100 240 116C226 124 216 128 204 128z'),
  fill('soft', box(0, 126, 320, 74)),
  draw('light', 2.4, 'M24 148h46', 'M250 144h52', 'M138 180h60', 'M30 184h34', 'M262 178h38'),
  draw('mid', 2.4, 'M96 156h-24', 'M222 168h42', 'M140 138h40'),
  fill('deep', 'M92 140h62c-4 12 -12 16 -22 16h-18c-12 0 -18 -6 -22 -16z'),
  fill('light', 'M120 134V60C136 84 146 106 150 134z'),
  fill('mid', 'M114 134V76C104 96 98 114 95 134z'),
  fill('leaf', 'M178 150h50c-3 10 -10 13 -18 13h-14c-10 0 -15 -5 -18 -13z'),
  fill('light', 'M200 145V86C213 105 221 123 224 145z'),
  fill('deep', 'M195 145V98C187 114 183 129 181 145z'),
  draw('deep', 2, 'M226 58c5 -6 9 -6 12 0c3 -6 7 -6 12 0', 'M252 76c4 -5 7 -5 9 0c2 -5 5 -5 9 0'),
];

/** A fir of three tiers, with its foot at `y`. */
const fir = (x: number, y: number, size: number): string =>
  [
    [0, 1, 0.46],
    [0.28, 0.72, 0.37],
    [0.54, 0.5, 0.28],
  ]
    .map(([low = 0, high = 0, half = 0]) => {
      const foot = y - low * size;
      return `M${x - half * size} ${foot}L${x} ${foot - high * size}L${x + half * size} ${foot}z`;
    })
    .join('');

const SNOW = [
  [22, 34],
  [58, 66],
  [94, 26],
  [40, 112],
  [128, 60],
  [196, 34],
  [232, 74],
  [262, 30],
  [298, 60],
  [286, 108],
  [216, 112],
  [104, 96],
] as const;

/** Firs in the snow. */
const christmas: readonly ArtShape[] = [
  fill('mid', all),
  fill('light', circle(246, 58, 26)),
  fill(
    'light',
    strewn(SNOW, (x, y, place) => circle(x, y, place % 3 === 0 ? 3 : 2)),
  ),
  fill('soft', 'M0 152C60 124 120 132 176 146C230 158 280 140 320 130V200H0z'),
  fill('deep', fir(72, 154, 78), fir(254, 156, 70), fir(288, 150, 52)),
  fill('leaf', fir(160, 166, 112), fir(112, 164, 62), fir(212, 168, 66)),
  fill('light', 'M0 172C50 150 110 156 168 164C226 172 274 160 320 152V200H0z'),
  fill('gold', star(160, 50, 13)),
  fill(
    'gold',
    strewn(
      [
        [148, 140],
        [172, 126],
        [152, 104],
        [166, 88],
      ],
      (x, y) => circle(x, y, 3.4),
    ),
  ),
];

/** The pictures of gifts: shapes over each other, the first at the bottom. */
export const GIFT_ART: Readonly<Record<GiftDesign, readonly ArtShape[]>> = {
  plain,
  birthday,
  thanks,
  love,
  forTwo,
  christmas,
};
