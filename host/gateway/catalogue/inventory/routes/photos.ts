import type { FastifyInstance } from 'fastify';
import {
  getPhoto,
  PHOTO_LIMITS,
  postPhoto,
  putHotelPhotos,
} from '@staykit/contract/inventory/hotel-photos.ts';
import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { GatewayError } from '../../../errors/gateway-error.ts';
import type { GatewayParts } from '../../../gateway-parts.ts';
import { declare } from '../../../http/declare.ts';
import { PhotoError } from '../../../images/encode-photo.ts';
import { inventoryOf } from '../inventory.ts';

/** Bytes of a push besides the photo, and what base64 adds to it. */
const BODY_BYTES = Math.ceil((PHOTO_LIMITS.bytes * 4) / 3) + 4_096;

/** Calls of suppliers for photos. */
export function photoRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    putHotelPhotos,
    ({ request, body }) => inventoryOf(parts).setPhotos(request.supplier, body.items),
    { bodyLimit: PUSH_LIMITS.bytes },
  );
  declare(app, getPhoto, async ({ params: { photo } }) => {
    if (await inventoryOf(parts).photos.has(photo)) return { photo };
    throw new GatewayError('NOT_FOUND', `Photo ${photo} is not stored.`);
  });
  declare(
    app,
    postPhoto,
    async ({ request, body }) => {
      try {
        return {
          photo: await inventoryOf(parts).savePhoto(request.supplier, Buffer.from(body.data, 'base64')),
        };
      } catch (error) {
        if (error instanceof PhotoError) throw new GatewayError('BAD_REQUEST', `data: ${error.message}.`);
        throw error;
      }
    },
    { bodyLimit: BODY_BYTES },
  );
}
