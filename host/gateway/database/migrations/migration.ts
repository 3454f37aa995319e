/** A migration. Released ones are never edited: add a new one. */
export interface Migration {
  id: number;
  name: string;
  sql: string;
}
