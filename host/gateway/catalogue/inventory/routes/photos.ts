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
import { inventoryOf } from './inventory.ts';

/** Bytes of a push besides the photo, and what base64 adds to it. */
const BODY_BYTES = Math.ceil((PHOTO_LIMITS.bytes * 4) / 3) + 4_096;

/** Calls of suppliers for photos. */
export function photoRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    putHotelPhotos,
    async ({ request, body }) => {
      const inventory = inventoryOf(parts);
      return inventory.setPhotos(await inventory.supplier(request.headers.authorization), body.items);
    },
    { bodyLimit: PUSH_LIMITS.bytes },
  );
  declare(app, getPhoto, async ({ request, params: { photo } }) => {
    const inventory = inventoryOf(parts);
    await inventory.supplier(request.headers.authorization);
    if (await inventory.photos.has(photo)) return { photo };
    throw new GatewayError('NOT_FOUND', `Photo ${photo} is not stored.`);
  });
  void app.register(async (uploads) => {
    // Before the body is read: nobody without a key has megabytes held in memory.
    uploads.addHook('onRequest', async ({ headers }) => {
      await inventoryOf(parts).supplier(headers.authorization);
    });
    declare(
      uploads,
      postPhoto,
      async ({ request, body }) => {
        const inventory = inventoryOf(parts);
        const supplier = await inventory.supplier(request.headers.authorization);
        const bytes = Buffer.from(body.data, 'base64');
        try {
          return { photo: await inventory.savePhoto(supplier, bytes) };
        } catch (error) {
          if (error instanceof PhotoError) throw new GatewayError('BAD_REQUEST', `data: ${error.message}.`);
          throw error;
        }
      },
      { bodyLimit: BODY_BYTES },
    );
  });
}
