import type { Queryable } from '../database/database.ts';

/** A mail as it is kept until it is sent. */
export interface StoredMail {
  template: string;
  locale: string;
  recipient: string;
  data: object;
}

/** Adds a mail to those that wait. */
export async function insertMail(
  tx: Queryable,
  { template, locale, recipient, data }: StoredMail,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into mail_outbox (template, locale, recipient, data) values ($1, $2, $3, $4::jsonb) returning id',
    [template, locale, recipient, JSON.stringify(data)],
  );
  return row?.id ?? 0;
}
