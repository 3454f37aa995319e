import { startDrawing } from './drawing.ts';
import { parsePictureId } from './picture-pool.ts';
import type { PictureKind } from './picture-pool.ts';
import { canal, city } from './scenes/town.ts';
import { country, forest, lake, vineyard } from './scenes/land.ts';
import { mountain, sea, snow } from './scenes/nature.ts';
import type { Scene } from './scenes/nature.ts';
import { room, spa } from './scenes/house.ts';
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
};

/** One picture of the pool. */
export interface ScenePicture {
  svg: string;
  /** The colour that a placeholder has until the picture is there, `#rrggbb`. */
  colour: string;
}

/** Draws a picture of the pool: always the same for an id. Undefined for an id that the pool has not. */
export function drawScene(id: string): ScenePicture | undefined {
  const known = parsePictureId(id);
  if (known === undefined) return undefined;
  const drawing = startDrawing(id);
  const colour = SCENES[known.kind](drawing, known.number);
  return { svg: drawing.toSvg(), colour };
}
