import { basename, dirname } from 'node:path';
import { call } from './kinds/call.ts';
import { component } from './kinds/component.ts';
import { page } from './kinds/page.ts';
import { widget } from './kinds/widget.ts';
import type { Plan } from './plan-parts.ts';

/** Raised for a name that cannot be used, with what to do instead. */
export class NameError extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What can be added, by the word of the command. */
export const PLANS: Readonly<Record<string, (name: string) => Plan>> = {
  component,
  widget,
  page,
  call,
};

/**
 * The plan for `npm run new <kind> <name>`. Throws a `NameError` for an unknown kind, or a name that is not kebab-case or
 * taken. @param exists whether there is a file or folder of that path
 */
export function planOf(kind: string, name: string, exists: (path: string) => boolean): Plan {
  const plan = Object.hasOwn(PLANS, kind) ? PLANS[kind]?.(name) : undefined;
  if (!plan)
    throw new NameError(`${JSON.stringify(kind)} cannot be made: expected ${Object.keys(PLANS).join(', ')}.`);
  if (!KEBAB.test(name))
    throw new NameError(`${JSON.stringify(name)} is no name: expected kebab-case like price-history.`);
  const own = (file: string): string[] => {
    const folder = dirname(file);
    return basename(folder) === name ? [folder, file] : [file];
  };
  const taken = Object.keys(plan.files).flatMap(own).find(exists);
  if (taken !== undefined) throw new NameError(`${name} is taken: there is ${taken}.`);
  return plan;
}
