import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangeState } from '../../catalogue/store/change-log.ts';
import type { CalendarColumns } from '../columns/calendar-columns.ts';
import { inSlices, type Steps } from '../in-slices.ts';
import { toSearchModel, type LiveSearchModel, type ModelFacts } from '../read-model/search-model.ts';
import { FACT_FORMAT, packFacts, unpackFacts } from './fact-sections.ts';
import {
  bytesOf,
  checksumOf,
  copyTo,
  packSections,
  sectionOf,
  unpackSections,
  type Sections,
  type Unpacked,
} from './sections.ts';

/** A stored model, and the catalogue state that it belongs to. */
export interface StoredModel {
  model: LiveSearchModel;
  state: ChangeState;
}

/**
 * Stores the columns on disk, so that a restart need not read the catalogue. Facts and calendars are in two files,
 * since calendars change all day; the second refers to the first.
 */
export interface SnapshotStore {
  /** The stored model; undefined without a usable one. */
  load(): Promise<StoredModel | undefined>;
  save(stored: StoredModel): Promise<void>;
}

interface FactLabel {
  format: string;
  /** Checksum of the sections. */
  print: number;
}

interface CalendarLabel {
  format: string;
  facts: number;
  state: ChangeState;
  firstDay: number;
  days: number;
}

/** Writes a temporary file and renames it, so that readers see the old or the new one. */
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

/** Changes between two steps may be included or not: they are later than the stored state and are read again. */
function* calendarSections({ prices, promos, stock, minLos, limits }: CalendarColumns): Steps<Sections> {
  return {
    prices: yield* copyTo(new Int32Array(prices.length), prices),
    promos: yield* copyTo(new Uint8Array(promos.length), promos),
    stock: yield* copyTo(new Uint8Array(stock.length), stock),
    minLos: yield* copyTo(new Uint8Array(minLos.length), minLos),
    limits: yield* copyTo(new Uint8Array(limits.length), limits),
  };
}

/** Stores snapshots in a folder below `dataDir`. */
export function createSnapshotStore(dataDir: string): SnapshotStore {
  const folder = join(dataDir, 'read-model');
  const factFile = join(folder, 'facts.bin');
  const calendarFile = join(folder, 'calendars.bin');
  /** The facts on disk, if they are those of a model of this process. */
  let written: { facts: ModelFacts; print: number } | undefined;

  return {
    async load() {
      const [facts, calendars] = await Promise.all([readSections(factFile), readSections(calendarFile)]);
      if (!facts || !calendars) return undefined;
      const factLabel = facts.label as FactLabel;
      const label = calendars.label as CalendarLabel;
      if (factLabel.format !== FACT_FORMAT || label.format !== FACT_FORMAT) return undefined;
      if (factLabel.print !== label.facts) return undefined;
      const modelFacts = await inSlices(unpackFacts(facts.sections));
      written = { facts: modelFacts, print: factLabel.print };
      const { firstDay, days } = label;
      return {
        model: toSearchModel(modelFacts, {
          firstDay,
          days,
          prices: sectionOf(calendars.sections, 'prices', Int32Array),
          promos: sectionOf(calendars.sections, 'promos', Uint8Array),
          stock: sectionOf(calendars.sections, 'stock', Uint8Array),
          minLos: sectionOf(calendars.sections, 'minLos', Uint8Array),
          limits: sectionOf(calendars.sections, 'limits', Uint8Array),
        }),
        state: label.state,
      };
    },

    async save({ model, state }) {
      await mkdir(folder, { recursive: true });
      if (written?.facts !== model.facts) {
        const sections = await inSlices(packFacts(model.facts));
        // Processes with the same folder and catalogue write the same facts and checksum.
        const print = await inSlices(printOf(sections));
        const label: FactLabel = { format: FACT_FORMAT, print };
        await replaceFile(factFile, await inSlices(packSections(label, sections)));
        written = { facts: model.facts, print };
      }
      const { firstDay, days } = model.columns;
      // A copy, since the columns may change while the file is written.
      const sections = await inSlices(calendarSections(model.columns));
      const label: CalendarLabel = { format: FACT_FORMAT, facts: written.print, state, firstDay, days };
      await replaceFile(calendarFile, await inSlices(packSections(label, sections)));
    },
  };
}
