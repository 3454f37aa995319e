import { parentPort, workerData } from 'node:worker_threads';
import { askOver } from './ask-port.ts';
import { createExporter } from './exporter.ts';
import type { FromPrinter, PrinterData, ToPrinter } from './thread-messages.ts';

/* A thread that prints and writes minisites. It has the pages; another one has the API and its database. */

const { setup, api } = workerData as PrinterData;
const exportAlike = await createExporter(setup, askOver(api));
const send = (message: FromPrinter): void => parentPort?.postMessage(message);

async function exportAll({ tasks, fingerprint }: ToPrinter): Promise<void> {
  await exportAlike(tasks, fingerprint, ({ partner }, outcome) =>
    send({ kind: 'outcome', slug: partner.slug, outcome }),
  );
  send({ kind: 'done' });
}

parentPort?.on('message', (message: ToPrinter) => void exportAll(message));
send({ kind: 'ready' });
