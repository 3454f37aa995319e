import type { FastifyInstance } from 'fastify';
import { getImage, type ImageFormat, type ImageSize } from '../../../widgets/contract/images.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { declare } from './declare.ts';

const TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** A year: a picture of an id never changes. */

/** GET /images/{pictureId}/{size}.{format}. */
export function imageRoutes(app: FastifyInstance, { images }: GatewayParts): void {
  declare(app, getImage, async ({ params, reply }) => {
    const [size, format] = params.file.split('.') as [ImageSize, ImageFormat];
    const picture = await images.picture(params.pictureId, size, format);
    if (!picture) throw new GatewayError('NOT_FOUND', `There is no picture ${params.pictureId}.`);
    // The call's time was up, and its refusal is sent: the picture is kept for whoever asks next.
    if (reply.sent) return reply;
    return reply.type(TYPES[format]).send(picture);
  });
}
