import type { FastifyInstance } from 'fastify';
import { putActivities, putActivityDays } from '@staykit/contract/inventory/activities.ts';
import { putGiftBoxes } from '@staykit/contract/inventory/gift-boxes.ts';
import { putHotelContents } from '@staykit/contract/inventory/hotel-contents.ts';
import { putHotelExtras } from '@staykit/contract/inventory/hotel-extras.ts';
import { putHotelPolicies } from '@staykit/contract/inventory/hotel-policies.ts';
import { putHotelRooms } from '@staykit/contract/inventory/hotel-rooms.ts';
import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { putRatePlans } from '@staykit/contract/inventory/rate-plans.ts';
import { putRoomNights } from '@staykit/contract/inventory/room-nights.ts';
import { putVouchers } from '@staykit/contract/inventory/vouchers.ts';
import { GatewayError } from '../../../errors/gateway-error.ts';
import { NotConfiguredError } from '../../../errors/not-configured-error.ts';
import type { GatewayParts } from '../../../gateway-parts.ts';
import { declare } from '../../../http/declare.ts';
import type { Inventory, ItemKind } from '../inventory.ts';
import type { Supplier } from '../keys/supplier-keys.ts';

const CALLS = {
  hotels: putHotelContents,
  policies: putHotelPolicies,
  rooms: putHotelRooms,
  plans: putRatePlans,
  extras: putHotelExtras,
  vouchers: putVouchers,
  activities: putActivities,
  'activity-days': putActivityDays,
} satisfies Record<ItemKind, unknown>;

/** Calls of suppliers. */
export function inventoryRoutes(app: FastifyInstance, parts: GatewayParts): void {
  type Take = (
    inventory: Inventory,
    supplier: Supplier,
    items: readonly unknown[],
  ) => ReturnType<Inventory['setNights']>;
  const route = (
    call: typeof putRoomNights | typeof putGiftBoxes | (typeof CALLS)[ItemKind],
    take: Take,
  ): void =>
    declare(
      app,
      call,
      async ({ request, reply, body }) => {
        const inventory = inventoryOf(parts);
        const supplier = await inventory.supplier(request.headers.authorization);
        const seconds = await inventory.waitFor(supplier);
        if (seconds > 0) {
          void reply.header('retry-after', String(seconds));
          throw new GatewayError('RATE_LIMITED', 'Too many requests with this key: see Retry-After.');
        }
        return take(inventory, supplier, body.items);
      },
      { bodyLimit: PUSH_LIMITS.bytes },
    );
  route(putRoomNights, (inventory, supplier, items) => inventory.setNights(supplier, items));
  route(putGiftBoxes, (inventory, supplier, items) => inventory.setBoxes(supplier, items));
  for (const [kind, call] of Object.entries(CALLS))
    route(call, (inventory, supplier, items) => inventory.setItems(supplier, kind as ItemKind, items));
}

/** The inventory of a gateway; throws a NotConfiguredError without one. */
export function inventoryOf({ inventory }: GatewayParts): Inventory {
  if (!inventory) throw new NotConfiguredError('inventory', 'This gateway takes no inventory.');
  return inventory;
}
