import { Worker, type MessagePort } from 'node:worker_threads';
import type { ExportSetup, Outcome, Task } from './exporter.ts';
import type { FromPrinter, PrinterData, ToPrinter } from './thread-messages.ts';

/** Partners of one form, which one thread exports in a row. */
export interface Batch {
  form: string;
  tasks: readonly Task[];
}

/** How minisites are exported by threads. */
export interface ThreadOptions {
  /** The built script of a thread. */
  script: string;
  setup: ExportSetup;
  batches: readonly Batch[];
  /** Changes with whatever all pages are made of. Rejects where the API cannot be opened. */
  fingerprint: Promise<string>;
  /** How many threads there may be. Asked when the API is open, and the first has its pages. */
  threads: () => number;
  /** Gives a port on which a thread asks the API. */
  api: () => MessagePort;
  report: (task: Task, outcome: Outcome) => void;
}

/** Most memory that JavaScript of a thread may take, in MB: pages, styles, one form. One that needs more is ended. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/**
 * Exports minisites with threads, each of which goes on with partners of the form that it has. A thread that dies takes
 * the partner with it that it was exporting; another one does the rest. Throws where none can start.
 */
export async function exportInThreads(options: ThreadOptions): Promise<void> {
  const { script, setup, batches, api, report } = options;
  const start = () => startThread(script, setup, api());
  const queue = [...batches];
  const begun = new Set<string>();
  const next = (form: string | undefined): Batch | undefined => {
    const own = queue.findIndex((batch) => batch.form === form);
    const fresh = queue.findIndex((batch) => !begun.has(batch.form));
    const [batch] = queue.splice([own, fresh].find((index) => index >= 0) ?? 0, 1);
    if (batch) begun.add(batch.form);
    return batch;
  };
  const work = async (fingerprint: string, ready?: Thread) => {
    let thread = ready;
    try {
      for (let batch = next(undefined); batch; batch = next(batch.form)) {
        const left = new Map(batch.tasks.map((task) => [task.partner.slug, task]));
        while (left.size > 0) {
          const isFresh = !thread;
          const before = left.size;
          thread ??= await start();
          const message = { tasks: [...left.values()], fingerprint };
          const fault = await thread.run(message, (slug, outcome) => {
            const task = left.get(slug);
            if (task && left.delete(slug)) report(task, outcome);
          });
          if (fault === undefined) continue;
          thread = undefined;
          // It may have died of a batch before: another thread tries this one.
          if (!isFresh && left.size === before) continue;
          const [dead] = left.values();
          if (dead && left.delete(dead.partner.slug)) report(dead, { fault: fault.message });
        }
      }
    } finally {
      await thread?.end();
    }
  };
  // It loads its pages while the API opens.
  const first = start();
  try {
    const [fingerprint, thread] = await Promise.all([options.fingerprint, first]);
    const others = Math.min(options.threads(), queue.length) - 1;
    await Promise.all([
      work(fingerprint, thread),
      ...Array.from({ length: Math.max(0, others) }, () => work(fingerprint)),
    ]);
  } finally {
    await first.then(
      (thread) => thread.end(),
      () => undefined,
    );
  }
}

interface Thread {
  /** Has it export partners; gives the error by which it died, if it did. */
  run(message: ToPrinter, onOutcome: (slug: string, outcome: Outcome) => void): Promise<Error | undefined>;
  end(): Promise<unknown>;
}

/** Starts a thread. Throws the error by which it dies before it is ready. */
async function startThread(script: string, setup: ExportSetup, api: MessagePort): Promise<Thread> {
  const workerData: PrinterData = { setup, api };
  const worker = new Worker(script, { workerData, transferList: [api], resourceLimits: LIMITS });
  const ready = Promise.withResolvers<void>();
  const died = Promise.withResolvers<Error>();
  let done = Promise.withResolvers<undefined>();
  let onOutcome: Parameters<Thread['run']>[1] = () => undefined;
  worker.once('error', (error) => died.resolve(error instanceof Error ? error : new Error(String(error))));
  worker.once('exit', (code) => died.resolve(new Error(`A thread of the export ended with ${code}.`)));
  void died.promise.then(ready.reject);
  worker.on('message', (message: FromPrinter) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'done') done.resolve(undefined);
    else onOutcome(message.slug, message.outcome);
  });
  await ready.promise;
  return {
    run(message, report) {
      onOutcome = report;
      done = Promise.withResolvers();
      worker.postMessage(message);
      return Promise.race([done.promise, died.promise]);
    },
    end: () => worker.terminate(),
  };
}
