import type { Migration } from '../migration.ts';

/** When the facts of hotels and offers were last written: search engines read it in the sitemap. */
export const writtenAt: Migration = {
  id: 79,
  name: 'written-at',
  expands: true,
  sql: `
alter table hotels add column written_at timestamptz not null default now();
alter table offers add column written_at timestamptz not null default now();
create function note_written() returns trigger language plpgsql as $$
begin
  new.written_at = now();
  return new;
end $$;
create trigger hotels_written before update on hotels for each row
  when (old.data is distinct from new.data) execute function note_written();
create trigger offers_written before update on offers for each row
  when (old.data is distinct from new.data) execute function note_written();
`,
};
