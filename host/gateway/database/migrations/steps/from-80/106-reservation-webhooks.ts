import type { Migration } from '../../migration.ts';

/** Webhooks of suppliers, and what has to be sent to each. */
export const reservationWebhooks: Migration = {
  id: 106,
  name: 'reservation-webhooks',
  expands: true,
  sql: `
alter table supplier_contacts add column webhook text check (webhook like 'https://%');
-- Signs what is sent: a hash would not do.
alter table supplier_contacts add column webhook_secret text check ((webhook is null) = (webhook_secret is null));
-- Position of the last event that was looked at for it.
alter table supplier_contacts add column webhook_position bigint not null default 0;
create table reservation_deliveries (
  supplier text not null references supplier_contacts (supplier),
  event_id bigint not null references reservation_events (id),
  -- Null: to be sent.
  delivered_at timestamptz,
  primary key (supplier, event_id)
);
create index reservation_deliveries_event on reservation_deliveries (event_id);
create index reservation_deliveries_open on reservation_deliveries (event_id) where delivered_at is null;
`,
};
