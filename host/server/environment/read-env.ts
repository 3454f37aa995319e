import type { output } from 'zod/mini';
import type { ShopMode } from '@staykit/gateway/database/hold-mode.ts';
import { envSchema, sellingEnvSchema } from './env-schema.ts';

type Variables = output<typeof envSchema>;

/** `DATABASE_URL` becomes `databaseUrl`, `STAYKIT_SITES` `sites` and `MAP_TILES_*` `mapTiles`. */
type SettingName<Name extends string> = Name extends `STAYKIT_${infer Rest}`
  ? SettingName<Rest>
  : Name extends `${infer Group}_*`
    ? SettingName<Group>
    : Name extends `${infer Word}_${infer Rest}`
      ? `${Lowercase<Word>}${Capitalize<SettingName<Rest>>}`
      : Lowercase<Name>;

export const settingName = (variable: string): string =>
  variable
    .replaceAll(/^STAYKIT_|_\*$/g, '')
    .toLowerCase()
    .replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The settings that a process is started with; `env-schema.ts` describes each. */
export type Env = { [Name in keyof Variables as SettingName<Name>]: Variables[Name] } & {
  mode: ShopMode;
  mailFrom: string;
  shopMail: string;
};

/** Sender of the demo's mails. */
const DEMO_SENDER = 'Staykit <bonjour@staykit.example>';

/** One variable that cannot be used. */
export interface EnvProblem {
  name: string;
  expected: string;
  /** What came; a secret is described and never repeated. */
  received: string;
}

/** Raised once at start, naming every variable that cannot be used. */
export class EnvError extends Error {
  readonly code = 'ENV';
  readonly problems: readonly EnvProblem[];

  constructor(problems: readonly EnvProblem[]) {
    const lines = problems.map(
      ({ name, expected, received }) => `  ${name}: expected ${expected}, received ${received}`,
    );
    super(`The environment cannot be used:\n${lines.join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/**
 * Reads and checks the environment; an empty variable counts as absent. Throws one `EnvError` for all problems. With
 * `sells` the process serves a shop, which must have all that its mode needs.
 */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>>,
  { sells = false } = {},
): Env {
  const { success, data, error } = (sells ? sellingEnvSchema : envSchema).safeParse(setVariables(variables));
  if (!success) {
    throw new EnvError(
      error.issues.map((issue) => ({
        name: String(issue.path.at(-1)),
        expected: issue.message,
        received: issue.code === 'custom' ? String(issue.params?.['received']) : 'something else',
      })),
    );
  }
  const settings = Object.entries(data).map(([name, value]) => [settingName(name), value]);
  const mailFrom = data.MAIL_FROM ?? DEMO_SENDER;
  return {
    mode: 'demo',
    mailFrom,
    shopMail: mailFrom.replace(/^.*<(.*)>$/, '$1'),
    ...(Object.fromEntries(settings) as Omit<Env, 'mode' | 'mailFrom' | 'shopMail'>),
  };
}

/** The variables of the schema that are set, trimmed; those of a group by the rest of their name. */
function setVariables(variables: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const texts = Object.entries(variables).flatMap(([name, value]): [string, string][] => {
    const text = value?.trim();
    return text ? [[name, text]] : [];
  });
  const groups = Object.keys(envSchema.shape).flatMap((key): [string, Record<string, string>][] => {
    if (!key.endsWith('*')) return [];
    const prefix = key.slice(0, -1);
    const members = texts.filter(([name]) => name.startsWith(prefix));
    return members.length > 0
      ? [[key, Object.fromEntries(members.map(([name, text]) => [name.slice(prefix.length), text]))]]
      : [];
  });
  return Object.fromEntries([...texts, ...groups]);
}
