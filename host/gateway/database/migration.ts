/** One step of the schema. A released step is never edited: a new one is added after it. */
export interface Migration {
  id: number;
  name: string;
  sql: string;
}
