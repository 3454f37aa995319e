import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const NAMES = ['page-size', 'criteria', 'partner', 'api', 'theme'];

it.each([
  ['page-sise', 'page-size'],
  ['pageSize', 'page-size'],
  ['critera', 'criteria'],
  ['patner', 'partner'],
  ['apis', 'api'],
  ['shade', undefined],
  ['x', undefined],
  ['utterly-different', undefined],
])('an embedder who wrote %s probably meant %s', (written, meant) => {
  expect(nearestName(written, NAMES)).toBe(meant);
});
