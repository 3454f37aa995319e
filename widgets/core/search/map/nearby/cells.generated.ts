import type { PlaceCell } from './read-places.ts';

/*
 * Written by "npm run base-map".
 */
export const CELLS: Readonly<Record<string, () => Promise<PlaceCell>>> = {
  '-10_35': () => import('./cells/w10-n35.generated.ts').then(({ cell }) => cell),
  '-10_40': () => import('./cells/w10-n40.generated.ts').then(({ cell }) => cell),
  '-15_25': () => import('./cells/w15-n25.generated.ts').then(({ cell }) => cell),
  '-20_25': () => import('./cells/w20-n25.generated.ts').then(({ cell }) => cell),
  '-5_35': () => import('./cells/w5-n35.generated.ts').then(({ cell }) => cell),
  '-5_40': () => import('./cells/w5-n40.generated.ts').then(({ cell }) => cell),
  '-5_45': () => import('./cells/w5-n45.generated.ts').then(({ cell }) => cell),
  '0_35': () => import('./cells/e0-n35.generated.ts').then(({ cell }) => cell),
  '0_40': () => import('./cells/e0-n40.generated.ts').then(({ cell }) => cell),
  '0_45': () => import('./cells/e0-n45.generated.ts').then(({ cell }) => cell),
  '0_50': () => import('./cells/e0-n50.generated.ts').then(({ cell }) => cell),
  '10_35': () => import('./cells/e10-n35.generated.ts').then(({ cell }) => cell),
  '10_40': () => import('./cells/e10-n40.generated.ts').then(({ cell }) => cell),
  '10_45': () => import('./cells/e10-n45.generated.ts').then(({ cell }) => cell),
  '15_35': () => import('./cells/e15-n35.generated.ts').then(({ cell }) => cell),
  '15_40': () => import('./cells/e15-n40.generated.ts').then(({ cell }) => cell),
  '5_35': () => import('./cells/e5-n35.generated.ts').then(({ cell }) => cell),
  '5_40': () => import('./cells/e5-n40.generated.ts').then(({ cell }) => cell),
  '5_45': () => import('./cells/e5-n45.generated.ts').then(({ cell }) => cell),
  '5_50': () => import('./cells/e5-n50.generated.ts').then(({ cell }) => cell),
};
