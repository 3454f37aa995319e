import type { FastifyInstance } from 'fastify';
import { getImage, type ImageFormat } from '@staykit/contract/images.ts';
import type { ImageSize } from '@staykit/values/offer/image-sizes.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { declare } from '../http/declare.ts';

const TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** GET /images/{pictureId}/{size}.{format}. */
export function imageRoutes(app: FastifyInstance, { images }: GatewayParts): void {
  declare(app, getImage, async ({ params, reply }) => {
    const [size, format] = params.file.split('.') as [ImageSize, ImageFormat];
    const picture = await images.picture(params.pictureId, size, format);
    if (!picture) throw new GatewayError('NOT_FOUND', `Picture ${params.pictureId} does not exist.`);
    // The request timed out and was answered. The picture is cached for the next request.
    if (reply.sent) return reply;
    return reply.type(TYPES[format]).send(picture);
  });
}
