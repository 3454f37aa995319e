import { resolve } from 'node:path';
import { foldersFrom } from './create-app.ts';
import type { Env } from './environment/read-env.ts';
import type { FileFolders } from './plugins/files.ts';

/** The folders of a shop. A real one serves no sample partners and no example pages. */
export function shopFolders(
  { mode, partnersDir }: Pick<Env, 'mode' | 'partnersDir'>,
  top: string,
): FileFolders {
  const { partners, examples, ...folders } = foldersFrom(top);
  const own = partnersDir === undefined ? undefined : resolve(partnersDir);
  if (mode === 'demo') return { ...folders, examples, partners: own ?? partners };
  return { ...folders, ...(own !== undefined && { partners: own }) };
}
