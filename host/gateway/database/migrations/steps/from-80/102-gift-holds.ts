import type { Migration } from '../../migration.ts';

/** Who takes uses of promo codes by orders of gifts without having paid, for as long as an order may wait. */
export const giftHolds: Migration = {
  id: 102,
  name: 'gift-holds',
  expands: true,
  sql: `
create table gift_holds (
  gift_number text primary key references gift_sales (number),
  network text not null,
  taken_at timestamptz not null
);
create index gift_holds_network on gift_holds (network);
create index gift_holds_taken on gift_holds (taken_at);
`,
};
