import type { FastifyInstance } from 'fastify';
import { PUSH_LIMITS, putRoomNights } from '@staykit/contract/inventory/room-nights.ts';
import { NotConfiguredError } from '../../../errors/not-configured-error.ts';
import type { GatewayParts } from '../../../gateway-parts.ts';
import { declare } from '../../../http/declare.ts';

/** Calls of suppliers. */
export function inventoryRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    putRoomNights,
    async ({ request, body }) => {
      const { inventory } = parts;
      if (!inventory) throw new NotConfiguredError('inventory', 'This gateway takes no inventory.');
      return inventory.setNights(await inventory.supplier(request.headers.authorization), body.items);
    },
    { bodyLimit: PUSH_LIMITS.bytes },
  );
}
