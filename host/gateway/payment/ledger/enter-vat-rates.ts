import type { Database } from '../../database/database.ts';
import { presentShop } from '../../shop/present-shop.ts';

/**
 * Enters the VAT rates of the shop file in the ledger where they differ from those of tomorrow: sales from tomorrow on
 * have them, and what was booked stays. Entering them again changes nothing.
 */
export async function enterVatRates(db: Pick<Database, 'query'>): Promise<void> {
  const rates = Object.entries(presentShop().markets).flatMap(([market, known]) =>
    known
      ? (['commission', 'delivery'] as const).map(
          (subject) => [subject, market, known.seller.vat[subject]] as const,
        )
      : [],
  );
  await db.query(
    `insert into ledger_rates (kind, subject, market, basis_points, valid_from)
    select 'vat', subject, market, rate, tomorrow from unnest($1::text[], $2::text[], $3::integer[]) r(subject, market, rate)
      cross join (select (now() at time zone 'Europe/Paris')::date + 1 as tomorrow) t
    where ledger_rate('vat', subject, market, tomorrow) <> rate
    on conflict (kind, subject, market, valid_from) do nothing`,
    [rates.map(([subject]) => subject), rates.map(([, market]) => market), rates.map(([, , rate]) => rate)],
  );
}
