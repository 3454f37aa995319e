import { globSync, readFileSync } from 'node:fs';
import { EnvError, readEnv } from '../../../host/env.ts';
import { ROOT } from '../../elements/build/widget-names.ts';
import { code, page, table } from './markdown.ts';

/** A variable and the setting of `Env` that it becomes. */
export interface Variable {
  name: string;
  setting: string;
  meaning: string;
  /** What the check says that it expects. */
  expected: string;
  fallback: string;
  /** Whether the host does anything with it yet; the others are checked and kept for what is to come. */
  used: boolean;
}

/** A value that no checked variable takes. */
const WRONG = '?';

/** The variables that host/env.ts reads, with the words of its comments and of its own check. */
export function readVariables(): readonly Variable[] {
  const source = readFileSync(`${ROOT}host/env.ts`, 'utf8');
  const body = /interface Env \{([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  const docs = [...body.matchAll(/\/\*\* ([\s\S]*?) \*\/\n {2}(\w+)\??:/g)];
  const names = new Map(
    [
      ...source.matchAll(
        /(\w+)(?::| =) (?:read\w+\()?(?:(?:whole|choice|address|secret|given)\()?'([A-Z_]+)'/g,
      ),
    ].map(([, setting = '', name = '']) => [setting, name.endsWith('_') ? `${name}*` : name]),
  );
  const host = globSync('host/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['host/env.ts', 'host/**/*.test.*'] })
    .map((file) => readFileSync(ROOT + file, 'utf8'))
    .join('\n');
  const defaults = readEnv({}) as unknown as Readonly<Record<string, unknown>>;
  return docs.map(([, meaning = '', setting = '']) => {
    const name = names.get(setting) ?? 'PAYMENT_*';
    const fallback = defaults[setting];
    return {
      name,
      setting,
      meaning: meaning.replaceAll(/\s*\n\s*\* ?/g, ' '),
      expected: expectedOf(name),
      fallback: typeof fallback === 'object' || fallback === undefined ? '' : String(fallback),
      used: new RegExp(`\\benv\\.${setting}\\b`).test(host),
    };
  });
}

function expectedOf(name: string): string {
  try {
    readEnv({ [name]: WRONG });
    return 'any text';
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems[0]?.expected ?? '';
  }
}

/** docs/reference/environment.md: every variable that a process is started with. */
export function environmentPage(): string {
  return page(
    'Environment',
    'Variables are read and checked once, when the process starts. An empty one counts as absent. All that is wrong is told at once: the variable, what was expected and what came; of secrets and addresses only the shape is repeated. Variables that are not in use yet are checked all the same.',
    ['host/env.ts'],
    table(
      ['variable', 'meaning', 'expected', 'default', 'in use'],
      readVariables().map(({ name, meaning, expected, fallback, used }) => [
        code(name),
        meaning,
        expected,
        code(fallback),
        used ? 'yes' : 'not yet',
      ]),
    ),
  );
}
