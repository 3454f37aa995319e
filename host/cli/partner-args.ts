import { join } from 'node:path';
import type { PartnerRegistry } from '../partners/partner-registry.ts';
import type { Partner } from '../partners/partner.ts';
import { TOP } from '../top.ts';
import { CliError } from './cli-error.ts';

/** The flag of every command that reads partner files. */
export const folderArg = {
  type: 'string',
  description: 'Folder of the partner files',
  default: join(TOP, 'partners'),
} as const;

/** The partners of these slugs, or all of them where none is named. */
export function partnersOf({ all }: PartnerRegistry, slugs: readonly string[]): readonly Partner[] {
  if (slugs.length === 0) return all;
  return slugs.map((slug) => {
    const partner = all.find((one) => one.slug === slug);
    if (partner) return partner;
    throw new CliError(`There is no partner "${slug}". There are: ${all.map((one) => one.slug).join(', ')}.`);
  });
}
