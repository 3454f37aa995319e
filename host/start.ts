import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/*
 * The door of the built server. Modules are compiled once: what V8 made of them is kept beside the data, so that a
 * second start need not compile a megabyte again. Where it cannot be kept, everything is compiled as ever.
 */
enableCompileCache(join(process.env['DATA_DIR']?.trim() || '.data', 'compiled'));
await import('./server.ts');
// A server ends in many ways, and not all of them write what was compiled.
setTimeout(flushCompileCache, 5_000).unref();
