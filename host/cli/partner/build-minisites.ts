import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { formKey } from '@staykit/minisites/form-key.ts';
import { clearDrafts } from '@staykit/minisites/replace-folder.ts';
import { tidySharedFiles } from '@staykit/minisites/shared-files.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { Env } from '../../server/environment/read-env.ts';
import { siteSettings } from '../../server/site-settings.ts';
import { CliError } from '../cli-error.ts';
import { exportInThreads, type Batch } from './minisites/export-in-threads.ts';
import type { Source } from './minisites/source.ts';
import { openSourceThread } from './minisites/source-in-thread.ts';
import type { SourceData } from './minisites/thread-messages.ts';
import type { ExportSetup, Outcome, Task } from './minisites/exporter.ts';

/** Options of the command. */
export interface BuildMinisitesOptions {
  env: Env;
  partners: PartnerRegistry;
  wanted: readonly Partner[];
  out: string;
  base: string;
  force: boolean;
  /** Top of the checkout. */
  top: string;
  /** A running shop to read from, instead of the database. */
  from?: string;
  /** Threads that print and write, beside one with the API and its database; 0: this one does all. Default: see `threadsFor`. */
  threads?: number;
  /** Origin of the shop that an export calls and links to. */
  shopOf: (partner: Partner) => string;
  print: (line: string) => void;
}

/** Folder beside the minisites with the files that they share; hidden, since it is no minisite. */
const SHARED = '.shared';

/** Partners that a thread is given at once. */
const BATCH = 50;

/** What an export may take, in MB; what it still grows by; and what a thread that prints takes. */
const MEMORY = { most: 400, growth: 100, thread: 65 };

/** One thread for each core, as many as there is memory for: an embedded database leaves room for one, another for three. */
function threadsFor(takenMb: number): number {
  const { most, growth, thread } = MEMORY;
  return Math.max(1, Math.min(availableParallelism(), Math.floor((most - growth - takenMb) / thread)));
}

/** Exports minisites; calls that they share are made once. Throws when one of them failed, after the others. */
export async function buildMinisites(options: BuildMinisitesOptions): Promise<void> {
  const { env, partners, wanted, out, base, force, top, from, print } = options;
  const host = join(top, 'dist/host');
  const [manifest, rest] = ['manifest.json', 'rest/manifest.json'].map((name) =>
    readFileSync(join(host, name), 'utf8'),
  ) as [string, string];
  const origin = { env, ...(from !== undefined && { from }) };
  const start = performance.now();
  const source =
    options.threads !== 0
      ? openSourceThread(join(host, 'source-thread.js'), origin)
      : await openSourceHere(origin);
  let opened = 0;
  const fingerprintOf = (state: string) => {
    opened = performance.now() - start;
    return createHash('sha256')
      .update(manifest)
      .update(rest)
      .update(readFileSync(join(host, 'server.js')))
      .update(readFileSync(join(host, 'printer-thread.js')))
      .update(state)
      .update(JSON.stringify(siteSettings(env).captcha?.sources ?? []))
      .digest('hex');
  };
  try {
    clearDrafts(out);
    const setup: ExportSetup = {
      env,
      partners: partners.all,
      out,
      shared: join(out, SHARED),
      base,
      force,
      assets: {
        folders: [join(host, 'assets'), join(host, 'rest/assets')],
        manifest: JSON.parse(manifest) as ExportSetup['assets']['manifest'],
        rest: JSON.parse(rest) as ExportSetup['assets']['rest'],
      },
      instant: Date.now(),
    };
    const tasks = wanted.map((partner): Task => ({ partner, shop: options.shopOf(partner) }));
    const lines = inOrder(tasks, out, print);
    const batches = batchesOf(tasks);
    if ('ask' in source) {
      // Imported here, since pages and styles take memory that threads have already.
      const { createExporter } = await import('./minisites/exporter.ts');
      const exportAlike = await createExporter(setup, source.ask);
      const fingerprint = fingerprintOf(source.state);
      for (const batch of batches) await exportAlike(batch.tasks, fingerprint, lines.report);
    } else {
      await exportInThreads({
        script: join(host, 'printer-thread.js'),
        setup,
        batches,
        fingerprint: source.state.then(fingerprintOf),
        threads: () => options.threads ?? threadsFor(process.memoryUsage.rss() / 1_000_000 - MEMORY.thread),
        api: source.port,
        report: lines.report,
      });
    }
    tidySharedFiles(setup.shared);
    const [ms, opening] = [performance.now() - start, opened].map(Math.round);
    print(
      `${wanted.length} minisites, ${lines.written()} of them written, in ${ms} ms; the catalogue was open after ${opening} ms.`,
    );
    const failed = lines.failed();
    if (failed.length > 0) throw new CliError(`Not exported: ${failed.join(', ')}. The others are.`);
  } finally {
    await source.close();
  }
}

/** Opens the source in this thread; imported here, since it takes memory that its own thread has already. */
async function openSourceHere({ env, from }: SourceData): Promise<Source> {
  const { openSource } = await import('./minisites/source.ts');
  return openSource(env, from);
}

/** Partners that have one form stand together. */
function batchesOf(tasks: readonly Task[]): Batch[] {
  const forms = Map.groupBy(tasks, ({ partner, shop }) => `${shop} ${formKey(partner)}`);
  return [...forms].flatMap(([form, all]) =>
    Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => ({
      form,
      tasks: all.slice(index * BATCH, (index + 1) * BATCH),
    })),
  );
}

/** Prints a line for each task, in the order of the tasks, whatever the order in which they are done. */
function inOrder(tasks: readonly Task[], out: string, print: (line: string) => void) {
  const outcomes = new Map<Task, Outcome>();
  let printed = 0;
  return {
    report(task: Task, outcome: Outcome): void {
      outcomes.set(task, outcome);
      for (let next = tasks[printed]; next; next = tasks[printed]) {
        const known = outcomes.get(next);
        if (!known) return;
        print(`${join(out, next.partner.minisiteUrl)}: ${inWords(known)}`);
        printed += 1;
      }
    },
    written: () => [...outcomes.values()].filter((one) => 'files' in one && one.files > 0).length,
    failed: () =>
      [...outcomes].filter(([, one]) => 'fault' in one).map(([{ partner }]) => partner.minisiteUrl),
  };
}

function inWords(outcome: Outcome): string {
  if ('fault' in outcome) return `not exported: ${outcome.fault}`;
  const { files, bytes, ms } = outcome;
  return files === 0 ? 'unchanged' : `${files} files, ${Math.round(bytes / 1024)} KB, ${Math.round(ms)} ms`;
}
