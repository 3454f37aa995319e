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
  /** Changes with the catalogue. Rejects with why it cannot be opened. */
  state: Promise<string>;
  /** A port on which another thread asks the API once it is open. Throws why the thread with the API has ended, if it has. */
  port(): MessagePort;
  /** Throws why the thread had ended before. */
  close(): Promise<void>;
}

/** Begins to open the source of an export in a thread. */
export function openSourceThread(script: string, workerData: SourceData): SourceThread {
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
  const open = async (): Promise<string> => {
    const [first] = (await Promise.race([once(worker, 'message'), failed])) as [FromSource];
    if ('state' in first) return first.state;
    fault = new CliError(first.fault);
    throw fault;
  };
  const send = (message: ToSource, ...ports: MessagePort[]) => worker.postMessage(message, ports);
  return {
    state: open(),
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
