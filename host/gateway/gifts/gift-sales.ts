import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { toGiftDesign, type GiftDesign } from '@staykit/values/gift/gift-design.ts';
import type { SendingState } from '@staykit/values/gift/bought-status.ts';
import type { GiftFormat, ProductType } from '@staykit/values/gift/gift-product.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { Queryable } from '../database/database.ts';
import { isDue } from '../selling/settle/settling-failures.ts';
import type { SoldPromotion } from '../selling/promo/promotion.ts';
import { unlessPaused } from '../selling/partner-pauses.ts';
import type { SaleSource } from '../selling/booking/bookings.ts';

/** State of a gift sale. `pending`: the provider is asked for the payment; `refunded`: the buyer has the whole price back. */
export type GiftSaleState = 'pending' | 'confirmed' | 'refused' | 'lapsed' | 'refunded';

/** The product as sold: the catalogue may change later. */
export interface SoldGiftRecord {
  label: string;
  /** Its contents, one per line. */
  lines: string[];
  nights: number;
  adults: number;
  /** Chosen packaging. */
  elements: { id: string; name: string; price: number }[];
  priceInfo: PriceInfo;
  /** Months in which it can be redeemed, from the day on which it is sent. */
  validMonths?: number;
  /** The promo code that took something off, as it is printed, and its terms. */
  promoCode?: string;
  promotion?: SoldPromotion;
}

/** The buyer. */
export interface GiftBuyer {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
}

/** A stored gift sale. Amounts are cents. */
export interface GiftSaleRow {
  /** 8 digits. */
  number: string;
  kind: ProductType;
  state: GiftSaleState;
  productId: string;
  format: GiftFormat;
  /** Worth of the code. */
  worthCents: number;
  /** Amount that remains if the upsell was not needed; the rest is refunded to the giver. */
  includedCents: number;
  totalCents: number;
  gift: SoldGiftRecord;
  validUntil: PlainDate;
  voucherToken: string;
  buyer: GiftBuyer;
  recipient?: { name: string; email: string };
  personalisation?: { fromName?: string; message?: string };
  address?: { name: string; street: string; zipCode: string; city: string; country: string };
  locale: Locale;
  /** What its card shows; absent of gifts that were sold without one. */
  design?: GiftDesign;
  /** The amount of a gift card is not told on it. */
  hidesAmount: boolean;
  /** How it gets to its recipient; of gifts without one it says nothing. */
  sending: SendingState;
  /** The day on which it is or was sent; absent: that of the sale. */
  sendOn?: PlainDate;
  source: SaleSource;
  /** Secrets of the addresses of its invoice and of its buyer's page; the database draws them. */
  invoiceToken?: string;
  pageToken?: string;
  /** When it was sold. */
  soldAt?: Date;
}

const COLUMNS = `s.number, s.kind, s.status as state, s.product_id as "productId", s.format,
  s.worth_cents as "worthCents", s.included_cents as "includedCents", s.total_cents as "totalCents", s.gift,
  s.valid_until as "validUntil", s.voucher_token as "voucherToken", s.buyer, s.recipient, s.personalisation,
  s.address, s.locale, s.minisite_id as "minisiteId", s.utm, s.origin,
  s.invoice_token as "invoiceToken", s.page_token as "pageToken", s.created_at as "soldAt", s.design,
  s.hides_amount as "hidesAmount", s.sending, s.send_on as "sendOn", c.code, c.blocked_at is not null as "isBlocked",
  c.redeemed_at is not null as "isRedeemed"`;

const FROM = 'from gift_sales s left join gift_codes c on c.sale_number = s.number';

type Row = Omit<GiftSaleRow, 'source' | 'recipient' | 'personalisation' | 'address' | 'design' | 'sendOn'> & {
  design: string | null;
  sendOn: PlainDate | null;
  recipient: GiftSaleRow['recipient'] | null;
  personalisation: GiftSaleRow['personalisation'] | null;
  address: GiftSaleRow['address'] | null;
  minisiteId: number | null;
  utm: Record<string, string>;
  origin: string | null;
  code: string | null;
  isBlocked: boolean;
  isRedeemed: boolean;
};

/** A sale, with its code once it has one, and whether staff blocked that, or a hotel redeemed it as an activity. */
export type GiftSale = GiftSaleRow & { code?: string; isBlocked?: boolean; isRedeemed?: boolean };

function toSale(row: Row): GiftSale {
  const { recipient, personalisation, address, minisiteId, utm, origin, code, design, sendOn, ...sale } = row;
  return {
    ...sale,
    ...(recipient && { recipient }),
    ...(personalisation && { personalisation }),
    ...(address && { address }),
    ...(design !== null && { design: toGiftDesign(design) }),
    ...(sendOn !== null && { sendOn }),
    ...(code !== null && { code }),
    source: { utm, ...(minisiteId !== null && { minisiteId }), ...(origin !== null && { origin }) },
  };
}

/** Inserts a sale. False if the number is taken. */
export async function insertGiftSale(tx: Queryable, row: GiftSaleRow, now: number): Promise<boolean> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  const made = await tx.query(
    `insert into gift_sales (number, kind, status, product_id, format, worth_cents, included_cents, total_cents,
      gift, valid_until, voucher_token, buyer_email, buyer, recipient_email, recipient, personalisation, address,
      locale, minisite_id, utm, origin, design, hides_amount, sending, send_on, created_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, ${unlessPaused('$19')},
      $20, $21, $23, $24, $25, $26, $22, $22)
    on conflict (number) do nothing returning number`,
    [
      row.number,
      row.kind,
      row.state,
      row.productId,
      row.format,
      row.worthCents,
      row.includedCents,
      row.totalCents,
      JSON.stringify(row.gift),
      row.validUntil,
      row.voucherToken,
      row.buyer.email,
      JSON.stringify(row.buyer),
      row.recipient?.email ?? null,
      json(row.recipient),
      json(row.personalisation),
      json(row.address),
      row.locale,
      row.source.minisiteId ?? null,
      JSON.stringify(row.source.utm ?? {}),
      row.source.origin ?? null,
      new Date(now),
      row.design ?? null,
      row.hidesAmount,
      row.sending,
      row.sendOn ?? null,
    ],
  );
  return made.length > 0;
}

/** A sale by its number, locked until the end of the transaction. */
export async function lockGiftSale(tx: Queryable, number: string): Promise<GiftSale | undefined> {
  const [row] = await tx.query<Row>(`select ${COLUMNS} ${FROM} where s.number = $1 for update of s`, [
    number,
  ]);
  return row && toSale(row);
}

/** The number of a sale that came about, by the token of its buyer's page. */
export async function numberOfPage(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ number: string }>(
    `select number from gift_sales where page_token = $1 and status in ('confirmed', 'refunded')`,
    [token],
  );
  return row?.number;
}

/** A sale by its number. */
export async function giftSaleOf(db: Queryable, number: string): Promise<GiftSale | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} ${FROM} where s.number = $1`, [number]);
  return row && toSale(row);
}

/** Stores when a sale is sent, and until when it is valid at least. */
export async function setSending(
  tx: Queryable,
  number: string,
  { sending, sendOn, validUntil }: Pick<GiftSaleRow, 'sending' | 'sendOn' | 'validUntil'>,
  now: number,
): Promise<void> {
  await tx.query(
    'update gift_sales set sending = $2, send_on = $3, valid_until = $4, changed_at = $5 where number = $1',
    [number, sending, sendOn ?? null, validUntil, new Date(now)],
  );
  await tx.query('update gift_codes set valid_until = $2 where sale_number = $1 and valid_until < $2', [
    number,
    validUntil,
  ]);
}

/** Numbers of sales to be sent on `day` at the latest, the oldest day first. A blocked gift waits. */
export async function giftsToSend(db: Queryable, day: PlainDate, now: number): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select s.number from gift_sales s join gift_codes c on c.sale_number = s.number
    where s.sending = 'planned' and s.send_on <= $2 and s.status = 'confirmed' and s.recipient is not null
      and c.blocked_at is null and ${isDue('gift', 's.number')}
    order by s.send_on, s.number limit 500`,
    [new Date(now), day],
  );
  return rows.map(({ number }) => number);
}

/** A confirmed sale by its voucher token. */
export async function giftSaleByToken(db: Queryable, token: string): Promise<GiftSale | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where s.voucher_token = $1 and s.status = 'confirmed'`,
    [token],
  );
  return row && toSale(row);
}

/** Confirmed sales of an e-mail address, latest first, at most `most`. */
export async function giftsOfBuyer(db: Queryable, email: string, most: number): Promise<GiftSale[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where lower(s.buyer_email) = lower($1) and s.status = 'confirmed'
     order by s.created_at desc, s.number limit $2`,
    [email.trim(), most],
  );
  return rows.map(toSale);
}

/**
 * Sales whose gift an account holds, latest first, at most `most`: those that were sent to its address, which its owner has
 * confirmed, and those that were added to it.
 */
export async function giftsOfHolder(
  db: Queryable,
  { id, email }: { id: number; email: string },
  most: number,
): Promise<GiftSale[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where s.status in ('confirmed', 'refunded') and s.number in (
      select number from gift_sales
        where lower(recipient_email) = lower($1) and format = 'digital' and sending = 'sent'
      union select sale_number from account_gifts where account_id = $2)
     order by s.created_at desc, s.number limit $3`,
    [email.trim(), id, most],
  );
  return rows.map(toSale);
}

/** A confirmed sale by its code. */
export async function giftSaleByCode(db: Queryable, code: string): Promise<GiftSale | undefined> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} ${FROM} where c.code = $1 and s.status = 'confirmed'`,
    [code],
  );
  return row && toSale(row);
}

/** Updates the state of a sale. */
export async function updateGiftSale(
  tx: Queryable,
  number: string,
  state: GiftSaleState,
  now: number,
): Promise<void> {
  await tx.query('update gift_sales set status = $2, changed_at = $3 where number = $1', [
    number,
    state,
    new Date(now),
  ]);
}

/** Numbers of sales pending since `before` that are due for settling. */
export async function unsettledGiftSales(db: Queryable, before: number, now: number): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select number from gift_sales where status = 'pending' and created_at < $2 and ${isDue('gift', 'number')}
    order by created_at limit 50`,
    [new Date(now), new Date(before)],
  );
  return rows.map(({ number }) => number);
}

/** Assigns a code to a sale. False if the code is taken. */
export async function insertGiftCode(
  tx: Queryable,
  sale: GiftSaleRow,
  code: string,
  now: number,
): Promise<boolean> {
  const made = await tx.query(
    `insert into gift_codes (code, sale_number, worth_cents, included_cents, valid_until, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (code) do nothing returning code`,
    [code, sale.number, sale.worthCents, sale.includedCents, sale.validUntil, new Date(now)],
  );
  return made.length > 0;
}

/**
 * Marks gifts as expired whose last day was before `today`, that no hotel redeemed and no stay holds: one that was refused, or cancelled
 * in time, left its code free. At most 100 a call, the oldest first.
 */
export async function expireGifts(db: Queryable, today: PlainDate, now: number): Promise<void> {
  await db.query(
    `update gift_codes set expired_at = $2 where code in (
      select c.code from gift_codes c where c.expired_at is null and c.redeemed_at is null and c.valid_until < $1
        and not exists (select 1 from gift_redemptions d join bookings b on b.number = d.booking_number
          where d.code = c.code and d.status = 'standing' 
            and (b.status in ('pending', 'confirmed') or b.status = 'cancelled' and not is_cancelled_in_time(b)))
      order by c.valid_until limit 100 for update of c skip locked)`,
    [today, new Date(now)],
  );
}
