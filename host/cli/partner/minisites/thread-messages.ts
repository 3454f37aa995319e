import type { MessagePort } from 'node:worker_threads';
import type { Env } from '../../../server/environment/read-env.ts';
import type { ExportSetup, Outcome, Task } from './exporter.ts';

/** What the thread with the API and its database is started with. */
export interface SourceData {
  env: Env;
  /** A running shop to read from, instead of the database. */
  from?: string;
}

/** What the thread with the API sends first: the state of the catalogue, or why there is none. */
export type FromSource = { state: string } | { fault: string };

/** What the thread with the API is sent: a port on which another one asks, or that nobody asks any more. */
export type ToSource = { kind: 'asker'; port: MessagePort } | { kind: 'close' };

/** What a thread that prints is started with. `api`: where it asks. */
export interface PrinterData {
  setup: ExportSetup;
  api: MessagePort;
}

/** What a thread that prints sends: that it is ready, the outcome of a task, that all tasks that it was sent are done. */
export type FromPrinter =
  | { kind: 'ready' }
  | { kind: 'outcome'; slug: string; outcome: Outcome }
  | { kind: 'done' };

/** What a thread that prints is sent: partners to export, and what changes with whatever all pages are made of. */
export interface ToPrinter {
  tasks: readonly Task[];
  fingerprint: string;
}
