/**
 * `npm run api-reference`: the reference of `@staykit/widgets` from its built declarations, in dist/api-reference. Fails
 * for what is public and has no words, or names a type that nobody can import. TypeDoc asks TypeScript 6, which is
 * installed beside it: 7 has no interface for it.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const typedoc = dirname(require.resolve('typedoc/package.json'));
const { status } = spawnSync(process.execPath, [join(typedoc, 'bin/typedoc')], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
});
process.exit(status ?? 1);
