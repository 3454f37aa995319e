import { globalRegistry } from 'zod/mini';
import { envSchema } from '@staykit/host/server/environment/env-schema.ts';
import { EnvError, readEnv, settingName } from '@staykit/host/server/environment/read-env.ts';
import { code, page, table } from './markdown.ts';

/** An environment variable. */
export interface Variable {
  name: string;
  meaning: string;
  /** What the check says that it expects. */
  expected: string;
  fallback: string;
}

/** A value that no checked variable takes. */
const WRONG = '?';

/** The variables of the schema. */
export function readVariables(): readonly Variable[] {
  const defaults = new Map(Object.entries(readEnv({})));
  return Object.entries(envSchema.shape).map(([name, schema]) => {
    const fallback: unknown = defaults.get(settingName(name));
    return {
      name,
      meaning: globalRegistry.get(schema)?.description ?? '',
      expected: expectedOf(name),
      fallback: typeof fallback === 'object' || fallback === undefined ? '' : String(fallback),
    };
  });
}

function expectedOf(name: string): string {
  try {
    readEnv({ [name]: WRONG });
    return 'any text';
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems.find((problem) => problem.name === name)?.expected ?? 'any text';
  }
}

/** docs/reference/environment.md: every variable that a process is started with. */
export function environmentPage(): string {
  return page(
    'Environment',
    'Variables are read and checked once, when the process starts. An empty variable counts as absent. All errors are printed at once, with the expected and the received value; secrets and addresses are never printed.',
    ['host/server/environment/env-schema.ts'],
    table(
      ['variable', 'meaning', 'expected', 'default'],
      readVariables().map(({ name, meaning, expected, fallback }) => [
        code(name),
        meaning,
        expected,
        code(fallback),
      ]),
    ),
  );
}
