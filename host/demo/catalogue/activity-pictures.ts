import { PICTURE_POOL, pictureId, type PictureKind } from '@staykit/gateway/images/picture-pool.ts';
import type { HotelRecord } from '@staykit/gateway/catalogue/records.ts';
import { withoutPalm } from './choose-pictures.ts';
import { hashSeed } from './random.ts';

/** What an activity looks like, by its id; the first kind is the main picture. */
const LOOKS: Record<string, readonly PictureKind[]> = {
  101: ['spa', 'pool'],
  102: ['spa', 'room'],
  103: ['spa'],
  104: ['pool', 'spa'],
  105: ['spa'],
  106: ['spa', 'forest'],
  107: ['forest', 'spa'],
  108: ['spa', 'sea'],
  201: ['table'],
  202: ['room', 'table'],
  203: ['village', 'country'],
  204: ['canal'],
  205: ['country', 'table'],
  206: ['sea', 'harbour'],
  301: ['table'],
  302: ['vineyard', 'table'],
  303: ['table', 'vineyard'],
  304: ['table'],
  305: ['street', 'table'],
  306: ['table', 'country'],
  307: ['table', 'street'],
  308: ['table'],
  401: ['zoo', 'forest'],
  402: ['forest'],
  403: ['forest', 'village'],
  404: ['fair', 'pool'],
  405: ['country', 'village'],
  406: ['dunes', 'sea'],
  501: ['country', 'village'],
  502: ['mountain', 'forest'],
  503: ['slopes', 'snow'],
  504: ['country', 'forest'],
  505: ['sea', 'dunes'],
  506: ['forest', 'country'],
  507: ['lake'],
  601: ['street', 'city'],
  602: ['museum', 'street'],
  603: ['village', 'museum'],
  604: ['canal'],
  605: ['street', 'museum'],
};

/** Pictures of an activity, best first, drawn for one offer or hotel (`of`: its id) alone. */
export function picturesOfActivity(activityId: string, of: string): string[] {
  const kinds = LOOKS[activityId] ?? ['country'];
  const first = (hashSeed('activity pictures', activityId, of) >>> 0) % 100;
  return [0, 1, 2, 3].map((step) => {
    const kind = kinds[step % kinds.length] ?? 'country';
    const number = withoutPalm(kind, ((first + step) % PICTURE_POOL[kind]) + 1);
    return pictureId(kind, number, `${of}${activityId}${step}`);
  });
}

/** Picture of a meal at a hotel: a table that its gallery does not show. */
export function mealPicture(
  { id, seed }: Pick<HotelRecord, 'id' | 'seed'>,
  meal: 'breakfast' | 'dinner',
): string {
  const number = ((hashSeed('meal', meal, seed) >>> 0) % PICTURE_POOL.table) + 1;
  return pictureId('table', number, `${id}${meal}`);
}
