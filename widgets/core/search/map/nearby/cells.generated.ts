import type { PlaceCell } from './read-places.ts';

/*
 * Written by "npm run base-map".
 */
export const CELLS: Readonly<Record<string, () => Promise<PlaceCell>>> = {
  '-10_35': () => import('./cells/-10_35.generated.ts').then(({ cell }) => cell),
  '-10_40': () => import('./cells/-10_40.generated.ts').then(({ cell }) => cell),
  '-15_25': () => import('./cells/-15_25.generated.ts').then(({ cell }) => cell),
  '-20_25': () => import('./cells/-20_25.generated.ts').then(({ cell }) => cell),
  '-5_35': () => import('./cells/-5_35.generated.ts').then(({ cell }) => cell),
  '-5_40': () => import('./cells/-5_40.generated.ts').then(({ cell }) => cell),
  '-5_45': () => import('./cells/-5_45.generated.ts').then(({ cell }) => cell),
  '0_35': () => import('./cells/0_35.generated.ts').then(({ cell }) => cell),
  '0_40': () => import('./cells/0_40.generated.ts').then(({ cell }) => cell),
  '0_45': () => import('./cells/0_45.generated.ts').then(({ cell }) => cell),
  '0_50': () => import('./cells/0_50.generated.ts').then(({ cell }) => cell),
  '10_35': () => import('./cells/10_35.generated.ts').then(({ cell }) => cell),
  '10_40': () => import('./cells/10_40.generated.ts').then(({ cell }) => cell),
  '10_45': () => import('./cells/10_45.generated.ts').then(({ cell }) => cell),
  '15_35': () => import('./cells/15_35.generated.ts').then(({ cell }) => cell),
  '15_40': () => import('./cells/15_40.generated.ts').then(({ cell }) => cell),
  '5_35': () => import('./cells/5_35.generated.ts').then(({ cell }) => cell),
  '5_40': () => import('./cells/5_40.generated.ts').then(({ cell }) => cell),
  '5_45': () => import('./cells/5_45.generated.ts').then(({ cell }) => cell),
  '5_50': () => import('./cells/5_50.generated.ts').then(({ cell }) => cell),
};
