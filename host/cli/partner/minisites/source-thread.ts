import { parentPort, workerData } from 'node:worker_threads';
import { answerOver } from './ask-port.ts';
import { openSource, type Source } from './source.ts';
import type { FromSource, SourceData, ToSource } from './thread-messages.ts';

/* The thread that has the API and its database, which those that print ask. */

const send = (message: FromSource): void => parentPort?.postMessage(message);

function serve(source: Source): void {
  parentPort?.on('message', (message: ToSource) => {
    if (message.kind === 'asker') answerOver(message.port, source.ask);
    else void source.close().then(() => process.exit());
  });
  send({ state: source.state });
}

/** Errors with a code are meant for the user, and say enough; of the others, the stack is needed too. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? error.message : (error.stack ?? error.message);
}

const { env, from } = workerData as SourceData;
await openSource(env, from).then(serve, (error: unknown) => send({ fault: faultOf(error) }));
