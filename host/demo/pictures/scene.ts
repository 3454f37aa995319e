import { startDrawing } from './drawing.ts';
import { parsePictureId } from '@staykit/gateway/images/picture-pool.ts';
import type { PictureKind } from '@staykit/gateway/images/picture-pool.ts';
import { dunes, harbour } from './scenes/coast.ts';
import { slopes, village } from './scenes/heights.ts';
import { fair, zoo } from './scenes/outings.ts';
import { museum, street } from './scenes/streets.ts';
import { canal, city } from './scenes/town.ts';
import { country, forest, lake, vineyard } from './scenes/land.ts';
import { mountain, sea, snow } from './scenes/nature.ts';
import type { Scene } from './scenes/nature.ts';
import { room, spa } from './scenes/interior.ts';
import { pool, table } from './scenes/table-and-pool.ts';

const SCENES: Record<PictureKind, Scene> = {
  sea,
  mountain,
  snow,
  country,
  vineyard,
  forest,
  lake,
  canal,
  city,
  room,
  spa,
  table,
  pool,
  harbour,
  dunes,
  street,
  village,
  slopes,
  museum,
  fair,
  zoo,
};

/** A demo picture. */
export interface ScenePicture {
  svg: string;
  /** Placeholder colour, `#rrggbb`. */
  colour: string;
}

/** Draws a demo picture, deterministic by id; undefined for an unknown id. */
export function drawScene(id: string): ScenePicture | undefined {
  const known = parsePictureId(id);
  if (known === undefined) return undefined;
  const drawing = startDrawing(id);
  const colour = SCENES[known.kind](drawing, known.number);
  return { svg: drawing.toSvg(), colour };
}
