import { expect, it } from 'vitest';
import { scratchDatabase } from '../../fixtures/own-database.ts';

it('a hotel, account or other row that an operator deletes takes its own rows with it by an index, not by reading whole tables', async () => {
  const db = await scratchDatabase();
  const missing = await db.query<{ key: string }>(
    `select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as key
       from pg_constraint c
       cross join lateral unnest(c.conkey) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number
      where c.contype = 'f' and c.confdeltype = 'c' and not exists (
        select 1 from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] = c.conkey)
      group by c.oid, c.conrelid order by 1`,
  );
  await db.close();
  expect(missing.map(({ key }) => key)).toEqual([]);
}, 60_000);
