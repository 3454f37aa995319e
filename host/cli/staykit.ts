import { runStaykit } from './run-staykit.ts';

process.exitCode = await runStaykit(process.argv.slice(2));
