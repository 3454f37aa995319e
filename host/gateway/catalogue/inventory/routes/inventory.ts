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
import type { GatewayParts } from '../../../gateway-parts.ts';
import { declare } from '../../../http/declare.ts';
import { inventoryOf, type Inventory, type ItemKind } from '../inventory.ts';
import type { Supplier } from '../keys/supplier-keys.ts';
import { photoRoutes } from './photos.ts';
import { reservationRoutes } from './reservations.ts';

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

/** Calls of suppliers. Each counts as a request of its key, which is asked for before a body is read. */
export function inventoryRoutes(app: FastifyInstance, parts: GatewayParts): void {
  void app.register(async (calls) => {
    calls.decorateRequest('supplier');
    calls.addHook('onRequest', async (request) => {
      request.supplier = await inventoryOf(parts).admit(request.headers.authorization);
    });
    pushRoutes(calls, parts);
    photoRoutes(calls, parts);
    reservationRoutes(calls, parts);
  });
}

function pushRoutes(app: FastifyInstance, parts: GatewayParts): void {
  type Take = (
    inventory: Inventory,
    supplier: Supplier,
    items: readonly unknown[],
  ) => ReturnType<Inventory['setNights']>;
  const route = (
    call: typeof putRoomNights | typeof putGiftBoxes | (typeof CALLS)[ItemKind],
    take: Take,
  ): void =>
    declare(app, call, ({ request, body }) => take(inventoryOf(parts), request.supplier, body.items), {
      bodyLimit: PUSH_LIMITS.bytes,
    });
  route(putRoomNights, (inventory, supplier, items) => inventory.setNights(supplier, items));
  route(putGiftBoxes, (inventory, supplier, items) => inventory.setBoxes(supplier, items));
  for (const [kind, call] of Object.entries(CALLS))
    route(call, (inventory, supplier, items) => inventory.setItems(supplier, kind as ItemKind, items));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key sends a request of the inventory. */
    supplier: Supplier;
  }
}
