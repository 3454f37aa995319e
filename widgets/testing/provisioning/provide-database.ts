import { providePostgres } from './provide-postgres.ts';

/** Starts the PostgreSQL of a run of tests in Node, before its first test, and names it `TEST_DATABASE_URL`. */
export default async function provideDatabase(): Promise<() => Promise<void>> {
  const { url, stop } = await providePostgres(console.log);
  // Each project of a run asks: the first starts the server, the others are told of it.
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
