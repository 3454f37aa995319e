import type { Migration } from '../../migration.ts';

/** Versions of editors' content, and when each is shown: they lie over the files of CONTENT_DIR. */
export const contentVersions: Migration = {
  id: 82,
  name: 'content-versions',
  expands: true,
  sql: `
-- Rows are only added: a version that was shown once can be read again.
create table content_versions (
  id bigint generated always as identity primary key,
  -- Path as in CONTENT_DIR (fr_FR/home.json), or partners/<slug>/banner.json.
  document text not null,
  -- The text of the file.
  body text not null,
  note text,
  made_by text not null,
  made_at timestamptz not null
);
create index content_versions_document on content_versions (document, id);
create table content_publications (
  id bigint generated always as identity primary key,
  version_id bigint not null references content_versions (id),
  -- Of several that hold at an instant, the one that began last is shown.
  from_at timestamptz not null,
  -- Null: until another takes its place.
  until_at timestamptz check (until_at > from_at),
  published_by text not null,
  published_at timestamptz not null,
  -- Set when it is taken back.
  withdrawn_at timestamptz,
  withdrawn_by text
);
create index content_publications_version on content_publications (version_id);
create index content_publications_open on content_publications (until_at) where withdrawn_at is null;
-- One row: another token with each change of publications. Processes read it to learn of them, and changes lock it.
create table content_change (
  token uuid not null
);
insert into content_change values (gen_random_uuid());
`,
};
