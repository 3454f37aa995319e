import type { FastifyInstance } from 'fastify';
import { putHotelContents } from '@staykit/contract/inventory/hotel-contents.ts';
import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { putRoomNights } from '@staykit/contract/inventory/room-nights.ts';
import { NotConfiguredError } from '../../../errors/not-configured-error.ts';
import type { GatewayParts } from '../../../gateway-parts.ts';
import { declare } from '../../../http/declare.ts';
import type { Inventory } from '../inventory.ts';

/** Calls of suppliers. */
export function inventoryRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const settings = { bodyLimit: PUSH_LIMITS.bytes };
  declare(
    app,
    putRoomNights,
    async ({ request, body }) => {
      const inventory = inventoryOf(parts);
      return inventory.setNights(await inventory.supplier(request.headers.authorization), body.items);
    },
    settings,
  );
  declare(
    app,
    putHotelContents,
    async ({ request, body }) => {
      const inventory = inventoryOf(parts);
      return inventory.setContents(await inventory.supplier(request.headers.authorization), body.items);
    },
    settings,
  );
}

function inventoryOf({ inventory }: GatewayParts): Inventory {
  if (!inventory) throw new NotConfiguredError('inventory', 'This gateway takes no inventory.');
  return inventory;
}
