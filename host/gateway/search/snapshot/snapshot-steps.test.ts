import { expect, it } from 'vitest';
import { modelOfRecords } from '../fixtures/at-once.ts';
import { inventRecords } from '../fixtures/invent-records.ts';
import { longestShare } from '../fixtures/longest-share.ts';
import type { Steps } from '../in-slices.ts';
import type { ModelFacts } from '../read-model/search-model.ts';
import { packFacts, unpackFacts } from './fact-sections.ts';
import { packSections, unpackSections } from './sections.ts';

const records = inventRecords(1_200, '2030-03-04');

it('keeping the facts of a catalogue and reading them back has no step that takes a tenth of it', () => {
  const { facts } = modelOfRecords(records);
  function* keepAndRead(): Steps<ModelFacts | undefined> {
    const pieces = yield* packSections('facts', yield* packFacts(facts));
    const read = yield* unpackSections(Buffer.concat(pieces));
    return read && (yield* unpackFacts(read.sections));
  }
  expect(longestShare(keepAndRead)).toBeLessThan(0.1);
}, 60_000);
