import { openContent, type ContentStore, type FileContent } from '@staykit/gateway/content/content-store.ts';
import { databaseVersions } from '@staykit/gateway/content/versions/version-source.ts';
import { publishContent } from '@staykit/gateway/content/versions/published-content.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { DatabaseError } from '@staykit/gateway/database/database-error.ts';
import { checkSchema } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { enterShop } from '@staykit/gateway/shop/present-shop.ts';
import { readShop } from '@staykit/gateway/shop/read-shop.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { EnvError, readEnv, type Env } from '../../server/environment/read-env.ts';
import { checkContent } from '../../server/doctor/check-content.ts';
import { checkDatabase } from '../../server/doctor/check-database.ts';
import { checkNetwork } from '../../server/doctor/check-network.ts';
import { checkSettings } from '../../server/doctor/check-settings.ts';
import { checkShop } from '../../server/doctor/check-shop.ts';
import { missing, ok, weak, type Finding } from '../../server/doctor/finding.ts';
import { shopLocales } from '../../server/shop-of-env.ts';

/**
 * Examines the shop of an environment as one of production, whatever its mode. Changes nothing; a part that cannot be
 * read is a finding.
 */
export async function examineShop(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Finding[]> {
  const unset = unsetVariables({ ...variables, STAYKIT_MODE: 'production' });
  const env = usable(variables);
  if (!env) return unset;
  const locales = shopLocales(env);
  const db = await open(env);
  try {
    return [
      ...(unset.length > 0 ? unset : [ok('environment', 'all that production needs is set')]),
      ...(env.mode === 'production'
        ? []
        : [weak('mode', 'STAYKIT_MODE is not production: the next start is a demo', 'Set it.')]),
      ...(env.shopFile === undefined ? [] : await examineShopFile(env.shopFile, locales)),
      ...(await examineContent(env, db, locales)),
      ...examinePartners(env),
      ...checkSettings(env),
      ...('found' in db ? [db] : await checkDatabase(db, env)),
      ...(await checkNetwork(env)),
    ];
  } finally {
    if (!('found' in db)) await db.close();
  }
}

/** Variables that are missing or cannot be used. */
function unsetVariables(variables: Readonly<Record<string, string | undefined>>): Finding[] {
  try {
    readEnv(variables, { sells: true });
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.map(({ name, expected, received }) =>
      missing(name, `received ${received}`, `Expected ${expected}.`),
    );
  }
}

/** The environment of a command; undefined where a variable cannot be used. */
function usable(variables: Readonly<Record<string, string | undefined>>): Env | undefined {
  try {
    return readEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return undefined;
    throw error;
  }
}

/** Opens the database; a finding where it cannot be used. No migration is run. */
async function open(env: Env): Promise<Database | Finding> {
  if (env.databaseUrl === undefined)
    return missing('database', 'not examined: DATABASE_URL is not set', 'Set DATABASE_URL.');
  let db: Database | undefined;
  try {
    db = await openDatabase({ ...env, upkeep: true });
    await checkSchema(db);
    return db;
  } catch (error) {
    await db?.close();
    const outdated = error instanceof DatabaseError && error.code === 'SCHEMA_OUTDATED';
    return outdated
      ? missing('database', 'lacks migrations', 'Start the shop, or run npx staykit migrate.')
      : missing('database', sentence(error), 'Check DATABASE_URL and the server.');
  }
}

async function examineShopFile(path: string, locales: readonly Locale[]): Promise<Finding[]> {
  try {
    const shop = await readShop(path, locales);
    // Content is checked against what this shop sells.
    enterShop(shop);
    return checkShop(shop);
  } catch (error) {
    return [missing('shop file', sentence(error), `See all problems: npx staykit shop check ${path}`)];
  }
}

async function examineContent(
  env: Env,
  db: Database | Finding,
  locales: readonly Locale[],
): Promise<Finding[]> {
  let files: FileContent;
  try {
    files = await openContent({ folder: env.contentDir });
  } catch (error) {
    return [missing('content', sentence(error), 'Mend the files of CONTENT_DIR: the start names them all.')];
  }
  const content: ContentStore =
    'found' in db ? files : await publishContent({ files, versions: databaseVersions(db) });
  return checkContent(content, locales);
}

function examinePartners(env: Env): Finding[] {
  if (env.partnersDir === undefined) return [];
  const { all, refused } = readPartners(env.partnersDir, RESERVED_SEGMENTS, shopHosts(env), {
    unbranded: env.unbrandedMinisites.map(Number),
  });
  return [
    refused.length > 0
      ? missing(
          'partners',
          `not served: ${refused.map(({ slug }) => slug).join(', ')}`,
          'See why: npx staykit partner check',
        )
      : ok('partners', `${all.length} served`),
  ];
}

/** An error in one line. Errors of files and servers repeat no secret. */
const sentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);
