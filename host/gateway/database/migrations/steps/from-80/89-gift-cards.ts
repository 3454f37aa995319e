import type { Migration } from '../../migration.ts';

/** Gifts have a card, are sent to their recipient on a day, and have a page of their buyer. */
export const giftCards: Migration = {
  id: 89,
  name: 'gift-cards',
  expands: true,
  sql: `
-- What the card shows; null: sold without one.
alter table gift_sales add column design text;
-- The amount of a gift card is not on it.
alter table gift_sales add column hides_amount boolean not null default false;
-- How a gift gets to its recipient: sent with the sale, as releases before do, or planned for a day, or not at all.
alter table gift_sales add column sending text not null default 'sent' check (sending in ('sent', 'planned', 'none'));
-- The day on which it is or was sent; null: that of the sale.
alter table gift_sales add column send_on date;
-- Opens the page of the buyer; nobody can guess it, and the voucher's secret, which the recipient has, is another.
-- Sales of before get theirs with migration 94, as invoices do with 88.
alter table gift_sales add column page_token text;
alter table gift_sales alter column page_token
  set default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index gift_sales_page_token on gift_sales (page_token) where page_token is not null;
create index gift_sales_planned on gift_sales (send_on) where sending = 'planned';
`,
};
