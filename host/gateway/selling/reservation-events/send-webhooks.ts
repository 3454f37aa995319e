import { dayInUtc } from '../../catalogue/calendar-day.ts';
import type { Database } from '../../database/database.ts';
import { report } from '../../observe/observe.ts';
import type { SellingParts } from '../selling-parts.ts';
import { settleEach } from '../settle/settle-each.ts';
import { isDue } from '../settle/settling-failures.ts';
import { SupplierAway } from '../supplier/supplier-system.ts';
import { findEvent, publishEvents } from './reservation-events.ts';
import { sendWebhook, type WebhookConnection } from './send-webhook.ts';
import { showEvents } from './show-events.ts';
import { mayRead } from './supplier-contacts.ts';

/** Calls of one run for one supplier. */
const BATCH = 100;

/** Id of a delivery among failures, of the delivery `d` and its event `e`. */
const FAILURE_ID = `d.supplier || ':' || e.booking_number || ':' || e.version`;

interface Delivery {
  supplier: string;
  eventId: number;
  number: string;
  version: number;
  address: string;
  secret: string;
}

/**
 * Sends events of reservations to the webhooks of suppliers: those of one booking in their order, and each until it is
 * taken. What fails is tried again with growing delays, and parked at last. Any process may run it.
 */
export async function sendWebhooks(parts: SellingParts, connection?: WebhookConnection): Promise<void> {
  await publishEvents(parts.db);
  await fanOut(parts.db, parts.clock());
  const bySupplier = Map.groupBy(await dueDeliveries(parts), ({ supplier }) => supplier);
  // One that does not answer holds up no other.
  await Promise.all(
    [...bySupplier.values()].map((deliveries) =>
      settleEach(parts, 'webhook', deliveries, {
        idOf: ({ supplier, number, version }) => `${supplier}:${number}:${version}`,
        settle: (delivery) => deliver(parts, delivery, connection),
      }),
    ),
  );
}

/** Writes down what has to be sent of the events that were published since, by supplier. */
async function fanOut(db: Database, now: number): Promise<void> {
  const behind = await db.query<{ supplier: string }>(
    `select supplier from supplier_contacts where webhook is not null
      and webhook_position < (select max(position) from reservation_events)`,
  );
  for (const { supplier } of behind)
    await db.transaction(async (tx) => {
      await tx.query('select 1 from supplier_contacts where supplier = $1 for update', [supplier]);
      const [last] = await tx.query<{ position: number }>(
        'select max(position) as position from reservation_events',
      );
      await tx.query(
        `insert into reservation_deliveries (supplier, event_id)
        select c.supplier, e.id from supplier_contacts c join reservation_events e
          on e.position > c.webhook_position and e.position <= $2 join hotels h on h.id = e.hotel_id
        where c.supplier = $1 and c.webhook is not null and ${mayRead('c.supplier', '$3')}
        on conflict do nothing`,
        [supplier, last?.position ?? 0, new Date(now)],
      );
      await tx.query('update supplier_contacts set webhook_position = $2 where supplier = $1', [
        supplier,
        last?.position ?? 0,
      ]);
    });
}

/** What is to be sent now: of each booking the first event alone, unless it is parked. */
function dueDeliveries({ db, clock }: SellingParts): Promise<Delivery[]> {
  return db.query<Delivery>(
    `select * from (
      select d.supplier, d.event_id as "eventId", e.booking_number as number, e.version, c.webhook as address,
        c.webhook_secret as secret, row_number() over (partition by d.supplier order by d.event_id) as place
      from reservation_deliveries d join reservation_events e on e.id = d.event_id
        join hotel_reservations r on r.booking_number = e.booking_number
        join supplier_contacts c on c.supplier = d.supplier and c.webhook is not null
        join hotels h on h.id = e.hotel_id
      where d.delivered_at is null and ${mayRead('d.supplier', '$1')} and e.version > r.acknowledged_version and ${isDue('webhook', FAILURE_ID)}
        and not exists (
          select 1 from reservation_deliveries od join reservation_events oe on oe.id = od.event_id
            left join settling_failures f on f.kind = 'webhook'
              and f.id = od.supplier || ':' || oe.booking_number || ':' || oe.version
          where od.supplier = d.supplier and od.delivered_at is null and oe.booking_number = e.booking_number
            and oe.version < e.version and oe.version > r.acknowledged_version and f.parked is not true)
    ) due where place <= ${BATCH} order by "eventId"`,
    [new Date(clock())],
  );
}

async function deliver(
  { db, clock }: SellingParts,
  { supplier, eventId, number, version, address, secret }: Delivery,
  connection: WebhookConnection | undefined,
): Promise<void> {
  const event = await findEvent(db, number, version);
  const [reservation] = event ? await showEvents(db, [event], dayInUtc(clock())) : [];
  const from = performance.now();
  const end = (outcome: 'answered' | 'error') =>
    report('supplier', {
      supplier,
      operation: 'webhook',
      outcome,
      seconds: (performance.now() - from) / 1_000,
    });
  try {
    await sendWebhook(
      {
        address,
        secret,
        id: `${number}:${version}`,
        body: JSON.stringify({ type: `reservation.${reservation?.event}`, reservation }),
        now: clock(),
      },
      connection,
    );
  } catch (error) {
    end('error');
    throw new SupplierAway(supplier, 'webhook', 'error', error);
  }
  end('answered');
  await db.query(
    'update reservation_deliveries set delivered_at = $3 where supplier = $1 and event_id = $2 and delivered_at is null',
    [supplier, eventId, new Date(clock())],
  );
}
