import type { Queryable } from '../database/database.ts';

/** Minisite ids of partners that staff paused. */
export async function pausedMinisites(db: Pick<Queryable, 'query'>): Promise<number[]> {
  const rows = await db.query<{ id: number }>('select minisite_id as id from partner_pauses');
  return rows.map(({ id }) => id);
}

/** Pauses a partner or resumes it. False where it is so already. */
export async function setPaused(
  tx: Queryable,
  minisiteId: number,
  isPaused: boolean,
  now: number,
): Promise<boolean> {
  const rows = isPaused
    ? await tx.query(
        `insert into partner_pauses (minisite_id, paused_at) values ($1, $2)
        on conflict (minisite_id) do nothing returning minisite_id`,
        [minisiteId, new Date(now)],
      )
    : await tx.query('delete from partner_pauses where minisite_id = $1 returning minisite_id', [minisiteId]);
  return rows.length > 0;
}

/** SQL of the partner of a new sale: none while it is paused. `id` is the placeholder of the minisite's id. */
export const unlessPaused = (id: string): string =>
  `(select ${id}::integer where not exists (select 1 from partner_pauses p where p.minisite_id = ${id}::integer))`;
