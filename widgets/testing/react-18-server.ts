import { registerHooks } from 'node:module';

/** Gives every module of a test in Node the oldest React that the npm package runs with, its printer included. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^react(-dom)?(?=\/|$)/, 'react$1-18'), context),
});
