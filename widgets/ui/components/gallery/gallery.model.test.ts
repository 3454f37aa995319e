import { expect, it } from 'vitest';
import { galleryPictures, stepPicture } from './gallery.model.ts';

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/api/images/${index}`);

it.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 4],
  [7, 4],
])('%i pictures give %i: fewer than four show one large one [CARD-03] [CARD-04]', (given, shown) => {
  expect(galleryPictures(pictures(given))).toEqual(pictures(given).slice(0, shown));
});

it('moving stops at both ends', () => {
  expect([stepPicture(0, -1, 4), stepPicture(0, 1, 4), stepPicture(3, 1, 4)]).toEqual([0, 1, 3]);
});
