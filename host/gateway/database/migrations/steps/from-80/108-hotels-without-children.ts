import type { Migration } from '../../migration.ts';

/** The age from which a hotel takes children was a text alone: offers that suppliers made before get it too. */
export const hotelsWithoutChildren: Migration = {
  id: 108,
  name: 'hotels-without-children',
  expands: true,
  sql: `
create function children_from(hotel bigint) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object('childrenFrom', case when children->>'allowed' = 'false' then 12
    else (children->>'fromAge')::integer end))
  from (select data->'supplied'->'children' as children from hotels where id = hotel) h
$$;
update withdrawn_offers o set data = children_from(o.hotel_id) || o.data
  where o.id in (select offer_id from rate_plans) and children_from(o.hotel_id) <> '{}';
with changed as (
  update offers o set data = children_from(o.hotel_id) || o.data
  where o.id in (select offer_id from rate_plans) and children_from(o.hotel_id) <> '{}' returning o.hotel_id
)
insert into hotel_changes (hotel_id) select distinct hotel_id from changed;
drop function children_from(bigint);
`,
};
