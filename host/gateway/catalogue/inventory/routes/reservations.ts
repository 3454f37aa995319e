import type { FastifyInstance } from 'fastify';
import { getReservations, postReservationAcknowledgement } from '@staykit/contract/inventory/reservations.ts';
import type { GatewayParts } from '../../../gateway-parts.ts';
import { declare } from '../../../http/declare.ts';
import { inventoryOf } from '../inventory.ts';

/** Calls of suppliers for the bookings of their hotels. */
export function reservationRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getReservations, ({ request, query }) =>
    inventoryOf(parts).reservations.list(request.supplier, query),
  );
  declare(app, postReservationAcknowledgement, ({ request, params, body }) =>
    inventoryOf(parts).reservations.acknowledge(request.supplier, params.number, body),
  );
}
