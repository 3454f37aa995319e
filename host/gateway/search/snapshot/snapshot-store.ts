import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeState } from '../../repositories/change-log.ts';
import type { CalendarColumns } from '../calendar-columns.ts';
import { inSlices, type Steps } from '../in-slices.ts';
import { toSearchModel, type LiveSearchModel, type ModelFacts } from '../search-model.ts';
import { FACT_FORMAT, packFacts, unpackFacts } from './fact-sections.ts';
import {
  bytesOf,
  checksumOf,
  copyTo,
  packSections,
  unpackSections,
  type Sections,
  type Unpacked,
} from './sections.ts';

/** A model that was kept, and the state of the catalogue that it stands for. */
export interface KeptModel {
  model: LiveSearchModel;
  state: ChangeState;
}

/**
 * Keeps the columns on disk, so that a second start need not read the catalogue. Facts and calendars lie in two
 * files, since calendars change all day; the second names the first that it belongs to.
 */
export interface SnapshotStore {
  /** What was kept, or undefined where there is nothing, or nothing that can be used. */
  load(): Promise<KeptModel | undefined>;
  save(kept: KeptModel): Promise<void>;
}

interface FactLabel {
  format: string;
  /** Of the sections' contents. */
  print: number;
}

interface CalendarLabel {
  format: string;
  facts: number;
  state: ChangeState;
  firstDay: number;
  days: number;
}

/** Writes beside the file and puts it in place at once: a reader finds the old one or the new one, whole. */
async function replaceFile(file: string, pieces: readonly Uint8Array[]): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w');
  try {
    for (const piece of pieces) await handle.appendFile(piece);
  } finally {
    await handle.close();
  }
  await rename(draft, file).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

async function readSections(file: string): Promise<Unpacked | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && inSlices(unpackSections(bytes));
}

function* printOf(sections: Sections): Steps<number> {
  let print = 0;
  for (const numbers of Object.values(sections)) print = yield* checksumOf(bytesOf(numbers), print);
  return print;
}

/** Changes that come between two steps are in it or not: they are later than the kept state, and read once more. */
function* calendarSections({ prices, promos, stock, minLos }: CalendarColumns): Steps<Sections> {
  return {
    prices: yield* copyTo(new Int32Array(prices.length), prices),
    promos: yield* copyTo(new Uint8Array(promos.length), promos),
    stock: yield* copyTo(new Uint8Array(stock.length), stock),
    minLos: yield* copyTo(new Uint8Array(minLos.length), minLos),
  };
}

/** The snapshots in a folder of their own below `dataDir`. */
export function createSnapshotStore(dataDir: string): SnapshotStore {
  const folder = join(dataDir, 'read-model');
  const factFile = join(folder, 'facts.bin');
  const calendarFile = join(folder, 'calendars.bin');
  /** The facts that lie on disk, when they are those of a model of this process. */
  let written: { facts: ModelFacts; print: number } | undefined;

  return {
    async load() {
      const [facts, calendars] = await Promise.all([readSections(factFile), readSections(calendarFile)]);
      if (!facts || !calendars) return undefined;
      const factLabel = facts.label as FactLabel;
      const label = calendars.label as CalendarLabel;
      if (factLabel.format !== FACT_FORMAT || label.format !== FACT_FORMAT) return undefined;
      if (factLabel.print !== label.facts) return undefined;
      const { prices, promos, stock, minLos } = calendars.sections as unknown as CalendarColumns;
      const modelFacts = await inSlices(unpackFacts(facts.sections));
      written = { facts: modelFacts, print: factLabel.print };
      const { firstDay, days } = label;
      return {
        model: toSearchModel(modelFacts, { firstDay, days, prices, promos, stock, minLos }),
        state: label.state,
      };
    },

    async save({ model, state }) {
      await mkdir(folder, { recursive: true });
      if (written?.facts !== model.facts) {
        const sections = await inSlices(packFacts(model.facts));
        // Two processes that share the folder and the catalogue write the same facts under the same print.
        const print = await inSlices(printOf(sections));
        const label: FactLabel = { format: FACT_FORMAT, print };
        await replaceFile(factFile, await inSlices(packSections(label, sections)));
        written = { facts: model.facts, print };
      }
      const { firstDay, days } = model.columns;
      // Copied first: the columns may be written over while the file is.
      const sections = await inSlices(calendarSections(model.columns));
      const label: CalendarLabel = { format: FACT_FORMAT, facts: written.print, state, firstDay, days };
      await replaceFile(calendarFile, await inSlices(packSections(label, sections)));
    },
  };
}
