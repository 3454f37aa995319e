import type { Queryable } from '../../database/database.ts';
import type { LedgerParty } from './statement.ts';

/** Partners by minisite id, as far as their names go. */
interface NamedPartners {
  byId(minisiteId: number): { partnerName?: string | undefined; slug: string } | undefined;
}

/** Name of a hotel or partner on its statement; its number where nobody knows it any more. */
export async function partyName(
  db: Queryable,
  partners: NamedPartners | undefined,
  { kind, id }: LedgerParty,
): Promise<string> {
  if (kind === 'partner') {
    const partner = partners?.byId(Number(id));
    return partner?.partnerName ?? partner?.slug ?? `Minisite ${id}`;
  }
  const [hotel] = await db.query<{ name: string }>(`select data->>'name' as name from hotels where id = $1`, [
    id,
  ]);
  return hotel?.name ?? `Hotel ${id}`;
}
