import type { Migration } from '../migration.ts';

/** Former and present code of each box that is named anew. */
const RENAMED = `(values ('ROMANCEEBOX', 'ROMANTICEBOX'), ('TABLEEBOX', 'GOURMETEBOX'),
  ('FAMILLEEBOX', 'FAMILYEBOX'), ('PRESTIGEEBOX', 'EXCEPTIONEBOX')) as renamed (former, present)`;

/**
 * A box by post has the digital code with `BOX` in place of `EBOX`: a stem that ends with `E` would make a digital code of
 * it. The four boxes whose stem did are named anew, in the catalogue and in what was sold of them. [BOX-14]
 */
export const boxCodes: Migration = {
  id: 8,
  name: 'box-codes',
  sql: `
update gifts set code = present, data = jsonb_set(data, '{code}', to_jsonb(present))
  from ${RENAMED} where code = former;
update gift_sales set product_id = present from ${RENAMED} where kind = 'BOX' and product_id = former;
`,
};
