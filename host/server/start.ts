import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * Entry of the built server. Node keeps the compiled modules beside the data, so that a second start need not compile a
 * megabyte again. Where they cannot be kept, they are compiled at each start.
 */
enableCompileCache(join(process.env['DATA_DIR']?.trim() || '.data', 'compiled'));
await import('./server.ts');
// Written early: not every way to end a process writes the compile cache.
setTimeout(flushCompileCache, 5_000).unref();
