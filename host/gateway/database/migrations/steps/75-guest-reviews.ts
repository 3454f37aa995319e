import type { Migration } from '../migration.ts';

/** Reviews of guests who stayed, with their moderation, and who wants no invitations to write one. */
export const guestReviews: Migration = {
  id: 75,
  name: 'guest-reviews',
  expands: true,
  sql: `
-- What was not liked; the body is then praise alone. Null: both stand in the body, as one text.
alter table reviews add column negative text;
create table guest_reviews (
  id bigint generated always as identity primary key,
  -- One review of a stay.
  booking_number text not null unique references bookings (number),
  -- No foreign key, as bookings: a hotel may leave the catalogue and return.
  hotel_id bigint not null,
  state text not null default 'pending' check (state in ('pending', 'published', 'rejected')),
  locale text not null,
  -- Out of 10, as all scores: twice the stars that the guest gave.
  score numeric(3, 1) not null check (score between 1 and 10),
  -- Scores out of 10 by criterion, of those that the guest gave.
  criteria jsonb not null default '{}',
  title text not null,
  liked text not null,
  disliked text not null,
  company text not null,
  -- Month of the check-in, yyyy-MM.
  stay_month text not null,
  -- Name that the guest chose to show; empty: none.
  author text not null,
  -- What a moderator should look at: codes of findings.
  flags text[] not null default '{}',
  sent_at timestamptz not null,
  moderated_at timestamptz,
  moderator text,
  -- Why it was rejected.
  reason text,
  -- The hotel's answer, shown below the review.
  reply text,
  replied_at timestamptz
);
create index guest_reviews_hotel on guest_reviews (hotel_id) where state = 'published';
create index guest_reviews_state on guest_reviews (state, sent_at);
alter table bookings add column review_invited_at timestamptz;
create index bookings_review_due on bookings ((checkin + nights)) where status = 'confirmed' and review_invited_at is null;
-- Addresses that objected to invitations, in lower case.
create table review_objections (
  email text primary key,
  objected_at timestamptz not null
);
`,
};
