import type { ErrorSchema } from '@rjsf/utils';
import type { Problem } from '../calls.ts';

/** The field that shows what is at a path: the keys of tokens hold dots, and have one field for all. */
const fieldPath = (path: string): string[] => (path.startsWith('theme') ? ['theme'] : path.split('.'));

/** Id of the field of a path in the page. */
export const fieldId = (path: string): string => ['root', ...fieldPath(path)].join('_');

/** What is wrong, in a sentence. */
export const sentence = ({ expected, received }: Problem): string =>
  `Expected ${expected}. There is ${received}.`;

/** Problems where the form shows them. */
export function errorSchemaOf(problems: readonly Problem[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const problem of problems) {
    let node = root;
    for (const key of fieldPath(problem.path)) node = (node[key] ??= {}) as Record<string, unknown>;
    node['__errors'] = [...((node['__errors'] as string[] | undefined) ?? []), sentence(problem)];
  }
  return root as ErrorSchema;
}
