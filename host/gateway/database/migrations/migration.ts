/** A migration. Released ones are never edited: add a new one. */
export interface Migration {
  id: number;
  name: string;
  sql: string;
  /**
   * The code of the release before works with it: it only adds tables, indexes, nullable columns or columns with a
   * default. Older code starts on such a schema, and refuses all others that it does not know.
   */
  expands?: true;
}
