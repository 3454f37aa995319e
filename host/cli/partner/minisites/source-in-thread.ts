import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { CliError } from '../../cli-error.ts';
import type { FromSource, SourceData, ToSource } from './thread-messages.ts';

/**
 * JavaScript of the API makes much that it soon needs no more; with the 48 MB that Node lets it make before it looks, the
 * export would have a seventh more memory. What it keeps, such as the catalogue, has no limit.
 */
const LIMITS = { maxYoungGenerationSizeMb: 6 };

/** The API and its database, in a thread of their own. */
export interface SourceThread {
  /** Changes with the catalogue. */
  state: string;
  /** A port on which another thread asks the API. Throws why the thread with the API has ended, if it has. */
  port(): MessagePort;
  /** Throws why the thread had ended before. */
  close(): Promise<void>;
}

/** Opens the source of an export in a thread. Throws why it cannot be opened. */
export async function openSourceThread(script: string, workerData: SourceData): Promise<SourceThread> {
  const worker = new Worker(script, { workerData, resourceLimits: LIMITS });
  let fault: unknown;
  const ended = new Promise<void>((resolve) => {
    worker.once('error', (error) => (fault = error));
    worker.once('exit', (code) => {
      fault ??= new CliError(`The thread with the API ended with ${code}.`);
      resolve();
    });
  });
  const failed = ended.then(() => Promise.reject(fault));
  const [first] = (await Promise.race([once(worker, 'message'), failed])) as [FromSource];
  if ('fault' in first) throw new CliError(first.fault);
  const send = (message: ToSource, ...ports: MessagePort[]) => worker.postMessage(message, ports);
  return {
    state: first.state,
    port() {
      if (fault !== undefined) throw fault;
      const { port1, port2 } = new MessageChannel();
      send({ kind: 'asker', port: port2 }, port2);
      return port1;
    },
    async close() {
      if (fault !== undefined) throw fault;
      send({ kind: 'close' });
      await ended;
    },
  };
}
