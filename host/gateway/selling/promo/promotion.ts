import { readPromoCode, type PromoTerms } from '@staykit/core/price/promo-code.ts';
import type { PromoProduct } from '@staykit/values/price/promo-product.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../../database/database.ts';
import type { SavedAnswer } from '../idempotency.ts';
import { refusal } from '../refusal.ts';

/** A promo code of the shop with its terms at the moment of the quote or the sale. */
export interface Promotion extends PromoTerms {
  id: string;
}

/** The code of a sale. The terms stay those of the sale, whatever becomes of the code. */
export interface SoldPromotion extends Promotion {
  /** What the shop pays of the price: less after a cancellation, and nothing where a gift pays for all. */
  cents: number;
}

/** What is sold, to whom and where. */
export interface PromoSale {
  product: PromoProduct;
  locale: Locale;
  /** The partner whose page sells it. */
  minisiteId?: number;
  /** ms since 1970. */
  now: number;
}

/** A refusal of a code: the sale itself may go on without it. */
export interface PromoRefusal {
  code: Extract<ErrorCode, `PROMO_CODE_${string}`>;
  message: string;
  /** Smallest price in cents that the code takes something off. */
  minimum?: number;
}

/** A code that counts, or why it does not. */
export type FoundPromotion = { promotion: Promotion } | { refused: PromoRefusal };

interface CodeRow extends Promotion {
  validFrom: Date;
  validUntil: Date | null;
  locales: Locale[];
  partners: string[];
  products: PromoProduct[];
  isUsedUp: boolean;
  oncePerGuest: boolean;
  firstPurchase: boolean;
  isPaused: boolean;
}

const COLUMNS = `id::text as id, kind, value, minimum_cents as "minimumCents", valid_from as "validFrom",
  valid_until as "validUntil", locales, partners::text[] as partners, products,
  coalesce(used >= max_uses, false) as "isUsedUp", once_per_guest as "oncePerGuest",
  first_purchase as "firstPurchase", paused_at is not null as "isPaused"`;

const refused = (code: PromoRefusal['code'], message: string, minimum?: number): PromoRefusal => ({
  code,
  message,
  ...(minimum !== undefined && { minimum }),
});

/** Why a code does not count for a sale; undefined where it does. */
function check(row: CodeRow | undefined, sale: PromoSale): PromoRefusal | undefined {
  const { now, product, locale, minisiteId } = sale;
  // One answer for a code that never was, one that is paused and one to come.
  if (!row || row.isPaused || row.validFrom.getTime() > now)
    return refused('PROMO_CODE_UNKNOWN', 'No promo code reads like this.');
  if (row.validUntil && row.validUntil.getTime() <= now)
    return refused('PROMO_CODE_EXPIRED', 'The promo code has expired.');
  if (row.isUsedUp)
    return refused('PROMO_CODE_USED_UP', 'The promo code has been used as often as it can be.');
  const isHere =
    row.products.includes(product) &&
    (row.locales.length === 0 || row.locales.includes(locale)) &&
    (row.partners.length === 0 || row.partners.includes(String(minisiteId)));
  return isHere
    ? undefined
    : refused('PROMO_CODE_NOT_HERE', 'The promo code is not for this product or site.');
}

const termsOf = ({ id, kind, value, minimumCents }: CodeRow): Promotion => ({
  id,
  kind,
  value,
  minimumCents,
});

/** A typed code of the shop: its terms, or why it does not count. */
export async function findPromotion(db: Queryable, typed: string, sale: PromoSale): Promise<FoundPromotion> {
  const code = readPromoCode(typed);
  const [row] =
    code === undefined
      ? []
      : await db.query<CodeRow>(`select ${COLUMNS} from promo_codes where code = $1`, [code]);
  const refusal = check(row, sale);
  return row && !refusal ? { promotion: termsOf(row) } : { refused: refusal ?? check(undefined, sale)! };
}

/** The refusal of a code that takes nothing off a price because the price is too low. */
export function belowMinimum({ minimumCents }: PromoTerms): PromoRefusal {
  return refused(
    'PROMO_CODE_MINIMUM',
    `The promo code counts from ${(minimumCents / 100).toFixed(2)} on.`,
    minimumCents,
  );
}

/**
 * Takes the code of a quote for a sale: it is locked until the end of the transaction, so that no two sales take its last
 * use. Returns its terms now, or why it does not count any more. The caller stores the use with `recordUse`.
 */
export async function claimPromotion(
  tx: Queryable,
  { id }: Pick<Promotion, 'id'>,
  email: string,
  sale: PromoSale,
): Promise<FoundPromotion> {
  const [row] = await tx.query<CodeRow>(`select ${COLUMNS} from promo_codes where id = $1 for update`, [id]);
  const refusal = check(row, sale);
  if (!row || refusal) return { refused: refusal ?? check(undefined, sale)! };
  if (!(await isForGuest(tx, row, email)))
    return {
      // One answer for both, which tells nobody what an address bought.
      refused: refused(
        'PROMO_CODE_NOT_FOR_GUEST',
        'The promo code counts once, or for a first purchase alone.',
      ),
    };
  return { promotion: termsOf(row) };
}

/** Sales that stand, with the addresses of their guests and givers. */
const STANDING = `select 'booking' as kind, number from bookings
    where lower(guest_email) = lower($1) and status in ('pending', 'confirmed')
  union all select 'gift', number from gift_sales
    where lower(buyer_email) = lower($1) and status in ('pending', 'confirmed')`;

async function isForGuest(tx: Queryable, row: CodeRow, email: string): Promise<boolean> {
  if (!row.oncePerGuest && !row.firstPurchase) return true;
  const [before] = await tx.query<{ bought: boolean; used: boolean }>(
    `with sales as (${STANDING})
    select exists (select 1 from sales) as bought, exists (select 1 from sales join promo_uses u
      on u.sale_kind = sales.kind and u.sale_id = sales.number and u.code_id = $2 and u.given_back_at is null) as used`,
    [email.trim(), row.id],
  );
  return !(row.firstPurchase && before?.bought) && !(row.oncePerGuest && before?.used);
}

/** Stores the use of a claimed code by a sale. */
export async function recordUse(
  tx: Queryable,
  { id }: Pick<Promotion, 'id'>,
  sale: { kind: 'booking' | 'gift'; number: string },
  now: number,
): Promise<void> {
  await tx.query('insert into promo_uses (code_id, sale_kind, sale_id, created_at) values ($1, $2, $3, $4)', [
    id,
    sale.kind,
    sale.number,
    new Date(now),
  ]);
}

/** The stored refusal of a sale whose code does not count. */
export const promoAnswer = ({ code, message }: PromoRefusal): SavedAnswer => refusal(code, message);
